import { Match, Stream } from '@broadside/kernel';
import { checkCatalogues, LOCALES, type Locale, speaker } from '@broadside/text';
import { type Line, pen, type Room } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { keepingBusts } from '../rules/odds.ts';
import { type View, view } from '../rules/view.ts';
import { type AreaSpec, type TableSpec, table } from '../tests/table.ts';
import { portRoyalText } from '../text/index.ts';
import { portRoyalTerminal } from './index.ts';
import { terminalText } from './text.ts';

const NAMES = ['Anna', 'Борис', 'Clara', 'Дмитро', 'Evangelina the Bold'];

const TONGUES = {
  en: speaker('en', portRoyalText, terminalText),
  ru: speaker('ru', portRoyalText, terminalText),
  uk: speaker('uk', portRoyalText, terminalText),
};

const room = (columns: number, rows: number, locale: Locale = 'en'): Room => ({
  columns,
  rows,
  say: TONGUES[locale],
  nameOf: (seat) => NAMES[seat],
  pen,
});

const textOf = (lines: readonly Line[]): string =>
  lines.map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).join('\n');

const plain = (lines: readonly Line[]): string => textOf(lines).replaceAll('\u00a0', ' ');

const seen = (spec: TableSpec, eye: View['eye'] = 0): View => view(table(spec).state, eye);
const drawn = (spec: TableSpec, columns = 80, rows = 40, eye: View['eye'] = 0): string =>
  plain(portRoyalTerminal.draw(seen(spec, eye), room(columns, rows)));

const rich: AreaSpec = { coins: 5, persons: ['sailor-3-1', 'sailor-3-1', 'mademoiselle-7-2', 'trader-blue-3-1'] };

describe('the words of the drawing', () => {
  it('are the same in three languages', () => {
    expect(checkCatalogues(terminalText)).toEqual([]);
  });

  it('clash with none of the voice', () => {
    const own = Object.keys(terminalText.en);
    expect(own.filter((key) => key in portRoyalText.en)).toEqual([]);
  });
});

describe('the harbour', () => {
  const spec: TableSpec = {
    players: [rich, { coins: 4 }],
    harbour: ['flute-3-5', 'admiral-7-2', 'galleon-4-skull'],
  };

  it('shows what a card costs and brings to whoever looks', () => {
    const mine = drawn(spec);
    expect(mine).toContain('●7→6 ★2');
    expect(mine).toContain('●3+1');
    expect(mine).toContain('☠ never sinks');
  });

  it('adds the coin for the active player in the eyes of a guest', () => {
    const guest = drawn(spec, 80, 40, 1);
    expect(guest).toContain('●7+1 ★2');
    expect(guest).toContain('●3−1');
  });

  it('tells colours by flag and by name, not by colour alone', () => {
    const text = drawn(spec);
    expect(text).toContain('≈ Flute');
    expect(text).toContain('♠ Galleon');
    expect(text).toContain('≈ Trader');
  });

  it('counts colours and cards to take', () => {
    expect(drawn(spec)).toContain('≈♠ 2 colours · take 1 card');
    const five = ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'];
    expect(drawn({ harbour: five })).toContain('☼≈♣♥♠ 5 colours · take 3 cards');
    const governed = drawn({ players: [{ persons: ['governor-8-0'] }, {}], harbour: five });
    expect(governed).toContain('take 4 cards');
  });

  it('sets a ship that waits for an answer apart', () => {
    const ship = portRoyal.cardNamed('flute-2-1') ?? -1;
    const waiting: TableSpec = { ...spec, frame: { step: 'repel', card: ship } };
    expect(drawn(waiting)).toContain('╔═');
    expect(drawn(waiting)).toContain('letting it in is a bust!');
    expect(keepingBusts(seen(waiting))).toBe(true);
  });
});

