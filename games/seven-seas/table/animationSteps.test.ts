import type { Entry } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { SevenSeasView } from '../rules/view.ts';
import { animationSteps } from './animationSteps.ts';
import { awards } from './awards.ts';
import { happen } from './scene.ts';
import { nameOf, playByChance, sayIn } from './testing.tsx';

const say = sayIn('en');

/** What the facts of an entry say about everybody's belongings. */
const belongings = ({ pirates, corsairs, port, playedTop, lootLeft, endRound }: SevenSeasView) => ({
  pirates: pirates.map(({ chests, ships, talismans, yinYang, marks, goods, handSize, guards, free }) =>
    [chests, ships, talismans, yinYang, marks, handSize, guards, free, ...goods].join(),
  ),
  ...{ corsairs, port, playedTop, lootLeft, endRound },
});

describe('the scene', () => {
  it('ends where the rules end, at every entry of whole matches', () => {
    for (const seats of [2, 3, 4]) {
      let before: SevenSeasView | undefined;
      playByChance({ seats }, `scene ${seats}`, (match, where) => {
        const after = match.view(0);
        // Goods kept or discarded card by card leave their fact only at the end (S7-TABLE-2).
        const quiet = match.log[match.n].events.length === 0;
        const inParts = before?.flow.some(({ step }) => step === 'keep' || step === 'excess');
        const limit = after.endRound > 0 && before?.endRound === 0 && after.round > after.endRound;
        if (before && !quiet && !inParts && !limit) {
          const excess = after.flow.some(({ step }) => step === 'excess');
          const scene = match.log[match.n].events.reduce(
            (view, event) =>
              happen(view, event.type === 'chose' || event.type === 'drew' ? { ...event, card: -1 } : event),
            before,
          );
          if (!excess) expect(belongings(scene), where).toEqual(belongings(after));
        }
        before = after;
      });
    }
  });
});

describe('the animation steps', () => {
  it('end with the view of the rules, and call out marks, caravans and the end', () => {
    const calls = new Set<string>();
    let before: SevenSeasView | undefined;
    playByChance({ seats: 4 }, 'calls', (match, where) => {
      const after = match.view(0);
      const shown = animationSteps(before, match.log[match.n].events, after, say, nameOf);
      expect(shown.at(-1)?.view, where).toBe(after);
      for (const { call } of shown) if (call) calls.add(call.text.replace(/Mira|Inés|Tomas|Ada/g, 'X'));
      before = after;
    });
    expect(calls).toContain('All have chosen');
    expect(calls).toContain('Black Mark for X');
    expect([...calls].some((text) => text.startsWith('Captain: '))).toBe(true);
  });

  it('show nothing of a match that was not seen before', () => {
    const match = playByChance({ seats: 2 }, 'fresh', () => {});
    expect(animationSteps(undefined, [], match.view(0), say, nameOf)).toEqual([{ flights: [], view: match.view(0) }]);
  });
});

describe('the awards', () => {
  it('go to whoever stands out alone, and forget what was undone', () => {
    const match = playByChance({ seats: 3 }, 'awards', () => {});
    if (!match.outcome) throw new Error('the match is not over');
    const given = awards(match.log as readonly Entry[], match.outcome, say, nameOf);
    expect(given.length).toBeGreaterThan(0);
    for (const { seat, title } of given) {
      expect([0, 1, 2]).toContain(seat);
      expect(title).not.toBe('');
    }
    const sold = { type: 'sold', seat: 1, goods: [3, 0, 0], chests: 99, final: false };
    const entry = (n: number, rest: object): Entry => ({ ...match.log[0], n, events: [], ...rest }) as Entry;
    const biggest = (log: readonly Entry[]) =>
      awards(log, match.outcome ?? { reason: '', decidedBy: '', winners: [], ranking: [] }, say, nameOf);
    expect(biggest([entry(0, {}), entry(1, { events: [sold] })])).toMatchObject([{ seat: 1, title: 'Biggest sale' }]);
    expect(biggest([entry(0, {}), entry(1, { events: [sold] }), entry(2, { undo: 0 })])).toEqual([]);
  });
});
