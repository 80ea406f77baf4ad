import { Match, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { checkCatalogues, LOCALES, type Locale } from '@broadside/text';
import { badLines, plain, roomsFor } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import type { MarkCause, SevenSeasAction, SevenSeasEvent } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { SETTINGS } from '../tests/settings.ts';
import { raiding, type Table, table } from '../tests/table.ts';
import { sevenSeasText } from '../text/index.ts';
import { terminalText } from '../text/terminal.ts';
import { sevenSeasTerminal } from './index.ts';

const NAMES = ['Mara', 'Борис', 'Evangelina the Bold', 'Дмитро'];

const room = roomsFor(NAMES, sevenSeasText, terminalText);

const drawn = (at: Table, viewer: SevenSeasView['eye'] = 0, rows = 50): string =>
  plain(sevenSeasTerminal.draw(at.view(viewer), room(80, rows)));
const headline = (at: Table): string => plain([sevenSeasTerminal.headline(at.view(0), room(80, 1))]);

describe('the words of the drawing', () => {
  it('are the same in three languages', () => {
    expect(checkCatalogues(terminalText)).toEqual([]);
  });

  it('clash with none of the voice', () => {
    expect(Object.keys(terminalText.en).filter((key) => key in sevenSeasText.en)).toEqual([]);
  });
});

describe('players', () => {
  const rich = table({
    pirates: [
      {
        chests: 21,
        ships: 8,
        loot: ['coffee', 'coffee', 'rum', 'talisman'],
        yinYang: 4,
        marks: 2,
        doubleHolds: 1,
        unsinkables: 2,
        hand: ['kraken', 'port-2'],
        played: ['merchant'],
        corsairOf: ['spain', 'holland'],
      },
      { hand: ['salary'] },
      {},
    ],
    first: 1,
    port: 'port-3',
  });

  it('S7-SHIP-2, S7-CHEST-3: show chests, ships by state, Yin-Yang, marks and the size of the hand', () => {
    expect(drawn(rich)).toContain('chests  free  loaded  guard  reserve  yin  marks  hand');
    expect(drawn(rich)).toMatch(/▶ ■ {2}Mara +21 +4 +2 +2 +2 +4 +2 +2\n/);
    expect(drawn(rich)).toMatch(/▶ ▲★ Борис +7 +7 +0 +0 +3 +0 +0 +1\n/);
  });

  it('show goods, Talismans, Corsair tokens, Rituals and the characters on the table', () => {
    expect(drawn(rich)).toContain('on the table: Merchant · Coffee ×2 · Rum · Talisman\n');
    expect(drawn(rich)).toContain('Corsair: Spain, Holland · Double Hold · Unsinkable Ship ×2\n');
  });

  it('S7-HIDDEN-1: a hand is shown to its owner alone', () => {
    expect(drawn(rich)).toContain('Hand Port (Rum 3, Fruit 2) · Kraken');
    expect(drawn(rich)).not.toContain('Salary');
    expect(drawn(rich, 1)).toContain('Hand Salary');
    expect(drawn(rich, 'spectator')).not.toContain('Hand');
  });

  it('S7-HIDDEN-2: a choice is secret until it is called', () => {
    const at = table();
    at.play('choose captain', 0);
    expect(drawn(at, 0)).toContain('Captain');
    expect(drawn(at, 1)).not.toContain('Captain');
    expect(drawn(at, 1)).toContain('a secret character');
    expect(headline(at)).toBe('Round 1 · Борис, Evangelina the Bold · Choice of characters');
  });
});

describe('the middle of the table', () => {
  it('S7-MERCHANT-2: the prices of the port, and both decks', () => {
    const at = table({ port: 'port-3', played: ['kraken', 'caravan-spain-2'], discard: ['rum', 'fruit'] });
    expect(drawn(at)).toMatch(/^Port Fruit 1 Coffee 3 Rum 2 · adventures 28 · loot 58, discarded 2 \(top Rum\)/);
    expect(drawn(at)).toContain('last played: Kraken');
    expect(drawn(at)).not.toContain('Caravan of Spain');
    expect(drawn(table({ options: { bayRum: 3 } }))).toContain('Port Fruit 1 Coffee 1 Rum 3');
  });

  it('S7-AMB-38: with open history all played cards are named', () => {
    const at = table({ played: ['kraken', 'caravan-spain-2'], options: { openHistory: true } });
    expect(drawn(at)).toMatch(/played: .*Caravan of Spain \(2 ships\)/);
  });

  it('S7-ROUND-5, S7-ROUND-6: the calling order, with those who have revealed', () => {
    const at = table({ pirates: [{ hand: ['port-1'] }, {}, {}] });
    at.choose('native', 'shipwright', 'merchant');
    at.playAll('build 1', 'noGift');
    expect(drawn(at)).toContain('Called Shipwright: Борис Governor – Captain – ▶Native: Mara Shaman Merchant');
  });

  it('S7-END-1, S7-END-2: the last rounds', () => {
    const at = table({ round: 11, endRound: 9 });
    expect(headline(at)).toContain('Round 11, last rounds 2/3');
    expect(drawn(at)).toContain('round 12 is the last');
    expect(headline(table({ round: 9, endRound: 9 }))).toContain('Round 9, the end was drawn');
  });

  it('S7-CAPTAIN-3: a raid shows what has been sent', () => {
    const at = raiding('caravan-spain-2');
    at.play('send 3');
    expect(drawn(at)).toContain('Raid Caravan of Spain (2 ships) · sent: Mara 3, Борис ?, Evangelina the Bold ?');
  });
});

describe('the lid', () => {
  const fought = raiding('caravan-spain-2', { pirates: [{}, {}] });
  fought.playAll('send 2', 'send 1');
  fought.throw('3@10,265 6@265,10 5@30,265 2@240,10 4@137,137');

  it('S7-PHYS-3: the dice lie on the map as they lie on the field', () => {
    const lines = drawn(fought).split('\n');
    const top = lines.findIndex((line) => line.startsWith('╭')) + 1;
    expect(lines[top]).toMatch(/^│~3/);
    expect(lines.slice(top).find((line) => line.startsWith('╰'))).toBeDefined();
    const bottom = lines.findIndex((line) => line.startsWith('╰')) - 1;
    expect(lines[bottom]).toMatch(/×6│/);
  });

  it('S7-CAPTAIN-11, S7-CAPTAIN-12: the fights stand in their order, the one left first', () => {
    const at = drawn(fought);
    expect(at).toContain('Fights ■5 > ×3');
    expect(at).toContain('×6 > ■2');
    expect(at.indexOf('■5 > ×3')).toBeLessThan(at.indexOf('×6 > ■2'));
    expect(at).toContain('×6 > ▲4');
  });

  it('S7-CURSE-6: a curse marks the dice it hit', () => {
    const at = table({ pirates: [{ hand: ['kraken'], ships: 2 }, { ships: 1 }, { ships: 1 }] });
    at.choose('shaman', 'merchant', 'merchant');
    at.playAll('play kraken', 'protect 0');
    at.throw('1@20,20 3@200,200 1@100,100 6@50,250');
    expect(drawn(at)).toContain('Hit ■1 ▲1');
    expect(drawn(at)).toContain('Spared ■3 ◆6');
    expect(drawn(at)).toMatch(/!1.*│/);
  });

  it('S7-CURSE-10, S7-CURSE-14: the red die of the Whirlpool and the dice of the Tavern are named as such', () => {
    const whirl = table({ pirates: [{ hand: ['whirlpool', 'tavern'], ships: 1 }, { ships: 1 }] });
    whirl.choose('shaman', 'merchant');
    whirl.playAll('play whirlpool', 'protect 0');
    whirl.throw('1@20,20 6@30,30 5@200,200');
    expect(drawn(whirl)).toContain('Red die ×1');
    expect(drawn(whirl)).toContain('Hit ■6');
    expect(drawn(whirl)).toContain('Spared ▲5');
    const tavern = table({ pirates: [{ hand: ['tavern'] }, {}] });
    tavern.choose('shaman', 'merchant');
    tavern.play('play tavern');
    tavern.throw('2 6');
    expect(drawn(tavern)).toContain('Dice ×2 ×6');
  });

  it('dice that lie close are all drawn', () => {
    const at = raiding('caravan-spain-4', { pirates: [{}, {}] });
    at.playAll('send 4', 'send 4');
    at.play('throw 0 2');
    at.land('1@100,100 1@103,100 1@100,103 1@103,103 6@99,99 6@98,98 6@97,97 6@96,96 6@95,95 6@94,94 6@93,93 6@92,92');
    const map = drawn(at)
      .split('\n')
      .filter((line) => line.startsWith('│'));
    expect(
      map
        .map((line) => line.slice(1, line.indexOf('│', 1)))
        .join('')
        .match(/[~■▲×]\d/g),
    ).toHaveLength(12);
  });

  it('while the dice are in the air nothing lies there', () => {
    const at = raiding('caravan-spain-1', { pirates: [{}, {}] });
    at.playAll('send 1', 'send 1', 'throw 0 2');
    expect(drawn(at)).toContain('The dice are in the air');
    expect(drawn(at)).not.toContain('╭');
  });
});

describe('the layout', () => {
  it('uses the room it gets, and gets by with little', () => {
    const at = raiding('caravan-spain-1', { pirates: [{}, {}, {}, {}] });
    at.playAll('send 1', 'send 1', 'send 1', 'send 1');
    at.throw('3@10,265 5@30,265 2@240,10 4@137,137 6@100,200');
    for (const rows of [50, 30, 22, 16]) expect(drawn(at, 0, rows).split('\n').length).toBeLessThanOrEqual(rows);
    expect(drawn(at, 0, 22)).toContain('Fights');
    for (const name of NAMES.slice(0, 2)) expect(drawn(at, 0, 5)).toContain(name);
  });

  it.each(LOCALES)('is never wider than the terminal (%s)', (locale) => {
    for (const { seats, options } of SETTINGS) {
      const match = Match.begin(sevenSeas, { seats, seed: 'wide', options: { roundLimit: 20, ...options } });
      const stream = Stream.of(`wide ${seats}`);
      const dice = new SeededChance('wide');
      for (let move = 0; !match.outcome; move++) {
        const [seat] = match.toAct;
        if (move % 150 === 0) expectToFit(match.view(Math.max(seat, 0)), locale);
        const actions =
          seat === TABLE ? [tableAnswer<SevenSeasAction>(sevenSeas, match.state, dice)] : match.legal(seat);
        match.play(seat, actions[stream.below(actions.length)]);
      }
      expectToFit(match.view('spectator'), locale);
    }
  });
});

function expectToFit(view: SevenSeasView, locale: Locale): void {
  for (const columns of [60, 80, 120])
    for (const rows of [12, 40]) expect(badLines(sevenSeasTerminal, view, room(columns, rows, locale))).toEqual([]);
}

describe('the score sheet', () => {
  it('S7-END-7, S7-TEST-28: is empty before the end, and then says where every point came from', () => {
    const loot = ['talisman', 'talisman', 'talisman', 'talisman'];
    const at = table({
      pirates: [
        { chests: 31, loot, yinYang: 5, marks: 3 },
        { chests: 28, corsairOf: ['spain'] },
      ],
    });
    expect(sevenSeasTerminal.scoreSheet(at.view(0), room(80, 40))).toEqual([]);
    at.state.flow.length = 0;
    const text = plain(sevenSeasTerminal.scoreSheet(at.view(0), room(80, 40)));
    expect(text).toMatch(/Points +Chests +Talismans +Yin-Yang +Marks +Corsair tokens/);
    expect(text).toMatch(/1\. Борис +28 +28 +0 +0 +0 +1\n/);
    expect(text).toMatch(/2\. Mara +27 +31 +4 +1 +-9 +0$/);
  });
});

describe('help', () => {
  const view = table({ pirates: [{ hand: ['kraken'] }, {}] }).view(0);

  it('explains the own hand first, then every character and every other card', () => {
    const text = plain(sevenSeasTerminal.abilities(view, room(80, 40)));
    expect(text.indexOf('Kraken  ')).toBeLessThan(text.indexOf('Shipwright  '));
    expect(text.match(/Kraken {2}/g)).toHaveLength(1);
    for (const name of ['Cartographer', 'Tavern', 'Talisman', 'End of Adventures'])
      expect(text).toContain(`\n${name}  `);
  });

  it('weighs a new round and the end above the rest', () => {
    expect(sevenSeasTerminal.weight({ type: 'roundBegan' })).toBe('chapter');
    expect(sevenSeasTerminal.weight({ type: 'endDrawn' })).toBe('alarm');
    expect(sevenSeasTerminal.weight({ type: 'sold' })).toBe('news');
    expect(sevenSeasTerminal.weight({ type: 'guards' })).toBe('aside');
  });

  it('S7-MARK-3, S7-MARK-6: a mark is news unless the sentence before covers it', () => {
    const mark = (cause: MarkCause) => sevenSeasTerminal.weight({ type: 'marked', cause } as SevenSeasEvent);
    expect(mark('declined')).toBe('aside');
    expect(mark('ownNation')).toBe('news');
  });
});
