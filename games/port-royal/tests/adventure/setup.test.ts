import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { ADVENTURE_CARDS } from '../../cards/adventure.ts';
import { CHARACTERS } from '../../cards/characters.ts';
import { EVENTS } from '../../cards/events.ts';
import { BOX_OF, CARDS } from '../../cards/table.ts';
import { TASKS } from '../../cards/tasks.ts';
import { portRoyal } from '../../rules/game.ts';
import { deckCards } from '../../rules/setup.ts';
import type { PortRoyalEvent } from '../../rules/state.ts';
import type { PortRoyalMatch } from '../matches.ts';
import { of } from '../table.ts';

function begin(seats: number, options: Readonly<Record<string, unknown>> = {}, seed = 'a set-up'): PortRoyalMatch {
  return Match.begin(portRoyal, { seats, options: { play: 'adventureCoop', firstPlayer: 0, ...options }, seed });
}

const adventureOf = (match: PortRoyalMatch) => {
  const adventure = match.state.extra?.adventure;
  if (!adventure) throw new Error('the Adventure is not in play');
  return adventure;
};

/** Answers every question of the set-up with the first choice; returns who was asked for a character. */
function settle(match: PortRoyalMatch): number[] {
  const asked: number[] = [];
  for (;;) {
    const frame = match.state.flow.at(-1);
    if (frame?.step !== 'character' && frame?.step !== 'share') return asked;
    const [seat] = match.toAct;
    if (frame.step === 'character') asked.push(seat);
    match.play(seat, match.legal(seat)[0]);
  }
}

const said = (match: PortRoyalMatch): PortRoyalEvent[] => match.log.flatMap(({ events }) => events);

