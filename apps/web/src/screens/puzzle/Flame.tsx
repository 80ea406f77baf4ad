/** The sign of a streak. Only puzzles have one: the first page does without. */
export const Flame = () => (
  <svg
    viewBox="0 0 24 24"
    width={20}
    height={20}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.9}
  >
    <path d="M12 2.6C13 7 18.4 9.4 18.4 14.8C18.4 18.8 15.6 21.4 12 21.4S5.6 18.8 5.6 15C5.6 12.4 7 10.8 8.2 9.4C8.6 11.4 9.4 12.2 10.4 12.4C9.8 8.6 10.6 5 12 2.6Z" />
  </svg>
);