describe('expeditions', () => {
  it('say what they ask for, what they bring and whose persons suffice', () => {
    const able: AreaSpec = { persons: ['priest-4-1', 'jackOfAllTrades-6-1'] };
    const text = drawn({ players: [{}, able], expeditions: ['expedition-priest2', 'expedition-settler1-captain2'] });
    expect(text).toContain('Priest ×2 → ★4 ●2 (within reach of Борис)');
    expect(text).toContain('Settler + Captain ×2 → ★6 ●3');
  });
});

describe('the layout', () => {
  const full: TableSpec = {
    players: [rich, rich, { coins: 12 }, { persons: ['governor-8-0'] }, {}].map((area, seat) =>
      seat === 1 ? { coins: 3, persons: ['pirate-9-3'], expeditions: ['expedition-priest2'] } : area,
    ),
    harbour: [
      'pinnace-1-1',
      'flute-1-1',
      'skiff-1-1',
      'admiral-7-2',
      'admiral-9-3',
      'jester-7-2',
      'settler-4-1',
    ].concat(['captain-4-1', 'sailor-3-1', 'governor-8-0', 'trader-red-3-1', 'mademoiselle-9-3']),
    expeditions: ['expedition-settler2', 'expedition-captain2'],
  };

  it('uses the room it gets, and gets by with little', () => {
    expect(drawn(full, 80, 60)).toContain('│Admiral ');
    expect(drawn(full, 80, 20)).toContain('╭─Admiral──');
    expect(drawn(full, 80, 14)).toContain('Admiral ●7→6 ★2');
    for (const rows of [60, 30, 20, 14]) expect(drawn(full, 80, rows).split('\n').length).toBeLessThanOrEqual(rows);
  });

  it('names every player and every card however little room there is', () => {
    for (const rows of [60, 14, 5])
      for (const word of ['Anna', 'Борис', 'Clara', 'Дмитро', 'Jester', 'Pinnace'])
        expect(drawn(full, 60, rows)).toContain(word);
  });

  it.each(LOCALES)('is never wider than the terminal (%s)', (locale) => {
    for (let seed = 0; seed < 6; seed++) {
      const match = Match.begin(portRoyal, { seats: 2 + (seed % 4), seed: `wide ${seed}` });
      const stream = Stream.of(`wide ${seed}`);
      for (let move = 0; move < 400 && !match.outcome; move++) {
        const seat = match.toAct[0];
        const actions = match.legal(seat);
        match.play(seat, actions[stream.below(actions.length)]);
        if (move % 25 === 0) expectToFit(match.view(seat), locale);
      }
      expectToFit(match.view('spectator'), locale);
    }
  });
});

function expectToFit(view: View, locale: Locale): void {
  for (const columns of [60, 80, 120])
    for (const rows of [12, 40]) {
      const here = room(columns, rows, locale);
      const lines = [
        ...portRoyalTerminal.draw(view, here),
        ...portRoyalTerminal.abilities(view, here),
        ...portRoyalTerminal.reminder(view, here),
        ...portRoyalTerminal.scoreSheet(view, here),
      ];
      expect(lines.filter((line) => pen.width(line) > columns).map((line) => textOf([line]))).toEqual([]);
    }
}

describe('the score sheet', () => {
  it('is empty before the end, and then says where every point came from', () => {
    const state = table({
      players: [
        { coins: 2, persons: ['sailor-3-1', 'sailor-3-1'], expeditions: ['expedition-priest2'] },
        { persons: ['admiral-9-3'] },
      ],
      ending: true,
    }).state;
    expect(portRoyalTerminal.scoreSheet(view(state, 0), room(80, 40))).toEqual([]);
    state.flow.length = 0;
    const text = plain(portRoyalTerminal.scoreSheet(view(state, 0), room(80, 40)));
    expect(text).toMatch(/1\. Anna +6 +2 +4 +2/);
    expect(text).toContain('Priest ×2 ★4, Sailor ×2 ★2');
  });
});