describe('set-up of the Adventure', () => {
  it('PR-MOD-8, PR-MOD-12: one to four players together, two to four against each other', () => {
    for (const seats of [1, 2, 3, 4]) expect(() => begin(seats)).not.toThrow();
    expect(() => begin(5)).toThrow(/wrong-players/);
    for (const play of ['adventure', 'adventureAfter']) {
      expect(() => begin(1, { play })).toThrow(/alone-only-together/);
      for (const seats of [2, 3, 4]) expect(() => begin(seats, { play })).not.toThrow();
      expect(() => begin(5, { play })).toThrow(/wrong-players/);
    }
  });

  it('PR-MOD-9: Adventure cards are in no other game', () => {
    for (const play of ['points', 'setSail', 'contracts', 'contractsCoop'])
      expect(deckCards({ play, modules: [], chapter: 5, failures: 3 }).filter((id) => id >= firstCard)).toEqual([]);
  });

  it('PR-MOD-10, PR-MOD-11, PR-AMB-70: cards of the other sets may be added, contracts may not', () => {
    const match = begin(2, { modules: ['gambler', 'setSail', 'contractCards'] });
    expect(match.state.deck.length).toBe(119 + 4 + 20 + 24);
    expect(match.state.extra?.contracts).toBeNull();
  });

  it('PR-ADV-1, PR-ASET-1: five chapters, each against each other or together', () => {
    for (const chapter of [1, 2, 3, 4, 5])
      for (const play of ['adventure', 'adventureCoop']) {
        const match = begin(2, { chapter, play });
        settle(match);
        expect(adventureOf(match).tasks).toEqual([10 * chapter]);
      }
    expect(() => begin(2, { chapter: 6 })).toThrow();
  });

  it('PR-ASET-2, PR-ASET-3, PR-CAMP-2: base cards and those of earlier chapters are in the deck, the others are not', () => {
    const decks = [1, 2, 3, 4, 5].map((chapter) => begin(2, { chapter }).state.deck.length);
    expect(decks).toEqual([119, 131, 146, 154, 158]);
    expect(begin(4, { chapter: 1 }).state.expeditions).toEqual([]);
    const first = begin(2, { chapter: 2 }).state.deck;
    expect(first.filter((id) => BOX_OF[id] === 'chapter1')).toHaveLength(12);
    expect(first.filter((id) => BOX_OF[id] === 'chapter2')).toEqual([]);
  });

  it('PR-INV-9: with all Adventure cards the deck has 39 more', () => {
    expect(ADVENTURE_CARDS.flat().reduce((sum, { count }) => sum + count, 0)).toBe(39);
    expect(deckCards({ play: 'adventureAfter', modules: [], chapter: 1, failures: 0 })).toHaveLength(158);
  });

  it('PR-ASET-4, PR-DEC-5: everybody is dealt a card and chooses its side', () => {
    const match = begin(4);
    const cards: number[] = [];
    for (let seat = 0; seat < 4; seat++) {
      expect(match.toAct).toEqual([seat]);
      const sides = match.legal(seat).flatMap((action) => (action.type === 'character' ? [action.character] : []));
      expect(sides).toHaveLength(2);
      expect(sides[0] >> 1).toBe(sides[1] >> 1);
      cards.push(sides[0] >> 1);
      match.play(seat, { type: 'character', character: sides[seat & 1] });
      expect(adventureOf(match).characters[seat]).toBe(sides[seat & 1]);
    }
    expect(new Set(cards).size).toBe(4);
    const others = new Set(
      Array.from({ length: 20 }, (_, at) => JSON.stringify(begin(4, {}, `deal ${at}`).legal(0)[0])),
    );
    expect(others.size).toBeGreaterThan(2);
  });

  it('PR-ASET-5, PR-DEC-4, PR-OPT-8: drafted counter-clockwise from the right of the first player, who picks last', () => {
    const match = begin(4, { characters: 'drafted', firstPlayer: 1 });
    expect(match.legal(0)).toHaveLength(10);
    match.play(0, { type: 'character', character: 4 });
    expect(match.toAct).toEqual([3]);
    // The card of Don Ferdinando is gone, both its sides.
    expect(match.legal(3)).toHaveLength(8);
    expect(match.whyNot(3, { type: 'character', character: 5 })?.code).toBe('character-not-offered');
    match.play(3, { type: 'character', character: 0 });
    expect(match.toAct).toEqual([2]);
    match.play(2, { type: 'character', character: 9 });
    expect(match.toAct).toEqual([1]);
    expect(match.legal(1)).toHaveLength(4);
  });

  it('PR-ASET-6: character cards that nobody has are out of the game', () => {
    const match = begin(2, { characters: 'drafted' });
    settle(match);
    expect(adventureOf(match).characters.filter((one) => one >= 0)).toHaveLength(2);
  });

  it('PR-ASET-7: starting coins are those of the character, from the deck without the new cards', () => {
    for (const character of CHARACTERS.keys()) {
      const match = begin(2, { characters: 'drafted', firstPlayer: 0 });
      match.play(1, { type: 'character', character: (character + 2) % CHARACTERS.length });
      match.play(0, { type: 'character', character });
      const gained = of(said(match), 'coinsGained').filter(({ seat, by }) => seat === 0 && by === 'start');
      expect(gained.map(({ coins }) => coins)).toEqual([CHARACTERS[character].startCoins]);
      expect(match.state.players.every(({ coins }) => coins.every((id) => id < firstCard))).toBe(true);
    }
  });

  it('PR-ASET-8, PR-CROWN-1: four markers on the character card, no crowns', () => {
    expect(adventureOf(begin(3))).toMatchObject({
      bought: [0, 0, 0],
      crowns: [0, 0, 0],
      parked: [],
      unlocked: [0, 0, 0],
    });
  });

  it('PR-ASET-9, PR-ASET-14: how many events are in the deck, by mode and players', () => {
    const size = (seats: number, play: string): number => adventureOf(begin(seats, { play })).events.length;
    expect([1, 2, 3, 4].map((seats) => size(seats, 'adventureCoop'))).toEqual([3, 3, 3, 4]);
    expect([2, 3, 4].map((seats) => size(seats, 'adventure'))).toEqual([5, 5, 5]);
    const zeros = (seats: number, play: string): number =>
      adventureOf(begin(seats, { play })).events.filter((event) => EVENTS[event].number === 0).length;
    expect([1, 2, 3, 4].map((seats) => zeros(seats, 'adventureCoop'))).toEqual([1, 1, 2, 3]);
    expect([2, 3, 4].map((seats) => zeros(seats, 'adventure'))).toEqual([3, 4, 4]);
  });

  it('PR-ASET-10: the other 0-events are the reserve', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { events, reserve } = adventureOf(begin(seats));
      const zeros = [...events, ...reserve].filter((event) => EVENTS[event].number === 0);
      expect(new Set(zeros).size).toBe(13);
      expect(reserve.every((event) => EVENTS[event].number === 0)).toBe(true);
    }
  });

  it('PR-ASET-11: event 1 is in play with one or two players', () => {
    const has = (seats: number): boolean => adventureOf(begin(seats)).events.some((one) => EVENTS[one].number === 1);
    expect([1, 2, 3, 4].map(has)).toEqual([true, true, false, false]);
    const places = Array.from({ length: 30 }, (_, at) =>
      adventureOf(begin(2, {}, `shuffle ${at}`)).events.findIndex((one) => EVENTS[one].number === 1),
    );
    expect(new Set(places)).toEqual(new Set([1, 2]));
  });

  it('PR-ASET-12, PR-ASET-13, PR-AVAR-4, PR-CONF-19: End of Month lies at the bottom; event 3 only after the campaign', () => {
    for (const play of ['adventure', 'adventureCoop']) {
      const { events, reserve } = adventureOf(begin(2, { play }));
      expect(EVENTS[events[0]].id).toBe('endOfMonth');
      expect([...events, ...reserve].some((event) => EVENTS[event].number === 3)).toBe(false);
    }
    const after = adventureOf(begin(2, { play: 'adventureAfter' }));
    expect(EVENTS[after.events[0]].id).toBe('endOfMonthAfter');
    expect([...after.events, ...after.reserve].some((event) => EVENTS[event].number === 2)).toBe(false);
  });

  it('PR-COMP-12: ten characters, sixteen events, 45 tasks', () => {
    expect(CHARACTERS).toHaveLength(10);
    expect([0, 1, 2, 3].map((number) => EVENTS.filter((event) => event.number === number).length)).toEqual([
      13, 1, 1, 1,
    ]);
    // With the cover, four chapter cards and five endings: 55 story cards.
    expect(TASKS.length + 1 + 4 + 5).toBe(55);
  });
});

