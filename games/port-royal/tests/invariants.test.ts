import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../cards/base.ts';
import { CARDS, NAMES } from '../cards/table.ts';
import { portRoyal } from '../rules/game.ts';
import type { Player, PortRoyalEvent, State } from '../rules/state.ts';
import { atEveryMoment, playByChance, SETTINGS } from './matches.ts';
import { discovering, of, phaseTwo, table } from './table.ts';

const kinds = (cards: readonly number[]): string[] => cards.map((id) => CARDS[id].kind);

/** Every card on the table, wherever it lies. */
function everyCard(state: State): number[] {
  const waiting = state.flow.flatMap((frame) => (frame.step === 'repel' ? [frame.card] : []));
  const areas = state.players.flatMap(({ coins, persons, expeditions }) => [coins, persons, expeditions].flat());
  return [state.deck, state.discard, state.harbour, state.expeditions, waiting, areas].flat();
}

/** How many copies of each card, by name. */
function copies(cards: readonly number[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const id of cards) found[NAMES[id]] = (found[NAMES[id]] ?? 0) + 1;
  return found;
}

/** The box as it is printed: with fewer than five players without the special expedition. */
const box = (seats: number): Record<string, number> =>
  Object.fromEntries(
    BASE_CARDS.flatMap((card, id) =>
      card.kind === 'expedition' && card.onlyWithPlayers && card.onlyWithPlayers !== seats
        ? []
        : [[NAMES[id], card.count]],
    ),
  );

describe('cards', () => {
  it('PR-INV-1: every card is in exactly one place at every moment', () => {
    atEveryMoment(({ state, header }, where) => {
      expect(copies(everyCard(state)), where).toEqual(box(header.seats));
    });
  });

  it('PR-INV-1: a lost card and a doubled card are noticed', () => {
    const lost = table();
    lost.state.deck.pop();
    expect(portRoyal.invariantViolation(lost.state)).toContain('PR-INV-1');
    const doubled = table({ harbour: [], discard: ['flute-1-1'] });
    doubled.state.discard.push(doubled.state.discard[0]);
    expect(portRoyal.invariantViolation(doubled.state)).toContain('PR-INV-1');
  });

  it('PR-INV-2: no two ships of one colour are in the harbour at any decision', () => {
    atEveryMoment(({ state }, where) => {
      const colours = state.harbour.flatMap((id) => {
        const card = CARDS[id];
        return card.kind === 'ship' ? [card.colour] : [];
      });
      expect(new Set(colours).size, where).toBe(colours.length);
    });
    expect(portRoyal.invariantViolation(discovering({ harbour: ['flute-1-1', 'flute-2-2'] }).state)).toContain(
      'PR-INV-2',
    );
  });

  it('PR-INV-5: expeditions and tax increases are never in the harbour', () => {
    atEveryMoment(({ state }, where) => {
      const there = kinds(state.harbour).filter((kind) => kind === 'expedition' || kind === 'tax');
      expect(there, where).toEqual([]);
    });
    for (const stray of ['expedition-priest2', 'tax-mostSabres'])
      expect(portRoyal.invariantViolation(discovering({ harbour: [stray] }).state)).toContain('PR-INV-5');
  });

  it('PR-INV-6: the harbour is empty between turns', () => {
    let turns = 0;
    atEveryMoment(({ state, log, n }, where) => {
      if (of(log[n].events, 'turnBegan').length === 0) return;
      expect(state.harbour, where).toEqual([]);
      turns++;
    });
    expect(turns).toBeGreaterThan(100);
    expect(portRoyal.invariantViolation(table({ harbour: ['flute-1-1'] }).state)).toContain('PR-INV-6');
  });

  it('PR-INV-8: 113, 110, 107 or 104 cards are in the deck after dealing', () => {
    const deck = (seats: number): number => Match.begin(portRoyal, { seats, seed: 'a deal' }).state.deck.length;
    expect([2, 3, 4, 5].map(deck)).toEqual([113, 110, 107, 104]);
  });

  it('PR-INV-9: the deck of the base game has 119 cards, and with five players the special expedition lies open', () => {
    for (const { seats } of SETTINGS) {
      const { state } = Match.begin(portRoyal, { seats, seed: 'a deal' });
      expect(state.deck.length + 3 * seats).toBe(119);
      expect(state.expeditions.map((id) => NAMES[id])).toEqual(
        seats === 5 ? ['expedition-settler1-captain1-priest1'] : [],
      );
    }
  });
});

