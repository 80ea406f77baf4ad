/** To one digit behind the comma; the messages write it as the reader's language does. */
export const tenth = (amount: number): number => Math.round(amount * 10) / 10;
