import { hashOf } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CAPITALIST } from '../cards/achievements.ts';
import { NO_CARD } from '../cards/table.ts';
import { deadReckoning } from '../rules/game.ts';
import { BLACK, type DeadReckoningState, HARBOUR } from '../rules/state.ts';
import { playByChance } from './matches.ts';
import { SETTINGS } from './settings.ts';
import { solo } from './solo.ts';
import { card, type Table, table } from './table.ts';

/** What the invariants say after the state was spoilt. */
function spoilt(spoil: (state: DeadReckoningState, t: Table) => void, t: Table = table(2)): string {
  expect(deadReckoning.invariantViolation(t.state)).toBeUndefined();
  spoil(t.state, t);
  return deadReckoning.invariantViolation(t.state) ?? 'nothing is wrong';
}

/** The same of a state that is spoilt already. */
function brokenAfter(spoil: (state: DeadReckoningState) => void, { state }: Table): string {
  spoil(state);
  return deadReckoning.invariantViolation(state) ?? 'nothing is wrong';
}

const island = (): Table => table(2, { sea: { 4: { id: 'skull', cubes: [3, 1], buildings: ['fort'] } } });

describe('nothing is lost or doubled', () => {
  it('DR-STATE-4, DR-COMP-16: a crew card that is there twice, or not at all, is found', () => {
    expect(spoilt(({ players }) => players[0].discard.push(players[0].hand[0]))).toContain('DR-STATE-4');
    expect(spoilt(({ players }) => players[1].deck.pop())).toContain('DR-STATE-4');
    expect(spoilt(({ players }) => players[1].crew.pop())).toContain('DR-COMP-16');
  });

  it('DR-HID-2: a hand that is not sorted is found', () => {
    expect(spoilt(({ players }) => players[0].hand.reverse())).toContain('DR-HID-2');
  });

  it('DR-LEVEL-5, DR-HID-4: a level that cannot be is found', () => {
    expect(spoilt(({ players }) => Object.assign(players[0].crew[0], { level: 5 }))).toContain('DR-LEVEL-5');
    expect(spoilt(({ players }) => Object.assign(players[0].crew[0], { known: 2 }))).toContain('DR-LEVEL-5');
    const t = table(2, { players: [{ play: ['captain'] }] });
    expect(spoilt(({ players }) => Object.assign(players[0].crew[0], { level: 2 }), t)).toContain('DR-HID-4');
  });

  it('DR-STATE-5: a row card that is there twice, or not at all, is found by either of its sides', () => {
    expect(spoilt(({ boxes }) => boxes[2].pop())).toContain('DR-STATE-5');
    expect(spoilt(({ boxes, gone }) => gone.push(boxes[2][0]))).toContain('DR-STATE-5');
    expect(spoilt(({ players }) => players[0].aside.push(card('e1-1-back')))).toContain('DR-STATE-5: e1-1');
  });

  it('DR-SETUP-8, DR-SLEEVE-3: a card in a wrong box or slot is found', () => {
    expect(spoilt(({ boxes }) => boxes[0].push(boxes[1].pop() ?? NO_CARD))).toContain('DR-SETUP-8');
    const t = table(2, { players: [{ sleeves: { captain: ['a1-01'] } }] });
    expect(
      spoilt(({ players }) => Object.assign(players[0].crew[0], { sleeves: [-1, card('a1-01'), -1] }), t),
    ).toContain('DR-SLEEVE-3');
  });

  it('DR-SETUP-4: a tile that is there twice is found, and open sea in the box', () => {
    expect(spoilt(({ sea }) => Object.assign(sea[0], { id: sea[1].id }))).toContain('DR-SETUP-4');
    expect(
      spoilt(({ sea, left }) => {
        const at = sea.findIndex(({ id }) => id >= card('sea-1'));
        const [swapped] = left.splice(0, 1, sea[at].id);
        Object.assign(sea[at], { id: swapped });
      }),
    ).toContain('DR-SETUP-4');
  });

  it('DR-COMP-6, DR-COMP-8, DR-COMP-32: an upgrade or a building too many or too few is found', () => {
    expect(spoilt(({ upgrades }) => upgrades[0]--)).toContain('DR-COMP-6');
    const gun = [card('ua-gun')];
    expect(spoilt(({ players }) => Object.assign(players[0].cells[1], { tokens: gun }))).toContain('DR-COMP-6');
    expect(spoilt(({ buildings }) => buildings[0]++)).toContain('DR-COMP-8');
    expect(
      spoilt(({ sea }) => {
        sea[4].buildings = 0;
      }, island()),
    ).toContain('DR-COMP-8');
  });

  it('DR-COMP-30, DR-STATE-3: every player has 35 cubes, wherever they are', () => {
    expect(spoilt(({ players }) => players[0].cubes--)).toContain('DR-COMP-30');
    expect(spoilt(({ players }) => players[0].legend++)).toContain('DR-COMP-30');
    expect(spoilt(({ sea }) => sea[4].permanent[0]++, island())).toContain('DR-COMP-30');
    const t = table(2, { players: [{ at: 4, hand: [] }], sea: { 4: { card: 'e2-1' } } });
    t.playAll('attack', 'fire 1');
    expect(spoilt(({ battle }) => battle?.cubes.shift(), t)).toContain('DR-COMP-30');
  });

  it('DR-SOLO-4: the rival has no cube on a sail track', () => {
    const t = solo();
    expect(t.player(1).cubes).toBe(35);
    expect(spoilt(({ players }) => players[1].cubes--, t)).toContain('DR-COMP-30: player 1');
  });

  it('DR-SHIP-3, DR-SAIL-3: a hold that carries too much, or too many sails, is found', () => {
    expect(spoilt(({ players }) => Object.assign(players[0].cells[0], { cargo: 5 }))).toContain('DR-SHIP-3');
    expect(spoilt(({ players }) => Object.assign(players[0].cells[0], { coins: -1 }))).toContain('DR-SHIP-3');
    expect(spoilt(({ players }) => Object.assign(players[0].cells[1], { coins: 1 }))).toContain('DR-SHIP-3');
    expect(spoilt(({ players }) => Object.assign(players[0], { sails: 9 }))).toContain('DR-SAIL-3');
  });

  it('DR-STATE-1: less than nothing is found', () => {
    expect(spoilt(({ players }) => Object.assign(players[0], { dock: -1 }))).toContain('DR-STATE-1');
    expect(spoilt(({ sea }) => Object.assign(sea[4], { coins: -1 }), island())).toContain('DR-STATE-1');
  });

  it('DR-COMP-24, DR-UNLOAD-6, DR-EXPL-1: what cannot lie on a tile is found', () => {
    expect(
      spoilt(({ sea, players }) => {
        sea[4].cubes[0] += 4;
        players[0].cubes -= 4;
      }, island()),
    ).toContain('DR-COMP-24');
    expect(spoilt(({ sea }) => Object.assign(sea[8], { cargo: 1 }))).toContain('DR-UNLOAD-6');
    expect(spoilt(({ sea, boxes }) => Object.assign(sea[8], { card: boxes[2].pop() }))).toContain('DR-EXPL-1');
  });

  it('DR-CTRL-8: a controller who does not control is found, unless a batch is still open there', () => {
    const wrong = (state: DeadReckoningState): void => {
      Object.assign(state.sea[4], { controller: 1 });
    };
    expect(spoilt(wrong, island())).toContain('DR-CTRL-8');
    expect(
      spoilt((state) => {
        wrong(state);
        state.batch = { tiles: [4], controllers: [0], carried: 0 };
      }, island()),
    ).not.toContain('DR-CTRL-8');
  });

  it('DR-SINK-2, DR-PIRATE-8, DR-ACH-11: a ship that should have sunk, a pirate in harbour, a secret Capitalist', () => {
    expect(spoilt(({ players }) => Object.assign(players[0], { damage: 5 }))).toContain('DR-SINK-2');
    expect(spoilt(({ players }) => Object.assign(players[1], { pirate: true }))).toContain('DR-PIRATE-8');
    expect(spoilt(({ players }) => Object.assign(players[1], { at: HARBOUR + 1 }))).toContain('DR-STATE-7');
    expect(spoilt(({ players }) => Object.assign(players[1], { chest: 30 }))).toContain('DR-ACH-11');
    expect(spoilt(({ players }) => Object.assign(players[1], { chest: 30, achievements: 1 << CAPITALIST }))).toBe(
      'nothing is wrong',
    );
  });

  it('DR-SETUP-25: a token that was not offered is found', () => {
    expect(spoilt(({ players }) => Object.assign(players[0], { token: card('bt-1') }))).toContain('DR-SETUP-25');
  });

  it('DR-SOLO-5: an order that is missing, doubled or in a wrong stage is found', () => {
    expect(spoilt(({ orders }) => orders.pop(), solo())).toContain('DR-SOLO-5');
    expect(
      spoilt(({ orders }) => {
        orders[0] = orders[1];
      }, solo()),
    ).toContain('DR-SOLO-5');
    expect(spoilt(({ orders }) => orders.reverse(), solo())).toContain('DR-SOLO-5');
  });

  it('DR-COMBAT-2, DR-INF-6: work left undone is found', () => {
    expect(spoilt(({ flow }) => flow.push({ step: 'effects', seat: 0, crew: 0, list: [] }))).toContain('effects');
    const t = table(2, { players: [{ at: 4, hand: [] }], sea: { 4: { card: 'e2-1' } } });
    t.play('attack');
    expect(
      spoilt((state) => {
        state.battle = null;
      }, t),
    ).toContain('DR-COMBAT-2');
    expect(
      spoilt((state) => {
        state.batch = { tiles: [], controllers: [], carried: 0 };
      }),
    ).toContain('DR-INF-6');
  });
});

