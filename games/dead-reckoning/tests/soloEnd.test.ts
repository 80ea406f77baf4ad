import { describe, expect, it } from 'vitest';
import {
  BUILDER,
  CAPITALIST,
  EXPLORER,
  FIRST_RATE,
  LEGEND,
  MASTER_TRADER,
  SCOURGE,
  SEA_DOGS,
  SETTLER,
} from '../cards/achievements.ts';
import { SOLO_CARDS } from '../cards/solo.ts';
import { FIRST_SOLO } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import { sheetOf, totalOf } from '../rules/scoring.ts';
import { BY_LIMIT, BY_ORDERS, NOBODY } from '../rules/state.ts';
import { actsOf, fightOn, nextOrder, passTurn, rivalDoes, type SoloSpec, solo, toMain } from './solo.ts';
import { card, of, type Table } from './table.ts';

const FOUR = [LEGEND, SCOURGE, BUILDER, FIRST_RATE];
const achievedBy = (events: readonly DeadReckoningEvent[], seat: number): number[] =>
  of(events, 'achieved')
    .filter((event) => event.seat === seat)
    .map(({ achievement }) => achievement);

const outcome = (t: Table) => {
  const result = deadReckoning.outcome(t.state);
  if (!result) throw new Error('the match is not over');
  return result;
};

/** The player ends turn after turn until the match is over. */
function toTheEnd(t: Table): DeadReckoningEvent[] {
  const events: DeadReckoningEvent[] = [];
  while (t.state.flow.length > 0) {
    toMain(t);
    events.push(...t.play('end'));
    if (t.waits === 'mode 0') events.push(...t.play('mode trade'));
    events.push(...fightOn(t));
  }
  return events;
}

describe("the rival's achievements", () => {
  it('DR-SOLO-38: by the usual conditions, at once, also those the player has', () => {
    const own = { cubes: [0, 3], permanent: [0, 2] };
    const { events } = rivalDoes('s-12', {
      human: { achievements: [SETTLER] },
      rival: { upgrades: { 0: ['ub-hold', 'ub-gun', 'ub-sail'] } },
      sea: { 0: own, 3: own, 4: own },
    });
    // The sixth permanent cube lies there already; the fourth upgrade comes with the card.
    expect(achievedBy(events, 1)).toEqual([FIRST_RATE]);
    const built = rivalDoes('s-10', {
      rival: { at: 0 },
      sea: {
        0: { cubes: [0, 3], buildings: ['garrison', 'outpost'] },
        2: { cubes: [0, 3], buildings: ['garrison', 'outpost'] },
      },
    });
    expect(achievedBy(built.events, 1)).toEqual([BUILDER]);
  });

  it("DR-SOLO-38: in the player's turn too", () => {
    const t = solo({
      human: { at: 5, damage: 4, sails: 1, hand: [] },
      sea: { 5: {}, 4: { cubes: [0, 3], buildings: ['garrison'] } },
    });
    expect(achievedBy(t.play('sail to row 2 centre'), 1)).toEqual([SCOURGE]);
  });

  it('DR-SOLO-39: Sea dogs at nine training marks', () => {
    expect(achievedBy(rivalDoes('s-12', { rival: { training: 6 } }).events, 1)).toEqual([]);
    expect(achievedBy(rivalDoes('s-12', { rival: { training: 7 } }).events, 1)).toEqual([SEA_DOGS]);
    expect(achievedBy(rivalDoes('s-12', { rival: { training: 8 } }).events, 1)).toEqual([SEA_DOGS]);
  });

  it('DR-SOLO-40: Master Trader with twelve cargo in its store, which go to the supply', () => {
    const { t, events } = rivalDoes('s-18', { rival: { dock: 10 }, sea: { 3: { cubes: [0, 3] } } });
    expect(achievedBy(events, 1)).toEqual([MASTER_TRADER]);
    expect(t.player(1).dock).toBe(1);
    expect(of(events, 'moved')).toContainEqual(
      expect.objectContaining({ cause: 'trader', cargo: 12, from: 'dock', to: 'supply' }),
    );
  });

  it('DR-SOLO-40: once only', () => {
    const { t, events } = rivalDoes('s-18', {
      rival: { dock: 11, achievements: [MASTER_TRADER] },
      sea: { 3: { cubes: [0, 3] } },
    });
    expect(achievedBy(events, 1)).toEqual([]);
    expect(t.player(1).dock).toBe(14);
  });

  it('DR-SOLO-41: Explorer at five tiles, for either side', () => {
    const rival = rivalDoes('s-05', { rival: { explorer: 4 } });
    expect(achievedBy(rival.events, 1)).toEqual([EXPLORER]);
    const t = solo({ human: { at: 0, sails: 1, explorer: 4 } });
    expect(achievedBy(t.play('sail to row 2 left'), 0)).toEqual([EXPLORER]);
    const early = solo({ human: { at: 0, sails: 1, explorer: 3 } });
    expect(achievedBy(early.play('sail to row 2 left'), 0)).toEqual([]);
  });

  it('DR-SOLO-41: progress binds its cubes, training marks do not', () => {
    const { t } = rivalDoes('s-05');
    expect(t.player(1)).toMatchObject({ explorer: 1, training: 1, cubes: 35 - 1 - 3 - 1 });
  });

  it('DR-SOLO-42: Capitalist with thirty coins in its chest', () => {
    expect(achievedBy(rivalDoes('s-12', { rival: { chest: 26 } }).events, 1)).toEqual([]);
    expect(achievedBy(rivalDoes('s-12', { rival: { chest: 27 } }).events, 1)).toEqual([CAPITALIST]);
  });
});

