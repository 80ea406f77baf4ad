export { contactsOf } from './contacts.ts';
export { coinSound, playSound } from './play.ts';
export type { Sound } from './scores.ts';
