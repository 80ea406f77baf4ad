/** Chairs and codes: what a table is made of before anybody plays at it. */
import { randomInt } from 'node:crypto';
import type { SeatPlan, TableSettings } from '@broadside/wire';
import type { Bans, GuestRow, SeatRow, TableRow } from '../store/store.ts';

/** Read aloud without mistakes: no 0 O 1 I L, no U beside V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30^8 codes: at the permitted rate a lifetime of guesses finds none; see docs/hosting.md. */
const CODE_LENGTH = 8;

export const EMPTY: SeatRow = { guest: null, name: null, bot: null };
export const sitting = ({ id, name }: GuestRow): SeatRow => ({ guest: id, name, bot: null });

export function planned(plan: SeatPlan, host: GuestRow): SeatRow {
  switch (plan.kind) {
    case 'me':
      return sitting(host);
    case 'open':
      return EMPTY;
    case 'bot':
      return { ...EMPTY, bot: plan.bot };
  }
}

const freshCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Chairs drawn by lot, with chance from the operating system. */
export function drawn(seats: readonly SeatRow[]): SeatRow[] {
  const mixed = [...seats];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

/** A new table with a code of its own; whether the code is free only the store knows. */
export const freshTable = (
  id: string,
  host: string,
  settings: TableSettings,
  seats: readonly SeatRow[],
  bans?: Bans,
): TableRow => ({
  id,
  code: freshCode(),
  host,
  status: 'waiting',
  settings,
  seats,
  next: null,
  created: Date.now(),
  ...(bans ? { bans } : {}),
  version: 1,
});
