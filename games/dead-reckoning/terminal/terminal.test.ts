import { Match, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { checkCatalogues, LOCALES, type Locale } from '@broadside/text';
import { badLines, plain, roomsFor } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { attacking, besideBuildings, flagged } from '../tests/fights.ts';
import { SETTINGS } from '../tests/settings.ts';
import { type Table, table } from '../tests/table.ts';
import { deadReckoningText } from '../text/index.ts';
import { terminalText } from '../text/terminal.ts';
import { deadReckoningTerminal } from './index.ts';

const NAMES = ['Mara', 'Борис', 'Evangelina the Bold', 'Дмитро'];

const room = roomsFor(NAMES, deadReckoningText, terminalText);

const drawn = (at: Table, viewer: DeadReckoningView['eye'] = 0, rows = 60): string =>
  plain(deadReckoningTerminal.draw(at.view(viewer), room(80, rows)));
const headline = (at: Table): string => plain([deadReckoningTerminal.headline(at.view(0), room(80, 1))]);

describe('the words of the drawing', () => {
  it('are the same in three languages', () => {
    expect(checkCatalogues(terminalText)).toEqual([]);
  });

  it('clash with none of the voice', () => {
    expect(Object.keys(terminalText.en).filter((key) => key in deadReckoningText.en)).toEqual([]);
  });
});

describe('the sea', () => {
  const sea = {
    0: { cubes: [2, 1], permanent: [1, 0], cargo: 2, coins: 1, buildings: ['fort', 'outpost'], card: 'a1-01' },
    2: { card: 'e1-1' },
  } as const;
  const at = table(2, { players: [{ at: 0, pirate: true }, { at: 12 }], sea });
  const lines = drawn(at).split('\n');

  it('DR-SETUP-5: has the farthest row on top and the harbour below', () => {
    const rows = lines.filter((line) => /^\d │/.test(line)).map((line) => line[0]);
    expect(rows).toEqual(['4', '3', '2', '1']);
    const harbour = lines.findIndex((line) => line.startsWith('Harbour'));
    expect(harbour).toBeGreaterThan(lines.findIndex((line) => line.startsWith('1 │')));
    expect(lines[harbour]).toBe('Harbour (▲)');
  });

  it('DR-COMP-24: an island shows its ships, controller, values, cubes, production, buildings and goods', () => {
    const row = lines.findIndex((line) => line.startsWith('1 │'));
    expect(lines[row]).toContain('<■> ■ Shark Island 6/5/4');
    expect(lines[row + 1]).toContain('■■▲·+■ =1□ FO 2□ 1○');
    expect(lines[row + 2]).toContain('2□ Sail');
  });

  it('DR-MOVE-8, DR-COMP-22: what is unexplored is unknown, and a merchant shows its front only', () => {
    expect(drawn(at)).toContain('? unexplored');
    expect(drawn(at)).not.toContain('Whale Island');
    expect(drawn(at)).toContain('merchant: 1 cargo');
    expect(drawn(at)).not.toContain('Fishing smack');
  });

  it('DR-AMB-26: the top cards of the boxes are named where the table plays so', () => {
    expect(drawn(at)).toMatch(/boxes \d+ \/ \d+ \/ \d+ \/ \d+/);
    const open = table(2, { options: { topCardVisible: true }, stack: { row2: ['a2-01'] } });
    expect(drawn(open)).toContain('(2 sails (top))');
  });
});

describe('players', () => {
  const rich = table(2, {
    players: [
      {
        at: 0,
        dock: 3,
        damage: 2,
        hand: ['gunner-1', 'crewman-1'],
        play: ['captain'],
        levels: { 'gunner-1': 3, captain: 2 },
        sleeves: { 'gunner-1': ['a1-01', 'a1-05'] },
        holds: [[2, 1]],
        upgrades: { 1: ['ub-gun'] },
        aside: ['a1-09'],
        achievements: [7],
      },
      { hand: ['purser'] },
    ],
  });

  it('DR-SHIP-3, DR-SHIP-8: show dock, damage, cannons, hand and achievements, and chest', () => {
    expect(drawn(rich)).toContain('chest  dock  dmg  guns  hand  deck  cubes  ach.');
    expect(drawn(rich)).toMatch(/▶ ■★ Mara +15 +3 +2\/5 +\d\/\d +2\/6 +\d+ +\d+ +1\n/);
    expect(drawn(rich)).toMatch(/ ▲ {2}Борис +15 +2 +0\/5/);
    expect(drawn(rich, 1)).toMatch(/ ▲ {2}Борис +15 +2 +0\/5/);
  });

  it('DR-SHIP-4: cells show what they give and what their holds carry', () => {
    expect(drawn(rich)).toContain('A ↑1 2□ 1○/4 · B ∗1 –/4 · C empty · D ↑1 –/3');
    expect(drawn(rich)).toContain('set aside: Influence (middle)');
  });

  it('DR-SLEEVE-3: the crew shows levels, and a sign for every advancement in a sleeve', () => {
    expect(drawn(rich)).toContain('Gunner 3++ 1');
    expect(drawn(rich)).toContain('Crewman 1 1 1');
    expect(drawn(rich)).toContain('In play Captain 2');
  });

  it('DR-HID-3: a hand is shown to its owner alone', () => {
    expect(drawn(rich)).toContain('Hand Crewman 1 · Gunner 3 (Sail, Helm)');
    expect(drawn(rich)).not.toContain('Hand (');
    expect(drawn(rich, 1)).toContain('Hand Purser 1');
    expect(drawn(rich, 'spectator')).not.toContain('Hand');
  });

  it('DR-ACH-2: achievements name everybody who has them', () => {
    expect(drawn(rich)).toMatch(/^.*\nFirst to 4 Legend/);
    expect(drawn(rich)).toContain('Explorer ■');
  });

  it('DR-SOLO-4: the rival has a name, upgrades and training instead of a ship board', () => {
    const solo = table(1, { players: [{}, { training: 2 }] });
    expect(drawn(solo)).toContain('upgrades 0, training 2');
    expect(drawn(solo)).toMatch(/▲ {2}Rival/);
    expect(drawn(solo)).toContain('orders left 18');
  });
});

describe('battles', () => {
  it('DR-COMBAT-N2: names both sides before the throw', () => {
    const at = attacking('e1-1');
    expect(drawn(at)).toContain('Battle Mara against Fishing smack · cubes ? : ?');
    expect(headline(at)).toBe('Round 1 · Mara · Battle: cards and cannons');
  });

  it('DR-BSHIP-2: every zone stands in its row with the cubes in it', () => {
    const at = flagged({ throws: ['C2 B5'], attacker: { levels: {}, play: ['gunner-1'] }, defender: {} });
    at.play('fire 1');
    while (at.toAct >= 0 && at.state.flow.at(-1)?.step === 'respond') at.play('fire 1');
    expect(drawn(at)).toContain('Falling');
    const fight = flagged({
      throws: ['C2 B5'],
      attacker: { levels: { 'gunner-1': 3 }, play: ['gunner-1'] },
      defender: {},
    });
    fight.play('fire 1');
    while (fight.state.flow.at(-1)?.step === 'respond') fight.play('fire 1');
    fight.landAll();
    expect(fight.waits).toBe('combat 0');
    expect(drawn(fight)).toMatch(/B1, damage \| .*B5, damage ▲/);
    expect(drawn(fight)).toContain('C2, strength 2 ■');
    expect(drawn(fight, 0, 24)).toContain('C2, strength 2 ■');
    expect(drawn(fight, 0, 24)).not.toContain('B1, damage');
  });

  it('DR-COMBAT-B1: a building stands there with its owner', () => {
    const at = besideBuildings(['fort']);
    at.play('storm fort');
    expect(drawn(at)).toContain('Battle Mara against Fort, Борис');
  });
});

describe('the layout', () => {
  it('uses the room it gets, and gets by with little', () => {
    const at = table(4);
    for (const rows of [60, 40, 28, 20]) expect(drawn(at, 0, rows).split('\n').length).toBeLessThanOrEqual(rows);
    expect(drawn(at, 0, 60)).toContain('Crewman 1 1 1');
    for (const name of NAMES.slice(0, 2)) expect(drawn(at, 0, 5)).toContain(name);
  });

  it.each(SETTINGS.slice(0, 6))('is never wider than the terminal: $seats players, $options', ({ seats, options }) => {
    const match = Match.begin(deadReckoning, { seats, seed: 'wide', options: { roundLimit: 12, ...options } });
    const stream = Stream.of(`wide ${seats}`);
    const cubes = new SeededChance('wide');
    for (let move = 0; !match.outcome; move++) {
      const [seat] = match.toAct;
      if (move % 400 === 0) for (const locale of LOCALES) expectToFit(match.view(Math.max(seat, 0)), locale);
      const actions =
        seat === TABLE ? [tableAnswer<DeadReckoningAction>(deadReckoning, match.state, cubes)] : match.legal(seat);
      match.play(seat, actions[stream.below(actions.length)]);
    }
    for (const locale of LOCALES) expectToFit(match.view('spectator'), locale);
  });
});

function expectToFit(view: DeadReckoningView, locale: Locale): void {
  for (const columns of [60, 80, 120])
    for (const rows of [12, 40]) expect(badLines(deadReckoningTerminal, view, room(columns, rows, locale))).toEqual([]);
}

describe('the score sheet', () => {
  it('DR-SCORE-20: is empty before the end, and then says where every coin came from', () => {
    const at = table(2, { players: [{ chest: 10, achievements: [0] }, { chest: 20 }] });
    expect(deadReckoningTerminal.scoreSheet(at.view(0), room(120, 40))).toEqual([]);
    at.state.flow.length = 0;
    const text = plain(deadReckoningTerminal.scoreSheet(at.view(0), room(120, 40)));
    expect(text).toMatch(
      /Total +Achievements +Bonus token +Coins +Buildings +Advancements +Upgrades +Abilities +Islands\n/,
    );
    expect(text).toMatch(/1\. Борис +20 +0 +0 +20 /);
    expect(text).toMatch(/2\. Mara +16 +6 +0 +10 /);
  });

  it('DR-SOLO-46: a lone player is shown beside the rival', () => {
    const at = table(1, { players: [{ chest: 10 }, { chest: 20 }] });
    at.state.flow.length = 0;
    const text = plain(deadReckoningTerminal.scoreSheet(at.view(0), room(120, 40)));
    expect(text).toMatch(/Islands +Rival\n/);
    expect(text).toMatch(/2\. Mara +10 .* 20$/);
  });
});

describe('help', () => {
  const view = table(2, { sea: { 0: { card: 'e1-1' } } }).view(0);

  it('explains the crew, what lies open, achievements, buildings and upgrades', () => {
    const text = plain(deadReckoningTerminal.abilities(view, room(80, 40)));
    expect(text.match(/^Crewman {2}/gm)).toHaveLength(1);
    for (const name of ['Shark Island', 'Legend', 'Garrison', 'Roomy hold']) expect(text).toContain(`\n${name}  `);
    expect(text).not.toContain('Fishing smack');
  });

  it('weighs a new turn and a sunk ship above the rest', () => {
    expect(deadReckoningTerminal.weight({ type: 'turnBegan' })).toBe('chapter');
    expect(deadReckoningTerminal.weight({ type: 'sunk' })).toBe('alarm');
    expect(deadReckoningTerminal.weight({ type: 'built' })).toBe('news');
    expect(deadReckoningTerminal.weight({ type: 'drew' })).toBe('aside');
  });
});
