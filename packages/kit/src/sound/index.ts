export { contactsOf } from './contacts.ts';
export { coinSound, playSound, readySound } from './play.ts';
export type { Sound } from './scores.ts';