/** All orders but one have been carried out. */
function lastOrder(t: Table, name: string): void {
  const wanted = card(name);
  t.state.ordered = SOLO_CARDS.map((_, at) => FIRST_SOLO + at).filter((order) => order !== wanted);
  t.state.orders = [wanted];
}

describe('the end of a solo match', () => {
  it('DR-SOLO-43: four markers of the rival at the end of its turn give the player one last turn', () => {
    const t = solo({ rival: { achievements: FOUR } });
    nextOrder(t, 's-12');
    const events = passTurn(t);
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 1 }]);
    expect(of(events, 'turnBegan')).toMatchObject([{ seat: 0, last: true }]);
    expect(t.player(1).finished).toBe(true);
    toMain(t);
    t.play('end');
    expect(t.waits).toBe('over -2');
    expect(outcome(t).reason).toBe('achievements');
  });

  it('DR-SOLO-43: a fourth marker of the rival in the turn of the player ends nothing yet', () => {
    const t = solo({ rival: { achievements: FOUR } });
    nextOrder(t, 's-12');
    const events = t.play('end');
    expect(of(events, 'endTriggered').map(({ seat }) => seat)).toEqual([1]);
    expect(events.findIndex(({ type }) => type === 'endTriggered')).toBeGreaterThan(
      events.findIndex(({ type }) => type === 'ordered'),
    );
  });

  it('DR-SOLO-43: the last card of the deck gives the player one last turn', () => {
    const t = solo();
    lastOrder(t, 's-18');
    const events = passTurn(t);
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 1 }]);
    expect(t.state.endedBy).toBe(BY_ORDERS);
    toTheEnd(t);
    expect(outcome(t).reason).toBe('orders');
  });

  it('DR-SOLO-43: with markers and the last card at once it is the markers', () => {
    const t = solo({ rival: { achievements: FOUR } });
    lastOrder(t, 's-18');
    passTurn(t);
    expect(t.state.endedBy).toBe(1);
  });

  it('DR-SOLO-43, DR-SOLO-44: if the player triggers the end, the rival has one more card', () => {
    const t = solo({ human: { achievements: FOUR } });
    nextOrder(t, 's-12');
    const events = t.play('end');
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0 }]);
    expect(of(events, 'ordered')).toHaveLength(1);
    expect(of(events, 'lastTurnDone')).toEqual([{ type: 'lastTurnDone', seat: 1 }]);
    expect(t.waits).toBe('over -2');
  });

  it('DR-SOLO-44: the deck is never empty when the player triggers the end', () => {
    const t = solo({ human: { achievements: FOUR } });
    lastOrder(t, 's-18');
    t.play('end');
    expect(t.waits).toBe('over -2');
    expect(t.state).toMatchObject({ endedBy: 0, orders: [] });
  });

  it('DR-SOLO-43, DR-GAMEEND-5: who has had the last turn fights with two cubes more', () => {
    const t = solo({ human: { at: 4, hand: [], achievements: FOUR }, rival: { at: 4 }, sea: { 4: {} } });
    nextOrder(t, 's-11');
    const armed = [...passTurn(t), ...fightOn(t)];
    expect(of(armed, 'armed').find(({ seat }) => seat === 0)).toMatchObject({ fired: 1, added: 2 });
  });

  it('DR-SOLO-43, DR-TABLE-9: the round limit holds alone too', () => {
    const t = solo({ options: { roundLimit: 12 } });
    t.state.round = 11;
    const events = toTheEnd(t);
    expect(of(events, 'turnBegan').map(({ seat }) => seat)).toEqual([1, 0, 1]);
    expect(t.state).toMatchObject({ endedBy: BY_LIMIT, round: 12 });
    expect(outcome(t).reason).toBe('roundLimit');
  });

  it('DR-SOLO-43: before that nothing ends', () => {
    const { t } = rivalDoes('s-01', { rival: { achievements: FOUR.slice(1) } });
    expect(t.state.endedBy).toBe(NOBODY);
  });
});

