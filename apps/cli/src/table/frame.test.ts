import { Match, Stream } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import { commonText, LOCALES, speaker } from '@broadside/text';
import { widthOfText } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import { FakeTerminal, type Reader } from './fake.ts';
import { playAtTable, replayAtTable } from './index.ts';
import { carelessReader, stubBot } from './testing.ts';

const entry = shelf[0];
const bot = stubBot(entry.game);
const say = speaker('en', commonText, entry.voice.catalogues, entry.terminal.catalogues);
const NAMES = ['Anna', 'Борис Бесстрашный', '船長 Clara', 'Дмитро', 'Evangelina the Very Bold'];

/** Plays on, and looks at everything there is to read on the way. */
function curious(seed: string, moves: number): Reader {
  const careless = carelessReader(seed);
  const looks = ['?', 'c', 'l', 'u', 'L'];
  let at = 0;
  return (screen) => {
    at++;
    if (at > moves) return undefined;
    return at % 7 === 0 ? looks[(at / 7 - 1) % looks.length] : careless(screen);
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: SGR codes take no room
const bare = (line: string): string => line.replace(/\u001b\[[\d;]*m/g, '');

function expectToFit({ screens, columns, rows }: FakeTerminal): void {
  const lines = screens.flat().map(bare);
  expect(lines.filter((line) => widthOfText(line) > columns)).toEqual([]);
  expect(screens.filter((screen) => screen.length > rows)).toEqual([]);
}

describe('the screen', () => {
  it.each(LOCALES.flatMap((locale) => [60, 80, 120].map((columns) => [locale, columns] as const)))(
    'never leaves the terminal (%s, %i columns)',
    async (locale, columns) => {
      const seats = 2 + ((columns % 7) % 4);
      const match = Match.begin(entry.game, { seats, seed: `${locale} ${columns}` });
      const terminal = new FakeTerminal(
        { columns, rows: columns === 60 ? 20 : 24, colour: true },
        curious(locale, 120),
      );
      const people = ['me' as const, ...Array.from({ length: seats - 1 }, () => bot)];
      await playAtTable({ entry, match, locale, seats: people, names: NAMES, pace: 0, terminal });
      expectToFit(terminal);
      expect(terminal.screens.length).toBeGreaterThan(100);
    },
  );

  it('fills 24 rows exactly: headline on top, keys at the bottom', async () => {
    const match = Match.begin(entry.game, { seats: 3, seed: 'rows', options: { firstPlayer: 0 } });
    const terminal = new FakeTerminal({ columns: 80, rows: 24 }, curious('rows', 30));
    await playAtTable({ entry, match, locale: 'en', seats: ['me', bot, bot], names: NAMES, pace: 0, terminal });
    expect(new Set(terminal.screens.map(({ length }) => length))).toEqual(new Set([24]));
    expect(terminal.screens[0][0]).toContain(`${entry.terminal.title(say)} · Turn 1 · Anna`);
    expect(terminal.screens[0][23]).toContain('Enter choose');
  });

  it('has no escape codes without colour, not even in a hostile name', async () => {
    const match = Match.begin(entry.game, { seats: 2, seed: 'plain' });
    const terminal = new FakeTerminal({ columns: 80, rows: 24 }, curious('plain', 20));
    await playAtTable({
      entry,
      match,
      locale: 'en',
      seats: ['me', bot],
      names: ['\u001b[2J\nEve', ''],
      pace: 0,
      terminal,
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be there
    expect(terminal.screens.flat().filter((line) => /[\u0000-\u001f]/.test(line))).toEqual([]);
    expect(terminal.text).toContain('[2J Eve');
  });

  it('says so when the window is too small, and comes back when it grows', async () => {
    const match = Match.begin(entry.game, { seats: 2, seed: 'small' });
    let asked = 0;
    const terminal: FakeTerminal = new FakeTerminal({ columns: 30, rows: 10 }, () => {
      if (asked++ > 0) return undefined;
      terminal.columns = 80;
      terminal.rows = 24;
      return 'resize';
    });
    await playAtTable({ entry, match, locale: 'en', seats: ['me', 'me'], names: NAMES, pace: 0, terminal });
    expect(terminal.screens[0].join('')).toContain('This window is too small');
    expect(terminal.text).toContain('what will you do?');
  });

  it('shows the log beside the table when there is room', async () => {
    const match = Match.begin(entry.game, { seats: 3, seed: 'beside' });
    const stream = Stream.of('beside');
    for (let move = 0; move < 80; move++) {
      const actions = match.legal(match.toAct[0]);
      match.play(match.toAct[0], actions[stream.below(actions.length)]);
    }
    const terminal = new FakeTerminal({ columns: 140, rows: 40 }, () => undefined);
    await replayAtTable({ entry, match, locale: 'uk', names: NAMES, viewer: 0, at: 80, terminal });
    expect(terminal.screen[1]).toMatch(/ │ ── Журнал /);
  });
});
