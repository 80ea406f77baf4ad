import { LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { attacking, flagged, gunner, inBattle, inShipBattle, storming, withCards } from '../../tests/fights.ts';
import { of, type Table } from '../../tests/table.ts';
import { choices } from '../choices.ts';
import { open } from '../testing.tsx';
import { battleChoices } from './choices.ts';
import { draw, propsAt, showsOf, wordsOf } from './sample.tsx';
import { continueStory, originsOf } from './story.ts';
import { eventLines } from './words.ts';

const wordsAt = (t: Table, seat = 0): string => wordsOf(draw(propsAt(t, seat)));

function shifting(): Table {
  const t = inBattle('A2 A2 A2', { attacker: withCards('a4-05') });
  t.play('use crewman-1 top line 2');
  return t;
}

function removing(): Table {
  const t = inBattle('A2 A2 A2', { attacker: gunner(4) });
  t.play(t.legalOf('use').at(-1) ?? '');
  return t;
}

function drawing(): Table {
  const t = inBattle('A2 A2 A2', { attacker: withCards('a3-01') });
  t.play('use crewman-1 top');
  return t;
}

describe('the battle on the screen', () => {
  it('DR-COMBAT-N3: shows the merchant by its back, and asks for cards and cannons', () => {
    const words = wordsAt(attacking('e1-1'));
    expect(words).toContain('Battle at Turtle Island');
    expect(words).toContain('Play cards, then say how many cannons fire.');
    expect(words).toContain('Against 2 black cubes');
    expect(words).toMatch(/Cannons: 1, \d+.% to win/);
  });

  it('chances are shown only where the table shows them', () => {
    expect(draw(propsAt(attacking('e1-1'), 0, { odds: false }))).not.toContain('% to win');
    const [fire] = battleChoices(propsAt(attacking('e1-1'), 0, { odds: false }), 0);
    expect(fire.meter).toBeUndefined();
  });

  it('DR-DEC-62, DR-TABLE-6: an attacked player is shown what happens without an answer', () => {
    const t = flagged({ defender: { hand: ['gunner-1'], levels: { 'gunner-1': 3 } } });
    t.play('fire 1');
    expect(t.waits).toBe('respond 1');
    const words = wordsAt(t, 1);
    expect(words).toContain('You are under attack.');
    expect(words).toContain('If you do not answer, all your cannons fire.');
    expect(wordsAt(t, 0)).toContain('Inés is deciding.');
  });

  it('DR-COMBAT-B1, DR-COMBAT-B12: the cubes of a building are shown before and after they are taken', () => {
    const t = storming('fort');
    expect(wordsAt(t)).toMatch(/4 of the walls/);
    t.play('fire 1');
    expect(wordsAt(t)).toMatch(/4 of the walls/);
    expect(wordsAt(t)).not.toContain('black');
  });

  it('DR-COMBAT-B12: a building shows no ship, crew or holds of its owner', () => {
    const t = storming('fort', { defender: { play: ['gunner-1'], levels: { 'gunner-1': 3 }, holds: [[2, 0]] } });
    const words = wordsAt(t);
    expect(words).toContain('Fort, owned by Inés');
    expect(words).not.toContain('Throw 2 more cubes');
    expect(words).not.toContain('Holds: 2 cargo');
  });

  it('DR-JETT-2, DR-TABLE-6: with goods aboard an attacked player is shown that they can be thrown overboard', () => {
    const t = flagged({ defender: { holds: [[2, 0]] } });
    t.play('fire 1');
    expect(wordsAt(t, 1)).toContain('You are under attack. Play cards or throw goods overboard, then fire.');
    const [, , goods] = battleChoices(propsAt(t, 1), 1);
    expect(goods.label).toBe('Holds: rearrange or jettison');
    expect(goods.more?.some(({ action }) => (action as { type: string }).type === 'jettison')).toBe(true);
  });

  it('DR-GAIN-6: room for a reward is asked for in words, beside the battle that was won', () => {
    const full = [[4, 0] as const, [0, 0] as const, [0, 0] as const, [3, 0] as const];
    const t = attacking('e1-1', { throws: ['C2 B1 B1'], attacker: { holds: full } });
    t.play('fire 1');
    t.landAll();
    expect(t.waits).toBe('room 0');
    expect(wordsAt(t)).toContain('There is no room for everything: make room, or leave some behind.');
    const offered = choices(propsAt(t)).flatMap(({ action, more }) => [
      action,
      ...(more ?? []).map((one) => one.action),
    ]);
    for (const action of propsAt(t).legal) expect(offered).toContainEqual(action);
  });

  it('DR-BSHIP-19: at equal strength the words say that the attacker wins ties', () => {
    const words = wordsAt(inShipBattle('A2 A2', { attacker: withCards('a1-11') }));
    expect(words).toContain('even, and you win ties as the attacker');
  });

  it('every zone says in words what lies in it, and the course what would follow', () => {
    const t = inShipBattle('C1 A2', { attacker: withCards('a1-11') });
    const words = wordsAt(t);
    expect(words).toContain('C1, loot: 1 cargo and 1 coin: 1 cube of yours');
    expect(words).toContain('A2, strength 1: 1 cube of Inés');
    expect(words).toContain('B3, explosion: empty');
    expect(words).toContain('Loot to come: You 1 cargo and 1 coin.');
    expect(words).toContain('Strength now: You 0; Inés 1; Inés is ahead.');
  });

  it('DR-COMBAT-S8: abilities are marked ready, used and passed', () => {
    const t = inShipBattle('A2 A2', { attacker: withCards('a1-11', 'a1-12'), defender: gunner(3) });
    t.play('use crewman-1 top');
    const words = wordsAt(t, 1);
    expect(words).toMatch(/\+1 strength.*used/);
    expect(words).toContain('Throw 2 more cubes (ready)');
  });

  it('DR-COMBAT-B8: a building names its owner', () => {
    expect(wordsAt(storming('garrison'))).toContain('Garrison, owned by Inés');
  });

  it('DR-DEC-68, DR-DEC-69: every cube that may be moved or removed is a button on the board', () => {
    for (const t of [shifting(), removing()]) {
      const props = propsAt(t);
      const cubes = new Set(props.legal.flatMap((action) => ('cube' in action ? [action.cube] : [])));
      expect(cubes.size).toBeGreaterThan(0);
      expect(draw(props).match(/aria-pressed="false"/g)).toHaveLength(cubes.size);
    }
  });

  it('speaks three languages without a gap', () => {
    const tables = [attacking('e1-1'), storming('fort'), inShipBattle('C1 B1', { attacker: gunner(3) })];
    for (const locale of LOCALES)
      for (const t of tables) expect(draw(propsAt(t), locale)).not.toMatch(/dead-reckoning\.|undefined|NaN/);
  });
});

describe('where cubes came from', () => {
  it('DR-COMBAT-9, DR-BSHIP-8: cannons, abilities and explosions are reported separately', () => {
    const t = flagged({ throws: ['B3 A2', 'A2 A2', 'A2 A2'], attacker: gunner(3) });
    let story = { fought: '', events: [], cubes: [] } as Parameters<typeof continueStory>[0];
    const follow = (act: () => ReturnType<Table['play']>): void => {
      const before = t.view(0);
      for (const show of showsOf(before, act(), t.view(0))) story = continueStory(story, show);
    };
    follow(() => t.play('fire 1'));
    follow(() => t.land());
    follow(() => t.land());
    follow(() => t.play('use gunner-1 line 3'));
    expect(originsOf(t.view(0), t.battle, 0, story).map(({ cubes, from }) => [cubes, from])).toEqual([
      [1, 'cannons'],
      [1, 'explosion'],
      [2, 'ability'],
    ]);
  });
});

describe('the buttons of a battle', () => {
  it('every action of its steps stands in the bar or behind a button', () => {
    const tables = [
      attacking('e1-1', { attacker: { hand: ['gunner-1', 'crewman-1', 'captain'], holds: [[0, 2]] } }),
      inBattle('A2 A2 A2', { attacker: withCards('a1-11', 'a1-12') }),
      inBattle('C1 A2 A2'),
      shifting(),
      removing(),
      drawing(),
    ];
    for (const t of tables) {
      const props = propsAt(t);
      const offered = open(battleChoices(props, 0)).map(({ action }) => JSON.stringify(action));
      expect(props.legal.length, t.waits).toBeGreaterThan(0);
      for (const action of props.legal) expect(offered, t.waits).toContain(JSON.stringify(action));
    }
    expect(tables.map(({ waits }) => waits)).toEqual([
      'prepare 0',
      'combat 0',
      'loot 0',
      'shift 0',
      'remove 0',
      'drawn 0',
    ]);
  });
});

describe('the course in words', () => {
  it('DR-BSHIP-9, DR-PHYS-35: a push is reported after the throw that made it', () => {
    const t = inShipBattle('A2 A2', { attacker: gunner(3), throws: ['A1 A1 0>C1 1>B2'] });
    t.play('use gunner-1 line 3');
    const [landed] = of(t.landAll(), 'landed');
    const { view, say, nameOf } = propsAt(t);
    expect(eventLines({ view, say, nameOf }, landed).slice(1)).toEqual([
      'Your cube is pushed: A2, strength 1 → C1, loot: 1 cargo and 1 coin.',
      'A cube of Inés is pushed: A2, strength 1 → B2, strength 1.',
    ]);
  });

  it('speaks to whoever looks', () => {
    const t = inShipBattle('A2 A2');
    const lines = (seat: number): readonly string[] => {
      const { view, say, nameOf } = propsAt(t, seat);
      return eventLines({ view, say, nameOf }, { type: 'battleWon', winner: 0, loser: 1, strength: [2, 1] });
    };
    expect([lines(0), lines(1)]).toEqual([['You beat Inés, 2 to 1.'], ['Mira beat you, 2 to 1.']]);
  });
});
