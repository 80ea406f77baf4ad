import { LooseChance, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../../rules/game.ts';
import { card, names, of } from '../table.ts';
import { adventureOf, chapter, exploring, legalOf, type SeatSpec, trading } from './chapter.ts';

const TOP = ['sailor-3-1', 'tax-mostSabres', 'captain-4-1', 'governor-8-0', 'flute-1-1'];
const keen: SeatSpec = { persons: ['lookout-5-1'] };
const watching = (...players: SeatSpec[]) =>
  chapter({ chapter: 3, players: players.length > 0 ? players : [keen, {}, {}], deck: TOP });

describe('lookouts', () => {
  it('PR-LOOK-1, PR-DEC-18: looks at three cards, puts one back and discards two without effect', () => {
    const t = watching();
    const cards = t.state.deck.length;
    expect(t.legal()).toEqual(['draw', 'look']);
    const looked = t.play('look');
    expect(names(of(looked, 'lookedAhead')[0].cards)).toEqual(TOP.slice(0, 3));
    expect(t.legal()).toEqual(TOP.slice(0, 3).map((name) => `putBack ${name}`));
    expect(t.why('draw')).toBe('answer-lookout-first PR-LOOK-1');
    const events = t.play('putBack captain-4-1');
    expect(names(of(events, 'lookoutDiscarded')[0].cards)).toEqual(['sailor-3-1', 'tax-mostSabres']);
    expect(of(events, 'taxEnded')).toEqual([]);
    expect(t.deck.slice(0, 2)).toEqual(['captain-4-1', 'governor-8-0']);
    expect(t.discard).toEqual(['tax-mostSabres', 'sailor-3-1']);
    expect(t.state.deck).toHaveLength(cards - 2);
  });

  it('PR-LOOK-2, PR-AMB-80, PR-DEC-12, PR-DEC-13: also before the first card, which stays mandatory; then on or stop', () => {
    const t = watching({ persons: ['lookout-5-1', 'lookout-5-1'] }, {});
    t.play('look');
    t.play('putBack captain-4-1');
    expect(t.legal()).toEqual(['draw', 'look']);
    t.play('draw');
    expect(t.harbour).toEqual(['captain-4-1']);
    expect(t.legal()).toEqual(['draw', 'stop', 'look']);
  });

  it('PR-LOOK-1, PR-AMB-80: each lookout once per turn', () => {
    const t = watching();
    t.play('look');
    t.play('putBack captain-4-1');
    expect(legalOf(t, 'look')).toEqual([]);
    expect(t.why('look')).toBe('lookout-used PR-LOOK-1');
  });

  it('PR-CHAR-12, PR-AMB-80: Thomas Fishborn is one more of them, once he is unlocked', () => {
    const thomas = { character: 'thomasFishborn' };
    expect(watching(thomas, {}).why('look')).toBe('no-lookout PR-LOOK-1');
    const t = watching({ ...thomas, ...keen, bought: 1 }, {});
    t.play('look');
    t.play('putBack captain-4-1');
    expect(legalOf(t, 'look')).toEqual(['look']);
  });

  it('PR-AMB-80: in phase 1 only', () => {
    const t = trading({ chapter: 3, players: [keen, {}], harbour: ['flute-1-1'] });
    expect(t.why('look')).toBe('lookout-only-in-phase-one PR-AMB-80');
  });

  it('PR-AMB-41: not after a Gambler', () => {
    const t = chapter({
      chapter: 3,
      options: { modules: ['gambler'] },
      players: [{ coins: 4, persons: ['lookout-5-1', 'gambler-4-1', 'priest-4-1', 'priest-4-1'] }, {}],
      deck: ['sailor-3-1', 'captain-4-1', 'priest-4-1', 'settler-4-1'],
      expeditions: ['expedition-priest2'],
    });
    t.play('gamble');
    expect(t.legal()).toEqual(['stop', 'claim expedition-priest2 priest-4-1,priest-4-1']);
    expect(t.why('look')).toBe('no-lookout-after-gambler PR-AMB-41');
  });

  it('PR-AMB-80: with fewer than three cards one returns and the others are discarded', () => {
    const t = chapter({
      chapter: 3,
      players: [keen, {}],
      rest: 'purse',
      deck: ['sailor-3-1'],
      discard: ['captain-4-1'],
    });
    t.play('look');
    expect(t.legal()).toEqual(['putBack sailor-3-1', 'putBack captain-4-1']);
    t.play('putBack captain-4-1');
    expect([t.deck, t.discard]).toEqual([['captain-4-1'], ['sailor-3-1']]);
  });

  it('PR-DEC-40: where all cards are the same there is nothing to choose', () => {
    const t = chapter({ chapter: 3, players: [keen, {}], deck: ['sailor-3-1', 'sailor-3-1', 'sailor-3-1'] });
    expect(of(t.play('look'), 'lookoutDiscarded')[0].cards).toHaveLength(2);
    expect(t.legal()).toEqual(['draw']);
    expect(t.deck[0]).toBe('sailor-3-1');
  });
});

describe('what a lookout knows', () => {
  it('PR-HID-11, PR-HID-32, PR-HID-33: the three cards are seen by the active player alone, together or not', () => {
    const t = watching();
    const [looked] = of(t.play('look'), 'lookedAhead');
    const frame = (viewer: number | 'spectator') => t.view(viewer).flow.at(-1);
    expect(frame(0)).toMatchObject({ step: 'lookout', cards: TOP.slice(0, 3).map(card) });
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(frame(viewer)).toEqual({ step: 'lookout', cards: [] });
      expect(portRoyal.seen(looked, viewer)).toEqual({ ...looked, cards: [] });
    }
    expect(portRoyal.seen(looked, 0)).toEqual(looked);
  });

  it('PR-HID-12: the two discarded cards are public', () => {
    const t = watching();
    t.play('look');
    const [discarded] = of(t.play('putBack captain-4-1'), 'lookoutDiscarded');
    expect(portRoyal.seen(discarded, 'spectator')).toEqual(discarded);
    expect(names([...t.view(1).discarded])).toEqual(['sailor-3-1', 'tax-mostSabres']);
  });

  it('PR-HID-13: who put the card back knows it while it lies on top, in imagination, too', () => {
    const t = watching();
    t.play('look');
    t.play('putBack captain-4-1');
    expect(t.view(0).extra?.adventure?.known).toEqual({ seat: 0, card: card('captain-4-1') });
    for (const viewer of [1, 2, 'spectator'] as const) expect(t.view(viewer).extra?.adventure?.known).toBeNull();
    for (let at = 0; at < 10; at++) {
      const dream = portRoyal.imagine(t.view(0), 0, new LooseChance(Stream.of(`dream ${at}`)));
      expect(dream.deck.at(-1)).toBe(card('captain-4-1'));
    }
    t.play('draw');
    expect(adventureOf(t).known).toBeNull();
  });

  it('PR-HID-13: as a coin it is a card like any other', () => {
    const t = exploring({
      chapter: 3,
      players: [{ ...keen }, {}],
      harbour: ['flute-1-1'],
      deck: TOP,
      coming: ['storm'],
    });
    t.play('look');
    t.play('putBack captain-4-1');
    t.play('stop');
    expect(adventureOf(t).known).not.toBeNull();
    t.play('trade flute-1-1');
    expect(t.purse(0)).toEqual(['captain-4-1']);
    expect(adventureOf(t).known).toBeNull();
  });
});