describe('what is wrong is reported exactly', () => {
  it('DR-HID-2, DR-LEVEL-5, DR-HID-4: two cards of a hand changed round, a level below one, an open card at a secret level', () => {
    expect(
      spoilt(({ players }) => {
        const { hand } = players[0];
        hand.splice(0, 2, hand[1], hand[0]);
      }),
    ).toContain('DR-HID-2');
    expect(spoilt(({ players }) => Object.assign(players[0].crew[0], { known: 0 }))).toContain('DR-LEVEL-5');
    const t = table(2, { players: [{ discard: ['captain'] }] });
    expect(spoilt(({ players }) => Object.assign(players[0].crew[0], { level: 2 }), t)).toContain('DR-HID-4: captain');
  });

  it('DR-SETUP-8, DR-STATE-5: the box and the card are named, the first card of all too', () => {
    expect(spoilt(({ boxes }) => boxes[0].push(boxes[1].pop() ?? NO_CARD))).toMatch(/ is in box 1$/);
    const first = table(2, { sea: { 0: { card: 'a1-01' } } });
    expect(spoilt(({ sea }) => Object.assign(sea[0], { card: NO_CARD }), first)).toContain('DR-STATE-5: a1-01 ');
  });

  it('DR-SETUP-4: a tile too few is found, the first one wrong is named', () => {
    expect(spoilt(({ sea }) => Object.assign(sea[0], { id: sea[2].id }))).toBe('DR-SETUP-4: shark is there 0 times');
    expect(spoilt(({ sea }) => Object.assign(sea[2], { id: sea[3].id }))).toBe('DR-SETUP-4: turtle is there 0 times');
    expect(spoilt(({ sea, left }) => left.push(sea.splice(8, 1)[0].id))).toContain('not twelve tiles');
  });

  it('DR-STATE-1, DR-UNLOAD-6: fewer cubes than none, parts of a good, coins and buildings on no island', () => {
    expect(spoilt(({ sea }) => Object.assign(sea[4].cubes, [-1]), island())).toContain('DR-STATE-1');
    expect(spoilt(({ sea }) => Object.assign(sea[4].permanent, [-1]), island())).toContain('DR-STATE-1');
    expect(spoilt(({ sea }) => Object.assign(sea[4], { cargo: 0.5 }), island())).toContain('DR-STATE-1');
    expect(spoilt(({ sea }) => Object.assign(sea[8], { coins: 1 }))).toContain('DR-UNLOAD-6');
    expect(
      spoilt(({ sea, buildings }) => {
        sea[8].buildings = 1;
        buildings[0]--;
      }),
    ).toContain('DR-UNLOAD-6');
  });

  it('DR-COMP-6, DR-COMP-32: the first upgrade that is wrong is named; no supply goes below nothing', () => {
    expect(
      spoilt(({ upgrades }) => {
        upgrades[1]--;
        upgrades[3]--;
      }),
    ).toBe('DR-COMP-6: ub-sail is there 3 times');
    const five = Array<number>(5).fill(card('ub-gun'));
    expect(
      spoilt(({ players, upgrades }) => {
        players[0].cells[1].tokens = five;
        upgrades[2] = -1;
      }),
    ).toContain('DR-COMP-32');
    expect(
      spoilt(({ sea, buildings }) => {
        for (const tile of sea.slice(0, 11)) tile.buildings = 1;
        buildings[0] = -1;
      }),
    ).toContain('DR-COMP-32');
  });

  it('DR-COMP-30, DR-COMP-33: no cubes are lent by a supply that has none, nor black ones by the box', () => {
    expect(
      spoilt(({ players }) => {
        players[0].legend += players[0].cubes + 1;
        players[0].cubes = -1;
      }),
    ).toContain('DR-COMP-30');
    const t = table(2, { players: [{ at: 4, hand: [] }], sea: { 4: { card: 'e2-1' } } });
    t.playAll('attack');
    expect(spoilt(({ battle }) => Object.assign(battle ?? {}, { waiting: Array(20).fill(BLACK) }), t)).toBe(
      'nothing is wrong',
    );
    expect(brokenAfter(({ battle }) => Object.assign(battle ?? {}, { waiting: Array(21).fill(BLACK) }), t)).toContain(
      'DR-COMP-33',
    );
  });

  it('DR-SHIP-1, DR-SAIL-3, DR-STATE-7: a ship without a cell, with fewer sails than none, or nowhere', () => {
    expect(spoilt(({ players }) => players[0].cells.pop())).toContain('DR-SHIP-1');
    expect(spoilt(({ players }) => Object.assign(players[0], { sails: -1 }))).toContain('DR-SAIL-3');
    for (const nowhere of [{ damage: -1 }, { at: -1 }, { at: HARBOUR + 1 }])
      expect(spoilt(({ players }) => Object.assign(players[0], nowhere))).toContain('DR-STATE-7');
  });

  it('DR-SOLO-5: an order from another pile is found, and one that comes before its stage', () => {
    expect(
      spoilt(({ orders }) => {
        orders[orders.length - 1] = card('captain');
      }, solo()),
    ).toContain('DR-SOLO-5');
    expect(
      spoilt(({ orders }) => {
        const last = orders.length - 1;
        [orders[0], orders[last]] = [orders[last], orders[0]];
      }, solo()),
    ).toContain('DR-SOLO-5: an order lies in a wrong stage');
  });
});

