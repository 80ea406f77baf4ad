import type { Entry, Outcome } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { HARBOUR } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { animationSteps } from './animationSteps.ts';
import { awards } from './awards.ts';
import { happen } from './scene.ts';
import { nameOf, playMixed, sayIn } from './testing.tsx';

const say = sayIn('en');

/** What the facts of an entry say about the sea. */
const seaOf = ({ sea }: DeadReckoningView) =>
  sea.map(({ explored, id, card, cubes, controller, buildings }) => ({
    explored,
    id,
    card,
    cubes,
    controller,
    buildings,
  }));

describe('the scene', () => {
  it('ends where the rules end on the sea, at every entry of whole matches', () => {
    for (const seats of [1, 2, 4]) {
      let before: DeadReckoningView | undefined;
      playMixed({ seats }, `scene ${seats}`, (match, where) => {
        const after = match.view(0);
        if (before) expect(seaOf(match.log[match.n].events.reduce(happen, before)), where).toEqual(seaOf(after));
        before = after;
      });
    }
  });
});

describe('the animation steps', () => {
  it('end with the view of the rules, and call out what everybody should notice', () => {
    const calls = new Set<string>();
    for (const seats of [1, 3]) {
      let before: DeadReckoningView | undefined;
      playMixed({ seats }, `calls ${seats}`, (match, where) => {
        const after = match.view(0);
        const shown = animationSteps(before, match.log[match.n].events, after, say, nameOf);
        expect(shown.at(-1)?.view, where).toBe(after);
        for (const { call } of shown) {
          expect(call?.text ?? '', where).not.toMatch(/dead-reckoning\.|undefined/);
          if (call) calls.add(call.text);
        }
        before = after;
      });
    }
    const heard = [...calls].join('\n');
    expect(heard).toMatch(/^Mira explores: /m);
    expect(heard).toMatch(/^Rival takes /m);
    expect(heard).toMatch(/^The rival: /m);
  });

  it('DR-MOVE-1: show a voyage tile by tile', () => {
    const match = playMixed({ seats: 2 }, 'voyage', () => {}, 2);
    const view = match.view(0);
    const event: DeadReckoningEvent = { type: 'sailed', seat: 0, path: [1, 4, 3], stopped: true };
    const after = { ...view, players: view.players.map((one, seat) => (seat === 0 ? { ...one, at: 3 } : one)) };
    expect(view.players[0].at).toBe(HARBOUR);
    expect(
      animationSteps(view, [event], after, say, nameOf).map((animationStep) => animationStep.view.players[0].at),
    ).toEqual([1, 4, 3]);
  });

  it('DR-GAMEEND-1, DR-TABLE-9: say who triggered the end, or that the last round is over', () => {
    const view = playMixed({ seats: 2 }, 'end', () => {}, 2).view(0);
    const called = (seat: number) => {
      const event: DeadReckoningEvent = { type: 'endTriggered', seat };
      return animationSteps(view, [event], view, say, nameOf)[0].call?.text;
    };
    expect(called(1)).toBe('Inés has four achievements: the last turns begin');
    expect(called(9)).toBe('The last round is over');
  });

  it('show nothing of a match that was not seen before', () => {
    const view = playMixed({ seats: 2 }, 'fresh', () => {}, 2).view(0);
    expect(animationSteps(undefined, [], view, say, nameOf)).toEqual([{ flights: [], view }]);
  });
});

describe('the awards', () => {
  it('go to whoever stands out alone, never to the rival, and forget what was undone', () => {
    const outcome: Outcome = {
      reason: '',
      decidedBy: '',
      winners: [0],
      ranking: [0, 1].map((seat) => ({ seat, rank: seat + 1, points: 0, sheet: {} })),
    };
    const won = { type: 'battleWon', winner: 1, loser: 0, strength: [1, 3] };
    const [first] = playMixed({ seats: 2 }, 'awards', () => {}, 1).log;
    const entry = (n: number, rest: object): Entry => ({ ...first, n, events: [], ...rest }) as Entry;
    expect(awards([entry(0, {}), entry(1, { events: [won] })], outcome, say)).toMatchObject([
      { seat: 1, title: 'Terror of the sea', detail: '1 battle won' },
    ]);
    const byRival = { ...won, winner: 2 };
    expect(awards([entry(0, {}), entry(1, { events: [byRival] })], outcome, say)).toEqual([]);
    expect(awards([entry(0, {}), entry(1, { events: [won] }), entry(2, { undo: 0 })], outcome, say)).toEqual([]);
  });
});
