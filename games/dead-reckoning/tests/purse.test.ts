/** What the rival gains and loses, one piece at a time (DR-SOLO-10, DR-SOLO-27, DR-SOLO-32, DR-SOLO-33). */
import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { MainEffect } from '../cards/effects.ts';
import { UPGRADES } from '../cards/ship.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { rivalEffect, rivalGains, rivalLoots, rivalTakes, upgradeRival } from '../rules/rival/purse.ts';
import { NOBODY } from '../rules/state.ts';
import { solo } from './solo.ts';
import { card, type PlayerSpec, type Table } from './table.ts';

const loud = (): Out<DeadReckoningEvent> => new Out(new SeededChance('the rival’s purse'), true);

/** The rival with this, and what is reported when this is done. */
function reported(
  rival: PlayerSpec,
  act: (t: Table, out: Out<DeadReckoningEvent>) => void,
): [Table, DeadReckoningEvent[]] {
  const t = solo({ rival: { dock: 0, chest: 0, ...rival } });
  const out = loud();
  act(t, out);
  return [t, out.events ?? []];
}

const merchant = (effect: MainEffect, rival: PlayerSpec = {}): [Table, DeadReckoningEvent[]] =>
  reported(rival, ({ state }, out) => rivalEffect(state, effect, out));

const moved = { type: 'moved', seat: 1, cargo: 0, coins: 0, from: 'supply', tile: NOBODY };

describe('the purse of the rival', () => {
  it('DR-SOLO-10: coins go to the chest and cargo to the store; nothing is not reported', () => {
    const gain = (cargo: number, coins: number, tile?: number): DeadReckoningEvent[] =>
      reported({}, ({ state }, out) => rivalGains(state, cargo, coins, 'gain', out, tile))[1];
    expect(gain(0, 0)).toEqual([]);
    expect(gain(0, 1)).toEqual([{ ...moved, coins: 1, to: 'chest', cause: 'gain' }]);
    expect(gain(1, 0)).toEqual([{ ...moved, cargo: 1, to: 'dock', cause: 'gain' }]);
    expect(gain(1, 2, 4)).toEqual([
      { ...moved, coins: 2, from: 'island', to: 'chest', tile: 4, cause: 'gain' },
      { ...moved, cargo: 1, from: 'island', to: 'dock', tile: 4, cause: 'gain' },
    ]);
  });

  it('DR-SOLO-32: of goods of free choice it takes coins', () => {
    const [t, events] = reported({}, ({ state }, out) => rivalLoots(state, 1, 1, 2, out));
    expect(t.player(1)).toMatchObject({ dock: 1, chest: 3 });
    expect(events).toHaveLength(2);
  });

  it('DR-SOLO-33: a merchant’s gain is taken, and goods for symbols count nothing: it has no crew', () => {
    const [plain] = merchant({ do: 'gain', cargo: 2, coins: 1, to: 'ship' });
    expect(plain.player(1)).toMatchObject({ dock: 2, chest: 1, training: 0 });
    const perHelm = { x: 'helm', each: 1 } as const;
    const [counted, events] = merchant({ do: 'gain', cargo: perHelm, coins: perHelm, to: 'dock' });
    expect(counted.player(1)).toMatchObject({ dock: 0, chest: 0 });
    expect(events).toEqual([]);
  });

  it('DR-SOLO-33: it loses cargo from its store, no more than is there, and nothing else', () => {
    const lose: MainEffect = { do: 'lose', cargo: 2 };
    const [rich, events] = merchant(lose, { dock: 3 });
    expect(rich.player(1)).toMatchObject({ dock: 1, training: 0 });
    expect(events).toEqual([{ ...moved, cargo: 2, from: 'dock', to: 'supply', cause: 'lost' }]);
    const [poor, fewer] = merchant(lose, { dock: 1 });
    expect(poor.player(1).dock).toBe(0);
    expect(fewer).toMatchObject([{ cargo: 1 }]);
    expect(merchant(lose)[1]).toEqual([]);
  });

  it('DR-SOLO-33: a card that would be levelled up is a training mark', () => {
    for (const effect of [{ do: 'levelBottom' }, { do: 'levelThis' }] as const) {
      const [t, events] = merchant(effect);
      expect(t.player(1).training).toBe(1);
      expect(events).toEqual([{ type: 'trained', seat: 1, count: 1 }]);
    }
  });

  it('DR-SOLO-27, DR-SOLO-33: an upgrade of any kind comes from the highest stack of all', () => {
    const [first] = merchant({ do: 'upgrade', kind: 'any', price: null });
    expect(first.player(1).cells[0].tokens).toEqual([card('ub-hold')]);
    const t = solo();
    t.state.upgrades = UPGRADES.map(({ name }) => (name === 'ua-gun' ? 3 : 2));
    upgradeRival(t.state, 'any', loud());
    expect(t.player(1).cells[0].tokens).toEqual([card('ua-gun')]);
    expect(t.state.upgrades[6]).toBe(2);
  });

  it('DR-SOLO-27: the last token of a kind is taken too; the fifth lies on the first', () => {
    const t = solo({ rival: { upgrades: { 0: ['ua-gun'], 1: ['ua-gun'], 2: ['ua-gun'], 3: ['ua-gun'] } } });
    t.state.upgrades = UPGRADES.map(({ name }) => Number(name === 'ub-deck'));
    upgradeRival(t.state, 'basic', loud());
    expect(t.player(1).cells[0].tokens).toEqual([card('ua-gun'), card('ub-deck')]);
    expect(Math.max(...t.state.upgrades)).toBe(0);
    upgradeRival(t.state, 'basic', loud());
    expect(t.player(1).cells[1].tokens).toHaveLength(1);
  });

  it('DR-SOLO-24, DR-SOLO-33: its pile keeps the order; a merchant was won, an advancement ordered', () => {
    const [t, events] = reported({}, ({ state }, out) => {
      rivalTakes(state, card('a1-01'), out);
      rivalTakes(state, card('e1-1-back'), out);
    });
    expect(t.player(1).aside).toEqual([card('a1-01'), card('e1-1-back')]);
    expect(events).toMatchObject([{ cause: 'order' }, { cause: 'won' }]);
  });
});