describe('the score of a solo match', () => {
  const RICH: SoloSpec = {
    rival: {
      chest: 20,
      dock: 8,
      training: 7,
      achievements: [LEGEND, EXPLORER],
      aside: ['a1-01', 'e1-3-back', 'a3-16', 'a4-13', 'a4-19'],
      upgrades: { 0: ['ub-hold'], 1: ['ua-gun'] },
    },
    sea: {
      0: { cubes: [0, 3], buildings: ['fort', 'outpost'], coins: 2, cargo: 9 },
      2: { cubes: [2, 1] },
    },
  };

  it('DR-SOLO-45: chest, own islands, achievements, buildings, upgrades, pairs of cards and island values', () => {
    const t = solo(RICH);
    expect(sheetOf(t.state, 1)).toEqual({
      achievements: 6 + 4,
      bonus: 0,
      coins: 20 + 2,
      buildings: 2,
      advancements: 2,
      upgrades: 3,
      abilities: 0,
      islands: 4 + 3,
    });
  });

  it('DR-SOLO-45: store, abilities in its pile and training marks bring nothing', () => {
    const t = solo(RICH);
    const before = totalOf(sheetOf(t.state, 1));
    Object.assign(t.player(1), { dock: 0, training: 0 });
    expect(totalOf(sheetOf(t.state, 1))).toBe(before);
  });

  /** The last turn is over; the player has so many coins in the chest and the rival so many. */
  function ended(human: number, rival: number): Table {
    const t = solo({ human: { chest: human }, rival: { chest: rival }, options: { roundLimit: 12 } });
    t.state.round = 12;
    t.state.endedBy = BY_LIMIT;
    nextOrder(t, 's-12');
    t.play('end');
    return t;
  }

  it('DR-SOLO-46: the player wins with at least as many coins as the rival', () => {
    // The rival's last card brings 3 coins and an upgrade.
    expect(outcome(ended(20, 15))).toMatchObject({ winners: [0], decidedBy: 'points' });
    expect(outcome(ended(20, 15)).ranking).toMatchObject([{ seat: 0, rank: 1, points: 20, sheet: { rival: 19 } }]);
    expect(outcome(ended(19, 15))).toMatchObject({ winners: [0] });
  });

  it('DR-SOLO-46: with less the match is lost, and nobody wins', () => {
    const { winners, ranking } = outcome(ended(18, 15));
    expect(winners).toEqual([]);
    expect(ranking).toMatchObject([{ seat: 0, rank: 2, points: 18, sheet: { rival: 19 } }]);
  });

  it('DR-SOLO-46: a tie needs no throw', () => {
    const t = ended(19, 15);
    expect(t.state).toMatchObject({ throws: 0, tieStrength: [], battle: null });
  });

  it('DR-SOLO-2, DR-SOLO-43: a whole match against the rival comes to its end', () => {
    for (const hard of [false, true]) {
      const t = solo({ hard });
      const events = toTheEnd(t);
      expect(of(events, 'ended')).toHaveLength(1);
      expect(actsOf(events).length).toBeGreaterThan(40);
      expect(['orders', 'achievements']).toContain(outcome(t).reason);
    }
  });
});
