import type { Viewer } from '@broadside/kernel';
import { speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import type { PortRoyalEvent } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { playByChance, SETTINGS } from '../../tests/matches.ts';
import { card, table } from '../../tests/table.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { cardsAtEdge, cardsIn, type Scene } from '../scene/scene.ts';
import { animationSteps } from './animationSteps.ts';

const say = speaker('en', portRoyalText, tableText);
const nameOf = (seat: number): string => `Player ${seat + 1}`;

/** Every entry of some random matches: the view before, its events and the view after. */
function watch(
  viewer: Viewer,
  look: (before: View, events: readonly PortRoyalEvent[], after: View, where: string) => void,
) {
  for (const setting of SETTINGS)
    for (let at = 0; at < 3; at++) {
      let before: View | undefined;
      playByChance(setting, `beats, ${setting.seats} players, ${at}`, (match, where) => {
        const after = match.view(viewer);
        if (before) look(before, match.log[match.n].events, after, where);
        before = after;
      });
    }
}

const flightsOf = (events: readonly PortRoyalEvent[], before: View, after: View) =>
  animationSteps(before, events, after, say, nameOf).flatMap(({ flights }) => flights);

describe('showing what happened', () => {
  it('ends with the view of the rules, and loses or doubles no card on the way', () => {
    for (const viewer of [0, 'spectator'] as const)
      watch(viewer, (before, events, after, where) => {
        const shown = animationSteps(before, events, after, say, nameOf);
        expect(shown.at(-1)?.view, where).toBe(after);
        for (const { view } of shown) expect(cardsIn(view), where).toBe(cardsIn(after));
        for (const { view } of shown) expect(view.deck, where).toBeGreaterThanOrEqual(0);
      });
  });

  it('shows nothing that the viewer does not see: flights carry only cards that lay or will lie open', () => {
    watch(0, (before, events, after, where) => {
      const open = (view: View): number[] => [
        ...view.harbour,
        ...view.discarded,
        ...view.expeditions,
        ...view.players.flatMap(({ persons, expeditions }) => [...persons, ...expeditions]),
      ];
      const edge = events.flatMap((event) => (event.type === 'cardRevealed' ? [event.card] : []));
      const known = new Set([...open(before), ...open(after), ...edge, ...cardsAtEdge(before)]);
      for (const { what } of flightsOf(events, before, after))
        if (typeof what === 'number') expect(known, where).toContain(what);
    });
  });

  it('shows only the end when nothing was shown before', () => {
    const after = table().view(0);
    expect(animationSteps(undefined, [], after, say, nameOf)).toEqual([{ flights: [], view: after }]);
  });
});

/** Plays one action at a table and shows it. */
function show(t: ReturnType<typeof table>, notation: string) {
  const before = t.view(0);
  const events = t.play(notation);
  return animationSteps(before, events, t.view(0), say, nameOf);
}

describe('a revealed card', () => {
  it('flies face down from the deck to the edge of the harbour', () => {
    const shown = show(table({ deck: ['sailor-3-1'] }), 'draw');
    expect(shown).toMatchObject([{ flights: [{ what: 'back', from: 'deck', to: 'edge' }], sound: 'draw' }]);
  });

  it('busts in two moments: the second ship is seen first, then the harbour goes', () => {
    const shown = show(
      table({
        deck: ['flute-2-2'],
        harbour: ['sailor-3-1', 'flute-1-1'],
        frame: { step: 'discover', revealed: 2, gamblers: 0, lookouts: 0 },
        players: [{}, { persons: ['jester-5-1'] }],
      }),
      'draw',
    );
    const [turned, called, swept, paid] = shown;
    const seen: Scene = called.view;
    expect(turned.flights).toHaveLength(1);
    expect(called).toMatchObject({ call: { tone: 'bad', text: 'Player 1 goes bust!' }, sound: 'bust', flights: [] });
    expect(seen).toMatchObject({ wreckedBy: card('flute-2-2'), revealed: [card('flute-2-2')], harbour: { length: 2 } });
    expect(swept.flights.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'berth:0 discard',
      'berth:1 discard',
      'edge discard',
    ]);
    expect(paid.flights).toEqual([{ what: 'coin', from: 'deck', to: 'coins:1' }]);
    expect(paid.view.active).toBe(1);
  });

  it('that opens an expedition is looked at before it goes to the others', () => {
    const [turned, opened] = show(table({ deck: ['expedition-priest2'] }), 'draw');
    expect((turned.view as Scene).revealed).toEqual([card('expedition-priest2')]);
    expect(opened.flights).toEqual([{ what: card('expedition-priest2'), from: 'edge', to: 'expeditions' }]);
  });

  it('that raises taxes takes coins from purses to the discard pile before it follows them', () => {
    const shown = show(table({ deck: ['tax-mostSabres'], players: [{ coins: 12 }, {}] }), 'draw');
    const routes = shown.flatMap(({ flights }) => [...new Set(flights.map(({ from, to }) => `${from} ${to}`))]);
    expect(routes).toEqual(['deck edge', 'coins:0 discard', 'deck coins:0', 'deck coins:1', 'edge discard']);
  });
});

describe('phase 2', () => {
  it('shows a guest paying for the person and for the visit', () => {
    const t = table({
      active: 1,
      harbour: ['sailor-3-1', 'sailor-5-2'],
      players: [{ coins: 6 }, { coins: 0 }],
      frame: { step: 'tradeAndHire', seat: 0, left: 1, taken: 0, sold: 0 },
    });
    const [hired, compensated] = show(t, 'hire sailor-5-2');
    expect(hired.flights.at(-1)).toEqual({ what: card('sailor-5-2'), from: 'berth:1', to: 'seat:0' });
    expect(hired.flights.filter(({ what }) => what === 'coin')).toHaveLength(5);
    expect(hired.view.players[0]).toMatchObject({ coins: 1, points: 2, sabres: 1 });
    expect(compensated.flights).toEqual([{ what: 'coin', from: 'coins:0', to: 'coins:1' }]);
  });

  it('calls whoever looks to their turn', () => {
    const t = table({
      active: 1,
      harbour: ['sailor-3-1'],
      players: [{ coins: 6 }, { coins: 0 }],
      frame: { step: 'tradeAndHire', seat: 0, left: 1, taken: 0, sold: 0 },
    });
    expect(show(t, 'pass').at(-1)).toMatchObject({ call: { text: 'Your turn' }, sound: 'turn' });
  });
});
