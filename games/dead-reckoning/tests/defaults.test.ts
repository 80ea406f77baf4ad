import { TABLE } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { atEveryMoment } from './matches.ts';

/** Entries of each match that are looked at. */
const ENTRIES = 900;

describe('answers by default (DR-TABLE-6)', () => {
  it('DR-TABLE-6: whoever is asked in another turn has one, and whoever has the turn is waited for', () => {
    const answered = new Set<string>();
    const waitedFor = new Set<string>();
    atEveryMoment((match, where) => {
      const step = match.state.flow.at(-1)?.step ?? 'over';
      for (const seat of match.toAct.filter((one) => one !== TABLE)) {
        const isDefault = match.defaultAction(seat) !== undefined;
        // Bonus tokens are chosen by all at once, before anybody has a turn.
        const expected = step === 'token' || seat !== match.state.active;
        expect(isDefault, `${where}: seat ${seat} at ${step}`).toBe(expected);
        (isDefault ? answered : waitedFor).add(step);
      }
    }, ENTRIES);
    expect([...answered]).toEqual(expect.arrayContaining(['token', 'respond', 'combat', 'loot']));
    expect([...waitedFor]).toEqual(expect.arrayContaining(['main', 'combat', 'loot', 'levelUp']));
  });
});
