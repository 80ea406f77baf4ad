import { apply, type Chance, Out, type Seat, SeededChance, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { isWorthTheRisk } from '../bot/outlook.ts';
import { SAILOR } from '../bot/worth.ts';
import { portRoyal } from '../rules/game.ts';
import { bustOdds } from '../rules/odds.ts';
import { deckCards } from '../rules/setup.ts';
import type { PortRoyalEvent, State } from '../rules/state.ts';
import { cardsLeftInDeck, unseenCards, view } from '../rules/view.ts';
import { type PortRoyalMatch, playByChance } from './matches.ts';
import { card, discovering, names, type Table } from './table.ts';

const sorted = (cards: readonly number[]): number[] => [...cards].sort((one, other) => one - other);

/** Takes these away, each as often as it is among them. */
function strike(from: number[], cards: readonly number[]): void {
  for (const one of cards) from.splice(from.indexOf(one), 1);
}

/** Somebody who follows a match of the base game by its events alone, and forgets nothing. */
class Follower {
  /** Cards face down of every deck so far, the present one last. */
  readonly decks: number[][];
  /** From which deck every coin came, the oldest first. */
  readonly purses: number[][];
  private readonly discard: number[] = [];
  private left: number;
  /** Cards that were left when the deck was made anew: the next coins begin with them. */
  private carried = 0;

  constructor(seats: number, options: State['options']) {
    this.decks = [deckCards(options)];
    this.purses = Array.from({ length: seats }, () => [0, 0, 0]);
    this.left = this.decks[0].length - 3 * seats;
  }

  private gain(seat: Seat, coins: number): void {
    const present = this.decks.length - 1;
    for (let coin = 0; coin < coins; coin++) this.purses[seat].push(coin < this.carried ? present - 1 : present);
    this.left -= coins;
    this.carried = 0;
  }

  private pay(seat: Seat, cards: readonly number[]): void {
    for (const one of cards) strike(this.decks[this.purses[seat].shift() as number], [one]);
    this.discard.push(...cards);
  }

  hear(event: PortRoyalEvent): void {
    switch (event.type) {
      case 'deckReshuffled':
        this.carried = this.left;
        this.left += event.cards;
        this.decks.push(this.discard.splice(0));
        break;
      case 'cardRevealed':
        this.left--;
        strike(this.decks[this.decks.length - 1], [event.card]);
        break;
      case 'coinsGained':
        this.gain(event.seat, event.coins);
        break;
      case 'personHired':
      case 'taxPaid':
        this.pay(event.seat, event.cards);
        break;
      case 'compensationPaid':
        this.purses[event.to].push(this.purses[event.seat].shift() as number);
        break;
      case 'shipSunk':
      case 'shipTraded':
      case 'taxEnded':
        this.discard.push(event.card);
        break;
      case 'bust':
      case 'harbourCleared':
        this.discard.push(...event.cards);
        break;
      case 'expeditionClaimed':
        this.discard.push(...event.persons);
        break;
    }
  }
}

/** Matches with so many players, and whoever follows them; `look` is asked when a deck has been made anew. */
function follow(seats: number, seed: string, look: (match: PortRoyalMatch, follower: Follower) => void): void {
  let follower: Follower | undefined;
  playByChance({ seats }, seed, (match) => {
    follower ??= new Follower(seats, match.state.options);
    for (const { events } of match.seenBy('spectator', match.n)) for (const event of events) follower.hear(event);
    if (follower.decks.length > 1) look(match, follower);
  });
}

/** Everything in another order, again and again. */
function* orders<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) yield [];
  for (const [at, thing] of things.entries())
    for (const rest of orders([...things.slice(0, at), ...things.slice(at + 1)])) yield [thing, ...rest];
}

/** Shuffles nothing, but puts these cards on top, the first one uppermost. */
const stacking = (top: readonly number[]): Chance => ({
  stream: () =>
    Object.assign(Stream.of('none'), {
      shuffle: (pile: number[]) => {
        strike(pile, top);
        pile.push(...[...top].reverse());
      },
    }),
});

/** Four players, four cards face down, and a pile that is about to become the deck. */
const HIDDEN = ['skiff-1-1', 'flute-2-2', 'flute-2-1', 'jester-5-1'];
const PILE = ['sailor-3-1', 'skiff-1-1', 'flute-1-1', 'frigate-4-skull', 'captain-4-1', 'flute-1-1', 'governor-8-0'];

function nearTheEndOfADeck(hidden: readonly string[] = HIDDEN): Table {
  const [first, second, third, deck] = hidden;
  const t = discovering({ players: [{ coins: [first] }, { coins: [second] }, { coins: [third] }, {}], discard: PILE });
  // What nobody mentioned lies in front of the last player, open to all.
  const open = t.state.deck.splice(0);
  strike(open, [card(deck)]);
  t.state.players[3].persons = open;
  t.state.deck.push(card(deck));
  return t;
}