const firstCard = CARDS.findIndex((_, id) => BOX_OF[id] === 'chapter1');

describe('the start of a chapter', () => {
  it('PR-ADV-10, PR-ADV-2: the first story card is read and its cards are shuffled in', () => {
    const match = begin(2);
    expect(match.state.deck.some((id) => id >= firstCard)).toBe(false);
    settle(match);
    const events = said(match);
    expect(of(events, 'storyRead')).toEqual([{ type: 'storyRead', number: 10 }]);
    expect(of(events, 'cardsShuffledIn')).toEqual([{ type: 'cardsShuffledIn', count: 12 }]);
    expect(match.state.deck.filter((id) => id >= firstCard).length).toBeGreaterThan(8);
    expect(portRoyal.invariantViolation(match.state)).toBeUndefined();
  });

  it('PR-ADV-10: the chapters add 12, 15, 8, 4 and no cards', () => {
    const added = [1, 2, 3, 4, 5].map((chapter) => {
      const match = begin(3, { chapter });
      settle(match);
      return of(said(match), 'cardsShuffledIn').map(({ count }) => count);
    });
    expect(added).toEqual([[12], [15], [8], [4], []]);
  });

  it('PR-ADV-11, PR-ADV-12, PR-ADV-16: the task is open, the first event revealed, the first player begins', () => {
    const match = begin(3, { firstPlayer: 1 });
    expect(settle(match)).toEqual([1, 2, 0]);
    expect(adventureOf(match)).toMatchObject({ tasks: [10], done: [[]], begun: true });
    expect(match.toAct).toEqual([1]);
    const order = said(match).map(({ type }) => type);
    expect(order.indexOf('cardsShuffledIn')).toBeLessThan(order.indexOf('turnBegan'));
    expect(order.indexOf('turnBegan')).toBeLessThan(order.indexOf('eventRevealed'));
  });

  it('PR-ADV-3 to PR-ADV-6, PR-ASET-16, PR-AMB-91: every chapter has its own cards, those of chapter 2 up to 286', () => {
    const chapters = [1, 2, 3, 4, 5].map((chapter) =>
      TASKS.filter((task) => task.chapter === chapter).map(({ number }) => number),
    );
    expect(chapters.map((numbers) => [numbers[0], numbers.at(-1), numbers.length])).toEqual([
      [10, 17, 8],
      [20, 286, 15],
      [30, 36, 7],
      [40, 46, 7],
      [50, 57, 8],
    ]);
    for (const { chapter, next } of TASKS) {
      if (next === 'end') continue;
      const followers = 'always' in next ? [next.always] : [next.success, next.failure];
      for (const number of followers) expect(chapters[chapter - 1]).toContain(number);
    }
  });

  it('PR-AMB-71, PR-ACOOP-4, PR-CONF-26: a chapter played again finds its cards in the deck already', () => {
    const match = begin(2, { failures: 1 });
    expect(match.state.deck).toHaveLength(131);
    settle(match);
    expect(of(said(match), 'cardsShuffledIn')).toEqual([]);
    expect(of(said(match), 'storyRead')).toHaveLength(1);
  });

  it('PR-ACOOP-5, PR-ACOOP-6, PR-AMB-89, PR-AMB-90, PR-DEC-6: 3 coins for every failure, shared out by the first player', () => {
    const match = begin(3, { failures: 2, firstPlayer: 2 });
    settleCharacters(match);
    const before = match.state.players.map(({ coins }) => coins.length);
    for (let left = 6; left > 0; left--) {
      expect(match.state.flow.at(-1)).toEqual({ step: 'share', left });
      expect(match.toAct).toEqual([2]);
      expect(match.legal(2)).toHaveLength(3);
      match.play(2, { type: 'share', seat: left > 4 ? 0 : 1 });
    }
    expect(match.state.flow.at(-1)?.step).toBe('discover');
    const gained = of(said(match), 'coinsGained')
      .filter(({ by, coins }) => by === 'start' && coins === 1)
      .map(({ seat }) => seat);
    expect(gained).toEqual([0, 0, 1, 1, 1, 1]);
    expect(before).toEqual(adventureOf(match).characters.map((one) => CHARACTERS[one].startCoins));
  });

  it('PR-ACOOP-5, PR-DEC-40: alone there is nothing to share', () => {
    const match = begin(1, { failures: 3 });
    match.play(0, match.legal(0)[0]);
    const gained = of(said(match), 'coinsGained').filter(({ by }) => by === 'start');
    expect(gained.map(({ coins }) => coins)).toEqual([CHARACTERS[adventureOf(match).characters[0]].startCoins, 9]);
    expect(match.state.flow.at(-1)?.step).toBe('discover');
  });

  it('PR-ACOOP-7, PR-ASET-15: no failures, no extra coins; and none against each other', () => {
    for (const options of [{}, { play: 'adventure', failures: 4 }]) {
      const match = begin(2, options);
      settleCharacters(match);
      expect(match.state.flow.some(({ step }) => step === 'share')).toBe(false);
    }
  });

  it('PR-CAMP-1, PR-CAMP-3, PR-ACOMP-7: every chapter is set up anew, with nothing but the cards in the deck', () => {
    const match = begin(2, { chapter: 3, play: 'adventure' });
    settleCharacters(match);
    expect(adventureOf(match)).toMatchObject({ crowns: [0, 0], unlocked: [0, 0], items: [[], []] });
    for (const { persons, expeditions } of match.state.players) expect([persons, expeditions]).toEqual([[], []]);
  });
});

function settleCharacters(match: PortRoyalMatch): void {
  while (match.state.flow.at(-1)?.step === 'character') match.play(match.toAct[0], match.legal(match.toAct[0])[0]);
}