/** What an event takes out of or puts into each purse. */
function book(event: PortRoyalEvent, coins: number[]): void {
  switch (event.type) {
    case 'coinsGained':
      coins[event.seat] += event.coins;
      break;
    case 'taxPaid':
    case 'personHired':
      coins[event.seat] -= event.cards.length;
      break;
    case 'compensationPaid':
      coins[event.seat]--;
      coins[event.to]++;
      break;
  }
}

const printedPoints = (player: Player): number =>
  [...player.persons, ...player.expeditions].reduce((sum, id) => {
    const card = CARDS[id];
    return sum + ('points' in card ? card.points : 0);
  }, 0);

describe('coins and points', () => {
  it('PR-INV-3: no payment makes a purse negative, and the events account for every coin', () => {
    let ledger: number[] = [];
    atEveryMoment(({ state, log, n, header }, where) => {
      if (n === 0) ledger = Array.from({ length: header.seats }, () => 3);
      for (const event of log[n].events) {
        book(event, ledger);
        expect(Math.min(...ledger), where).toBeGreaterThanOrEqual(0);
      }
      expect(
        state.players.map(({ coins }) => coins.length),
        where,
      ).toEqual(ledger);
    });
  });

  it('PR-INV-4: the points of a player are those printed on their persons and expeditions', () => {
    let highest = 0;
    atEveryMoment((match, where) => {
      const points = match.view('spectator').players.map((player) => player.points);
      expect(points, where).toEqual(match.state.players.map(printedPoints));
      highest = Math.max(highest, ...points);
    });
    expect(highest).toBeGreaterThanOrEqual(12);
  });

  it('PR-INV-7: a payment between players changes neither deck nor discard pile', () => {
    const persons = ['mademoiselle-7-2', 'mademoiselle-7-2', 'mademoiselle-9-3'];
    const t = phaseTwo({
      players: [{}, { coins: 2, persons }],
      harbour: ['sailor-3-1', 'flute-1-1'],
      discard: ['skiff-1-1'],
    });
    t.play('trade flute-1-1');
    const { deck, discard } = t;
    const [, paid] = t.play('hire sailor-3-1', 1);
    expect(paid).toEqual({ type: 'compensationPaid', seat: 1, to: 0 });
    expect([t.deck, t.discard]).toEqual([deck, discard]);
  });

  it('PR-INV-10: 11 coins lose nothing, 12 and 13 lose 6, 14 lose 7', () => {
    const lost = [11, 12, 13, 14].map((coins) => {
      const t = table({ players: [{ coins, persons: ['sailor-3-1'] }, {}], deck: ['tax-fewestPoints'] });
      t.play('draw');
      return coins - t.coins(0);
    });
    expect(lost).toEqual([0, 6, 6, 7]);
  });
});

describe('turns', () => {
  it('PR-INV-11: no to three colours allow one card, four allow two, five allow three', () => {
    const ships = ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'];
    const allowances = [0, 1, 2, 3, 4, 5].map((colours) => {
      const t = discovering({ harbour: ships.slice(0, colours) });
      return of(t.play('stop'), 'takeTurnBegan')[0].left;
    });
    expect(allowances).toEqual([1, 1, 1, 1, 2, 3]);
  });

  it('PR-INV-12: all players had the same number of turns when 12 points end the match', () => {
    for (const setting of SETTINGS)
      for (let at = 0; at < 12; at++) {
        const { log, outcome, header } = playByChance(setting, `${setting.seats} turns, match ${at}`);
        if (outcome?.reason === 'becalmed') continue;
        const turns = Array.from({ length: header.seats }, () => 0);
        for (const { seat } of of(
          log.flatMap(({ events }) => events),
          'turnBegan',
        ))
          turns[seat]++;
        expect(new Set(turns).size, `seed of match ${at}, ${turns}`).toBe(1);
      }
  });
});