/** Every list and object within a value. */
function partsOf(value: unknown, into = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || into.has(value)) return into;
  into.add(value);
  for (const part of Object.values(value)) partsOf(part, into);
  return into;
}

describe('a copy', () => {
  it.each(SETTINGS)('DR-TURN-8: is equal and stays as it is, whatever happens to the original: %j', (setting) => {
    let copies: { copy: DeadReckoningState; hash: string }[] = [];
    playByChance(
      setting,
      `copies ${JSON.stringify(setting)}`,
      ({ state }) => {
        for (const { copy, hash } of copies) expect(hashOf(copy)).toBe(hash);
        copies = [...copies.slice(-3), { copy: deadReckoning.clone(state), hash: hashOf(state) }];
        expect(hashOf(copies[copies.length - 1].copy)).toBe(hashOf(state));
      },
      120,
    );
  });

  it('DR-TURN-8: shares only what is never changed', () => {
    const t = table(2, {
      players: [{ at: 4, hand: [] }],
      sea: { 4: { card: 'e2-1' } },
      stack: { throws: ['A2 A2 A2 A2 A2'] },
    });
    t.playAll('attack', 'fire 1');
    const copy = deadReckoning.clone(t.state);
    const { options, battle, players } = t.state;
    const copied = partsOf(copy);
    const shared = [...partsOf(t.state)].filter((part) => copied.has(part));
    const crew = players.flatMap((player) => player.crew);
    const tokens = players.flatMap(({ cells }) => cells.map((cell) => cell.tokens));
    const fixed = partsOf([options, battle?.waiting, battle?.wanted, battle?.lent, ...crew, ...tokens]);
    for (const part of shared) expect(fixed).toContain(part);
  });
});
