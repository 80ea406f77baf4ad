declare module '*.md' {
  const book: import('@broadside/text').Rulebook;
  export default book;
}
