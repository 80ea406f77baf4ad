import { legal, printAction, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction } from '../rules/state.ts';
import { cursing, raiding, type Table, table } from '../tests/table.ts';
import { sailor } from './sailor.ts';

function choiceOf({ state }: Table): SevenSeasAction {
  const [seat] = toAct(sevenSeas, state);
  return sailor(state, seat, legal(sevenSeas, state, seat), Stream.of('wish'));
}

/** What the sailor does at a test table, in notation. */
const choice = (t: Table): string => printAction(sevenSeas, choiceOf(t));

/** Lets the sailor answer until something else waits. */
function playOn(t: Table, step: string): void {
  while (t.waits.startsWith(`${step} `)) t.act(choiceOf(t));
}

describe('the sailor on goods', () => {
  it('sells three of a kind at the raised price', () => {
    const t = table({
      pirates: [{ loot: ['rum', 'rum', 'rum', 'fruit'], chests: 5 }, {}],
      port: 'port-1',
    });
    t.choose('merchant', 'cartographer');
    t.act(choiceOf(t));
    playOn(t, 'sale');
    expect(t.pirate(0).goods[2]).toBe(0);
    expect(t.pirate(0).chests).toBeGreaterThanOrEqual(14);
  });

  it('gives up the odd good and not one of three, when it has no room for both', () => {
    const t = table({
      pirates: [{ ships: 5, chests: 9, loot: ['rum', 'rum', 'rum', 'coffee', 'fruit'], yinYang: 0 }, {}],
      port: 'port-1',
    });
    t.state.pirates[0].ships = 4;
    t.state.flow.push({ step: 'excess', seat: 0, lost: [0, 0, 0] });
    expect(['discard fruit', 'discard coffee']).toContain(choice(t));
  });

  it('keeps all loot in the last round, when free ships are of no more use', () => {
    const t = raiding('caravan-spain-1', {
      pirates: [{}, {}],
      round: 12,
      endRound: 9,
      loot: ['fruit', 'coffee', 'rum'],
    });
    t.playAll('send 3', 'send 1');
    t.throw('1 6 6 6 6');
    expect(t.waits).toBe('keep 0');
    expect(choice(t)).toBe('keepAll');
  });

  it('makes a Profitable Deal of two expensive goods that are too few for a sale', () => {
    const t = table({
      pirates: [{ loot: ['rum', 'coffee'], yinYang: 3 }, {}],
      port: 'port-1',
      round: 12,
      endRound: 9,
    });
    t.state.flow = [{ step: 'finale', done: 0 }];
    expect(choice(t)).toBe('deal coffee,rum');
  });
});

describe('the sailor on raids', () => {
  const nobody = { pirates: [{ ships: 7 }, { ships: 2 }], round: 4 };

  it('S7-MARK-9: leaves a hopeless raid on the nation it serves alone, for the mark is certain', () => {
    const t = raiding('caravan-england-4', {
      ...nobody,
      pirates: [{ ships: 7 }, { ships: 2, corsairOf: ['england'] }],
    });
    t.play('send 0');
    expect(choice(t)).toBe('send 0');
  });

  it('S7-MARK-5: sends a ship into the same raid if that spares it the mark', () => {
    const t = raiding('caravan-england-4', nobody);
    t.play('send 0');
    expect(['send 1', 'send 2']).toContain(choice(t));
  });

  it('sends everything in the last round', () => {
    const t = raiding('caravan-holland-1', { pirates: [{}, {}], round: 12, endRound: 9 });
    expect(choice(t)).toBe('send 3');
  });

  it('S7-PHYS-23: orders tied fights by what the dice that lie there lead to', () => {
    const t = raiding('caravan-england-1', {}, 0);
    t.playAll('send 1', 'send 1', 'send 0');
    t.throw('3@100,100 2@80,100 6@120,100');
    expect(t.waits).toBe('tie 0');
    // If the Captain's own 2 fights first, it sinks before the 6 of seat 1 ends the battle; the other way round it brings loot home.
    expect(choice(t)).toBe(t.legal()[1]);
  });
});

describe('the sailor on characters', () => {
  it('plays out its hand before the end', () => {
    const t = table({
      pirates: [{ hand: ['caravan-england-2'] }, {}, {}],
      round: 12,
      endRound: 9,
    });
    expect(choice(t)).toBe('choose captain');
  });

  it('S7-MARK-8: draws no card that could not be played any more', () => {
    const t = table({ pirates: [{ loot: ['rum'], chests: 9 }, {}, {}], round: 12, endRound: 9 });
    expect(choice(t)).not.toBe('choose cartographer');
  });

  it('goes to the Merchant with a hold full of what the port wants', () => {
    const t = table({
      pirates: [{ loot: ['rum', 'rum', 'rum', 'rum', 'rum', 'rum'], chests: 3 }, {}, {}],
      port: 'port-2',
      round: 6,
    });
    expect(choice(t)).toBe('choose merchant');
  });

  it('S7-CARTO-2: does not look for cards in an empty deck', () => {
    const t = table({ pirates: [{}, {}, {}], round: 10, endRound: 9 });
    t.state.played.push(...t.state.adventures.splice(0).filter((card) => card < 16 || card > 21));
    expect(choice(t)).not.toBe('choose cartographer');
  });

  it('builds ships when none are left', () => {
    const t = table({ pirates: [{ ships: 0, chests: 9 }, {}, {}], round: 5 });
    expect(choice(t)).toBe('choose shipwright');
  });
});

describe('the sailor on curses', () => {
  it('S7-SHAMAN-4: keeps as many ships out of the throw as the gift lets it', () => {
    const t = cursing('kraken', { pirates: [{}, {}, {}], first: 0 });
    expect(choice(t)).toBe('protect 6');
  });

  it('S7-CURSE-14: takes the best die of the Tavern and gives the worst to who stands best', () => {
    const t = cursing('tavern', { pirates: [{ chests: 9 }, { chests: 8 }, { chests: 30, ships: 10 }] });
    t.throw('1 4 6');
    t.play(choice(t));
    expect(t.waits).toBe('assign 0');
    expect(choice(t)).toBe('assign 4');
  });
});