describe('what a good memory knows', () => {
  it('PR-HID-34: is what whoever forgets no event knows: which cards of which deck are coins, and which purse they are in', () => {
    const reshuffled = new Set<number>();
    for (const seats of [2, 3, 4, 5])
      follow(seats, `followed ${seats}`, (match, { decks, purses }) => {
        const seen = match.view('spectator');
        expect(seen.recall?.earlier).toEqual(decks.slice(0, -1).map(sorted));
        expect(sorted(cardsLeftInDeck(seen))).toEqual(sorted(decks[decks.length - 1]));
        const origins = seen.players.map(({ coins }, seat) =>
          Array.from({ length: coins }, (_, coin) => seen.recall?.coins[seat][coin] ?? decks.length - 1),
        );
        expect(origins).toEqual(purses);
        reshuffled.add(decks.length);
      });
    expect(Math.max(...reshuffled)).toBeGreaterThan(2);
  });

  it('PR-HID-34: nothing is told while there was one deck only, nor where the discard pile is closed (PR-OPT-11)', () => {
    const quiet = (options: Readonly<Record<string, string>>): number => {
      let reshuffles = 0;
      playByChance({ seats: 4, options }, 'quiet', (match) => {
        for (const { type } of match.log[match.n].events) if (type === 'deckReshuffled') reshuffles++;
        if (reshuffles === 0 || options.discardPile) expect(match.view(0)).not.toHaveProperty('recall');
        else expect(match.view(0)).toHaveProperty('recall');
      });
      return reshuffles;
    };
    expect(quiet({})).toBeGreaterThan(0);
    expect(quiet({ discardPile: 'topCard' })).toBeGreaterThan(0);
  });

  it('PR-HID-34: coins are imagined as cards of the deck they came from', () => {
    let looked = 0;
    follow(4, 'imagined', (match, { decks, purses }) => {
      if (match.n % 20 !== 0) return;
      const { players } = portRoyal.imagine(match.view(0), 0, new SeededChance(`${match.n}`));
      decks.forEach((cards, deck) => {
        const coins = players.flatMap((player, seat) => player.coins.filter((_, coin) => purses[seat][coin] === deck));
        strike([...cards], coins);
        expect(coins.filter((one) => !cards.includes(one))).toEqual([]);
      });
      looked++;
    });
    expect(looked).toBeGreaterThan(3);
  });

  it('PR-HID-34: a match that was stored without it goes on, and remembers from the next deck on', () => {
    const { state } = nearTheEndOfADeck();
    const { recall: _, ...stored } = state;
    expect(portRoyal.clone(stored as State)).toEqual(state);
  });
});

describe('the odds after the deck was made anew', () => {
  it('PR-DECK-2, PR-HID-34: are exact with four players: as often as in all worlds that agree with what was seen', () => {
    const t = nearTheEndOfADeck();
    // The last card of the deck, then one of the new deck, which is a flute.
    const out = new Out<PortRoyalEvent>(stacking([card('flute-1-1')]), true);
    const begun = portRoyal.clone(t.state);
    for (let draw = 0; draw < 2; draw++) apply(portRoyal, t.state, 0, { type: 'draw' }, out as unknown as Out);
    let [worlds, busts] = [0, 0];
    for (const [first, second, third, last] of orders(HIDDEN))
      for (const next of PILE.toSpliced(PILE.indexOf('flute-1-1'), 1)) {
        const world = portRoyal.clone(begun);
        [first, second, third].forEach((name, seat) => {
          world.players[seat].coins[0] = card(name);
        });
        world.deck[0] = card(last);
        const seen = new Out<PortRoyalEvent>(stacking([card('flute-1-1'), card(next)]), true);
        for (let draw = 0; draw < 2; draw++) apply(portRoyal, world, 0, { type: 'draw' }, seen as unknown as Out);
        if (JSON.stringify(seen.events) !== JSON.stringify(out.events)) continue;
        worlds++;
        apply(portRoyal, world, 0, { type: 'draw' }, seen as unknown as Out);
        if (seen.events?.some(({ type }) => type === 'bust')) busts++;
      }
    expect(worlds).toBe(6 * 6);
    const looked = t.view(0);
    expect(bustOdds(looked)).toEqual({ bad: 1, all: 6, chance: busts / worlds });
    // Who forgets takes the flutes in the purses for cards of the deck.
    expect(unseenCards(looked)).toHaveLength(9);
    expect(names(cardsLeftInDeck(looked)).filter((name) => name.startsWith('flute'))).toEqual(['flute-1-1']);
  });

  it('are those of the sailor, too: a ship that can only be a coin does not make it stop', () => {
    const { state } = nearTheEndOfADeck(['flute-2-2', 'flute-2-2', 'flute-4-5', 'sailor-3-1']);
    const out = new Out<PortRoyalEvent>(stacking([card('flute-1-1')]), false) as unknown as Out;
    for (let draw = 0; draw < 2; draw++) apply(portRoyal, state, 0, { type: 'draw' }, out);
    expect(isWorthTheRisk(state, 0, SAILOR)).toBe(true);
    expect(view(state, 0).recall).toBeDefined();
    expect(isWorthTheRisk({ ...state, recall: null }, 0, SAILOR)).toBe(false);
  });
});
