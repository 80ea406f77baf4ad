import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../cards/characters.ts';
import { CARDS } from '../../cards/table.ts';
import { names, of } from '../table.ts';
import {
  adventureOf,
  chapter,
  crowns,
  exploring,
  FOUR_COLOURS,
  legalOf,
  nextEvent,
  type SeatSpec,
  trading,
} from './chapter.ts';

const locked = (character: string, more: SeatSpec = {}): SeatSpec => ({ character, ...more });
const unlocked = (character: string, more: SeatSpec = {}): SeatSpec => ({ character, bought: 1, ...more });

/** A ship of a character's colour that is worth one coin. */
function shipOf(character: string): string {
  const found = CHARACTERS.find(({ id }) => id === character);
  if (!found || !('colour' in found.ability)) throw new Error(`${character} has no colour`);
  const { colour } = found.ability;
  return names([CARDS.findIndex((card) => card.kind === 'ship' && card.colour === colour && card.coins === 1)])[0];
}

describe('characters', () => {
  it('PR-CHAR-1, PR-TASK-6: the ability is locked until the first task is completed', () => {
    const t = exploring({
      chapter: 3,
      tasks: [35],
      players: [locked('jeanBlackbeard', { coins: 20, persons: ['sailor-3-1'] }), {}],
    });
    expect(t.state.players[0].sabres).toBe(1);
    t.play('task 35 -');
    expect(t.state.players[0].sabres).toBe(2);
  });

  it('PR-CHAR-2: a character is no person', () => {
    const spec = { chapter: 4, players: [unlocked('peterLandman', { coins: 20, persons: ['trader-green-3-1'] }), {}] };
    expect(legalOf(chapter({ ...spec, tasks: [283] }), 'task')).toEqual([]);
    const thomas = [unlocked('thomasFishborn', { coins: 20 }), {}];
    expect(legalOf(chapter({ chapter: 4, players: thomas, tasks: [45] }), 'task')).toEqual([]);
  });

  it('PR-CHAR-3, PR-AMB-83: Tiny Grace May is paid for a bust with at most four cards, the last ship included', () => {
    const coins = (seat: SeatSpec, cards: number): number => {
      const harbour = ['flute-1-1', 'sailor-3-1', 'captain-4-1', 'priest-4-1'].slice(0, cards - 1);
      const t = exploring({ players: [seat, {}], harbour, deck: ['flute-2-2'], coming: ['storm'] });
      const events = t.play('draw');
      expect(of(events, 'turnBegan')).toMatchObject([{ seat: 1 }]);
      return t.coins(0);
    };
    expect([2, 4, 5].map((cards) => coins(unlocked('graceMay'), cards))).toEqual([2, 2, 0]);
    expect(coins(locked('graceMay'), 2)).toBe(0);
  });

  it('PR-CHAR-3, PR-AMB-15: only for her own bust, and before the jesters', () => {
    const t = exploring({
      players: [{ persons: ['jester-5-1'] }, unlocked('graceMay')],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
      coming: ['storm'],
    });
    t.play('draw');
    expect([t.coins(0), t.coins(1)]).toEqual([1, 0]);
    const own = exploring({
      players: [unlocked('graceMay', { persons: ['jester-5-1'] }), {}],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
      coming: ['storm'],
    });
    expect(of(own.play('draw'), 'coinsGained').map(({ by }) => by)).toEqual(['character', 'jester']);
  });

  it('PR-CHAR-4: Jacques Grande gains two crowns for an expedition', () => {
    const claimed = (seat: SeatSpec): number => {
      const t = chapter({ players: [seat, {}], expeditions: ['expedition-priest2'] });
      t.play(legalOf(t, 'claim')[0]);
      return crowns(t, 0);
    };
    const persons = ['priest-4-1', 'priest-4-1'];
    expect(claimed(unlocked('jacquesGrande', { persons }))).toBe(2);
    expect(claimed(locked('jacquesGrande', { persons }))).toBe(0);
  });

  it('PR-CHAR-5, PR-AMB-82, PR-AMB-12: Jean Blackbeard has a sailor’s sabre, for sinking, taxes and tasks', () => {
    const t = chapter({ players: [unlocked('jeanBlackbeard'), {}], deck: ['flute-1-1', 'tax-mostSabres'] });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
    t.play('sink');
    expect(of(t.play('draw'), 'taxEnded')[0].seats).toEqual([0]);
    const task = chapter({ tasks: [11], players: [unlocked('jeanBlackbeard', { persons: ['sailor-3-1'] }), {}] });
    expect(legalOf(task, 'task')).toEqual(['task 11 -']);
  });

  it('PR-CHAR-6: Señora Anne makes every hire a coin cheaper, beside mademoiselles', () => {
    const players = [unlocked('senoraAnne', { coins: 2, persons: ['mademoiselle-7-2'] }), {}];
    const t = trading({ players, harbour: ['captain-4-1'] });
    t.play('hire captain-4-1');
    expect(t.coins(0)).toBe(0);
    expect(
      legalOf(trading({ players: [locked('senoraAnne', { coins: 3 }), {}], harbour: ['captain-4-1'] }), 'hire'),
    ).toEqual([]);
  });

  it('PR-CHAR-7, PR-ITEM-3: Don Ferdinando gains a crown for ships of his colour, traded or kept', () => {
    const ship = shipOf('donFerdinando');
    const players = [unlocked('donFerdinando'), {}];
    const t = trading({ players, harbour: [ship] });
    t.play(`trade ${ship}`);
    expect([t.coins(0), crowns(t, 0)]).toEqual([1, 1]);
    const kept = trading({ chapter: 2, tasks: [21], players, harbour: ['skiff-2-3-bread'] });
    kept.play('stow skiff-2-3-bread');
    expect(crowns(kept, 0)).toBe(1);
    const other = trading({ players, harbour: ['flute-1-1'] });
    other.play('trade flute-1-1');
    expect(crowns(other, 0)).toBe(0);
  });

  it('PR-CHAR-8: Officer Scott gains a coin at a harbour with five cards, beside admirals', () => {
    const five = ['sailor-3-1', 'captain-4-1', 'priest-4-1', 'settler-4-1', 'governor-8-0'];
    const coins = (seat: SeatSpec, cards: number): number =>
      trading({ players: [seat, {}], harbour: five.slice(0, cards), coming: ['storm'] }).coins(0);
    expect(coins(unlocked('officerScott'), 5)).toBe(1);
    expect(coins(unlocked('officerScott'), 4)).toBe(0);
    expect(coins(locked('officerScott'), 5)).toBe(0);
    expect(coins(unlocked('officerScott', { persons: ['admiral-5-1'] }), 5)).toBe(3);
  });

  it('PR-CHAR-9: Peter Landman is as good as a trader of his colour', () => {
    const ship = shipOf('peterLandman');
    const t = trading({ players: [unlocked('peterLandman', { persons: ['trader-yellow-3-1'] }), {}], harbour: [ship] });
    t.play(`trade ${ship}`);
    expect(t.coins(0)).toBe(3);
    const kept = trading({
      chapter: 2,
      tasks: [21],
      players: [unlocked('peterLandman'), {}],
      harbour: ['pinnace-2-1-bread'],
    });
    kept.play('stow pinnace-2-1-bread');
    expect(kept.coins(0)).toBe(1);
    const other = trading({ players: [unlocked('peterLandman'), {}], harbour: ['flute-1-1'] });
    other.play('trade flute-1-1');
    expect(other.coins(0)).toBe(1);
  });

  it('PR-CHAR-10: Cutthroat Mary gains a coin at a harbour with three ships, active or not', () => {
    const t = trading({
      players: [{}, unlocked('cutthroatMary')],
      harbour: [...FOUR_COLOURS.slice(1), 'governor-8-0'],
    });
    t.play('done');
    expect(t.coins(1)).toBe(1);
    const two = trading({ players: [unlocked('cutthroatMary'), {}], harbour: FOUR_COLOURS.slice(2) });
    expect(two.coins(0)).toBe(0);
  });

  it('PR-CHAR-11, PR-AMB-82: Samuel Blackguard gains two coins once, at the moment of unlocking', () => {
    const t = exploring({
      chapter: 2,
      tasks: { 20: [1] },
      players: [locked('samuelBlackguard', { items: ['flute-2-1-rum'] }), {}],
    });
    const events = t.play('task 20 flute-2-1-rum');
    expect(of(events, 'coinsGained')).toEqual([{ type: 'coinsGained', seat: 0, coins: 2, by: 'character' }]);
    const { t: bought } = nextEvent({ play: 'adventure', players: [{}, locked('samuelBlackguard', { coins: 8 })] });
    bought.play('buyMarker');
    expect(bought.coins(1)).toBe(2);
    const later = exploring({
      chapter: 2,
      tasks: { 20: [1], 21: [0] },
      players: [locked('samuelBlackguard', { items: ['flute-2-1-rum'] }), {}],
    });
    expect(of(later.play('task 20 flute-2-1-rum'), 'coinsGained')).toEqual([]);
  });

  it('PR-CHAR-12: Thomas Fishborn is a lookout', () => {
    const t = chapter({ players: [unlocked('thomasFishborn'), {}] });
    expect(t.legal()).toEqual(['draw', 'look']);
  });

  it('PR-AMB-82: an ability for the start of a take-turn waits for the next one', () => {
    const t = trading({
      chapter: 3,
      tasks: [35],
      players: [locked('cutthroatMary', { coins: 20 }), {}],
      harbour: FOUR_COLOURS,
    });
    const before = t.coins(0);
    const events = t.play('task 35 -');
    expect(of(events, 'coinsGained').filter(({ by }) => by === 'character')).toEqual([]);
    expect(t.coins(0)).toBeLessThan(before);
    expect(adventureOf(t).unlocked[0]).toBe(1);
  });
});
