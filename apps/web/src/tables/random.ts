/** Chance from the operating system. `crypto.randomUUID` is missing on plain http pages of a home network. */
export function randomHex(bytes: number): string {
  const words = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(words, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Names one request, so that the same request sent twice is carried out once. */
export const commandId = (): string => randomHex(8);
