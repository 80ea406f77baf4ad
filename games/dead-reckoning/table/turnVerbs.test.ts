import { TABLE } from '@broadside/kernel';
import { LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { SETTINGS } from '../tests/settings.ts';
import { battlesAt } from './battle/ahead.ts';
import { sailsToRaise } from './sails.ts';
import { type DeadReckoningMatch, playMixed, propsOf, sayIn } from './testing.tsx';
import { turnVerbs } from './turnVerbs.ts';

/** Half a phone in two lines. */
const FITS_A_BUTTON = 30;
const PLACES = ['raise', 'sail', 'goods', 'buy'];
/** Three rows of two. */
const FITS_A_PHONE = 6;

/** Whoever is in the main phase of the own turn, after every entry of a match. */
function inTurns(seats: number, seed: string, look: (match: DeadReckoningMatch, seat: number) => void): void {
  playMixed(
    SETTINGS.find((setting) => setting.seats === seats) ?? { seats },
    seed,
    (match) => {
      const [seat] = match.toAct;
      if (seat !== undefined && seat !== TABLE && match.state.flow.at(-1)?.step === 'main') look(match, seat);
    },
    260,
  );
}

describe('the verbs of a turn', () => {
  it('keep their places, greyed with a short reason and its clause where they cannot be pressed', () => {
    let greyed = 0;
    for (const locale of LOCALES)
      inTurns(2, `places ${locale}`, (match, seat) => {
        const verbs = turnVerbs(propsOf(match.view(seat), match.legal(seat), { say: sayIn(locale) }), seat);
        const kinds = verbs.map(({ key }) => key.split('.')[0].replace('trade', 'buy'));
        const kept = kinds.filter((kind) => PLACES.includes(kind));
        expect(kept).toEqual(PLACES.filter((kind) => kept.includes(kind)));
        if (verbs.length < FITS_A_PHONE) expect(kept).toEqual(PLACES);
        for (const { reason, clause } of verbs)
          if (reason !== undefined) {
            greyed++;
            expect(reason.length, reason).toBeLessThanOrEqual(FITS_A_BUTTON);
            expect(clause).toMatch(/^DR-/);
          }
      });
    expect(greyed).toBeGreaterThan(100);
  });

  it('DR-SAIL-2, DR-SAIL-9: raising says how many sails go up, and so many do', () => {
    let said = new Map<string, number>();
    let raised = 0;
    playMixed({ seats: 3 }, 'how many', (match) => {
      const happened = match.log[match.n]?.events.find(({ type }) => type === 'raised');
      if (happened?.type === 'raised') {
        raised++;
        expect(said.get(JSON.stringify(match.log[match.n].action))).toBe(happened.sails);
      }
      said = new Map();
      const [seat] = match.toAct;
      if (seat === undefined || seat === TABLE) return;
      for (const action of match.legal(seat))
        if (action.type === 'raise')
          said.set(JSON.stringify(action), sailsToRaise(match.view(seat), seat, action.cards));
    });
    expect(raised).toBeGreaterThan(5);
  });

  it('DR-PIRATE-1: sailing to a pirate says whom one has to fight, with the chance, and asks first', () => {
    let met = 0;
    for (const seed of ['pirates', 'more pirates', 'still more pirates'])
      inTurns(3, seed, (match, seat) => {
        const view = match.view(seat);
        const legal = match.legal(seat);
        const verbs = turnVerbs(propsOf(view, legal), seat).flatMap((verb) => verb.more ?? [verb]);
        for (const { action, detail, confirm, tone } of verbs) {
          if (action?.type !== 'sail') continue;
          const [ahead] = battlesAt(view, seat, (action as DeadReckoningAction & { readonly type: 'sail' }).to);
          if (ahead === undefined) expect(confirm).toBeUndefined();
          else {
            met++;
            expect(tone).toBe('danger');
            expect(detail).toMatch(/^battle with .+, \d+%/);
            expect(confirm).toContain('as soon as you arrive');
          }
        }
      });
    expect(met).toBeGreaterThan(0);
  });
});
