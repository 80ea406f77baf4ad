/** The table of the terminal, move by move. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyMatch, loadMatch, Match } from '@broadside/kernel';
import { commonText, LOCALES, speaker } from '@broadside/text';
import { afterAll, describe, expect, it } from 'vitest';
import { FakeTerminal, type Reader } from '../../../../apps/cli/src/table/fake.ts';
import { playAtTable } from '../../../../apps/cli/src/table/index.ts';
import type { SeatKind, TableSetup } from '../../../../apps/cli/src/table/table.ts';
import { carelessReader, stubBot } from '../../../../apps/cli/src/table/testing.ts';
import entry from '../../index.ts';

const bot = stubBot(entry.game);
const folder = mkdtempSync(join(tmpdir(), 'broadside-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

const begin = (seats: number, deck: readonly string[] = [], seed = 'a table'): AnyMatch =>
  Match.begin(entry.game, { seats, seed, options: { firstPlayer: 0 }, stack: { deck } });

interface Sitting {
  readonly terminal: FakeTerminal;
  readonly match: AnyMatch;
}

async function sit(
  reader: Reader,
  match: AnyMatch,
  seats: readonly SeatKind[],
  more: Partial<TableSetup> = {},
): Promise<Sitting> {
  const terminal = new FakeTerminal({ columns: 100, rows: 30 }, reader);
  const names = ['Anna', 'Boris', 'Clara'];
  await playAtTable({ entry, match, locale: 'en', seats, names, pace: 0, terminal, ...more });
  return { terminal, match };
}

/** Presses these keys one after the other, then walks away. */
const keys = (...row: string[]): Reader => {
  let at = 0;
  return () => row[at++];
};

describe('a whole match at the terminal', () => {
  it.each(LOCALES)('is played by keys to its end screen, saved and verified (%s)', async (locale) => {
    const say = speaker(locale, commonText, entry.voice.catalogues);
    const match = begin(3, [], `whole ${locale}`);
    const saveTo = join(folder, `${locale}.json`);
    const careless = carelessReader(locale);
    const reader: Reader = (screen) => {
      if (!match.outcome) return careless(screen);
      return screen.some((line) => line.includes(saveTo)) ? 'q' : 's';
    };
    const { terminal } = await sit(reader, match, ['me', bot, bot], { locale, saveTo });
    const outcome = match.outcome;
    expect(outcome).toBeDefined();
    if (!outcome) return;
    const end = terminal.text.replace(/\s+/g, ' ');
    expect(end).toContain(entry.voice.outcome(outcome, say, (seat) => ['Anna', 'Boris', 'Clara'][seat]));
    expect(end).toContain(match.seed);
    expect(end).toContain(match.header.commit);
    expect(terminal.written).toContain(`broadside verify ${saveTo}`);
    expect(terminal.closed).toBe(true);
    const again = loadMatch(entry.game, JSON.parse(readFileSync(saveTo, 'utf8')));
    expect(again.hash).toBe(match.hash);
  });
});

describe('taking back', () => {
  it('undoes a stop, and shows the same choices again', async () => {
    const match = begin(2, ['flute-1-1']);
    const { terminal } = await sit(keys('1', '2', 'u'), match, ['me', bot]);
    expect(match.log.at(-1)?.undo).toBe(1);
    expect(match.state.flow[0].step).toBe('discover');
    expect(terminal.text).toContain('Anna undid a move.');
  });

  it('restarts the turn as far as the last revealed card', async () => {
    const match = begin(2, ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1']);
    await sit(keys('1', '1', '1', '1', '2', '1', 'r'), match, ['me', bot]);
    expect(match.state.flow[0]).toMatchObject({ step: 'discover', revealed: 4 });
  });

  it('explains why a revealed card stays revealed', async () => {
    const match = begin(2, ['flute-1-1']);
    const { terminal } = await sit(keys('1', 'u', 'h'), match, ['me', bot]);
    expect(match.n).toBe(1);
    expect(terminal.screens.some((screen) => screen.join(' ').includes('This cannot be undone'))).toBe(true);
  });

  it('still works in the pause before a bot moves', async () => {
    const match = begin(2, ['flute-1-1']);
    const reader = keys('1', '2', '2', 'u');
    await sit(reader, match, ['me', bot], { pace: 60_000 });
    expect(match.log.at(-1)).toMatchObject({ seat: 0, undo: 2 });
    expect(match.state.flow[0]).toMatchObject({ step: 'tradeAndHire', seat: 0 });
  });
});

describe('people at one keyboard', () => {
  it('hand over with a notice, which waits for a key', async () => {
    const match = begin(2, ['flute-1-1']);
    const { terminal } = await sit(keys('1', '2', '2', ' '), match, ['me', 'me']);
    const texts = terminal.screens.map((screen) => screen.join('\n'));
    expect(texts.at(-2)).toContain('Hand over to Boris.');
    expect(texts.at(-1)).toContain('Boris, what will you do?');
  });

  it('may take back before they hand over', async () => {
    const match = begin(2, ['flute-1-1']);
    const { terminal } = await sit(keys('1', '2', '2', 'u'), match, ['me', 'me']);
    expect(terminal.text).toContain('Anna, what will you do?');
    expect(match.state.flow[0]).toMatchObject({ seat: 0 });
  });

  it('see no notice when one person plays against bots', async () => {
    const match = begin(3);
    const careless = carelessReader('alone');
    let moves = 0;
    const { terminal } = await sit((screen) => (moves++ < 60 ? careless(screen) : undefined), match, ['me', bot, bot]);
    expect(terminal.screens.some((screen) => screen.join('').includes('Hand over'))).toBe(false);
  });
});

describe('the keys that always work', () => {
  it('L switches the language at once', async () => {
    const { terminal } = await sit(keys('L'), begin(2), ['me', bot]);
    expect(terminal.screens[0].join('\n')).toContain('Reveal a card');
    expect(terminal.text).toContain('Открыть карту');
  });

  it('a Cyrillic layout needs no switching', async () => {
    const { terminal } = await sit(keys('Д'), begin(2), ['me', bot]);
    expect(terminal.text).toContain('Открыть карту');
  });

  it.each([
    ['?', 'The rules in brief'],
    ['l', 'The whole log'],
    ['c', 'What the cards do'],
  ])('%s opens something to read', async (key, caption) => {
    const { terminal } = await sit(keys(key, 'q'), begin(2), ['me', bot]);
    expect(terminal.screens[1].join('\n')).toContain(caption);
    expect(terminal.text).toContain('Anna, what will you do?');
  });

  it('arrows and Enter choose', async () => {
    const match = begin(2, ['flute-1-1']);
    await sit(keys('enter', 'down', 'enter'), match, ['me', bot]);
    expect(match.log.slice(1).map(({ action }) => action.type)).toEqual(['draw', 'stop']);
  });

  it('any key hurries the bots to the next person, + and - change their pace', async () => {
    const match = begin(3, ['flute-1-1']);
    const row = ['1', '2', '2', '+', '-', ' '];
    const { terminal } = await sit(keys(...row), match, ['me', bot, bot], { pace: 600 });
    const texts = terminal.screens.map((screen) => screen.join('\n'));
    expect(texts.some((text) => text.includes('Pause before a bot’s move: 0.25 s.'))).toBe(true);
    expect(texts.at(-1)).toContain('Anna, what will you do?');
  });
});

describe('a fatal choice', () => {
  /** Seat 0 has sabres, and the second flute waits for an answer. */
  function facingTheSecondFlute() {
    const match = begin(2, ['flute-1-1', 'flute-2-1']);
    const { persons } = match.state.players[0];
    persons.push(entry.game.cardNamed('sailor-3-1') as number);
    match.state.players[0].sabres = 1;
    match.play(0, { type: 'draw' });
    match.play(0, { type: 'keep' });
    match.play(0, { type: 'draw' });
    return match;
  }

  it('PR-AMB-11: is asked for twice, and can be thought better of', async () => {
    const match = facingTheSecondFlute();
    const n = match.n;
    const { terminal } = await sit(keys('2', '1', 'q', '2'), match, ['me', bot]);
    expect(terminal.written).toContain('The match was not saved.');
    expect(match.n).toBe(n);
  });

  it('PR-AMB-11: is carried out when it is meant', async () => {
    const match = facingTheSecondFlute();
    const n = match.n;
    await sit(keys('2', '2', 'q', '2'), match, ['me', bot]);
    expect(match.log[n + 1].events.map(({ type }) => type)).toContain('bust');
  });
});

describe('leaving', () => {
  it('asks once when the match has no file, and can be thought better of', async () => {
    const match = begin(2);
    const { terminal } = await sit(keys('q', 'escape', '1', 'q', '2'), match, ['me', bot]);
    expect(match.n).toBe(1);
    expect(terminal.written).toContain('The match was not saved.');
  });

  it('keeps a match that has a file, and says how to go on', async () => {
    const saveTo = join(folder, "Anna's match.json");
    const { terminal, match } = await sit(keys('1', 'q'), begin(2, ['flute-1-1']), ['me', bot], {
      saveTo,
      company: ['--me', 'Ann Bo', '--bots', 'captain,sailor'],
    });
    expect(loadMatch(entry.game, JSON.parse(readFileSync(saveTo, 'utf8'))).hash).toBe(match.hash);
    expect(terminal.written).toContain(
      `npx broadside play --load '${folder}/Anna'\\''s match.json' --me 'Ann Bo' --bots captain,sailor`,
    );
  });

  it('says so when the file cannot be written', async () => {
    const saveTo = join(folder, 'no such folder', 'match.json');
    const { terminal } = await sit(keys('q'), begin(2), ['me', bot], { saveTo });
    expect(terminal.written).toContain('Could not save');
  });

  it('is not forced on anybody by a bot that breaks: the weakest plays for it', async () => {
    const match = begin(2, ['flute-1-1']);
    const broken: SeatKind = {
      name: 'broken',
      choose: () => {
        throw new Error('a broken bot');
      },
    };
    const terminal = new FakeTerminal({ columns: 80, rows: 24 }, keys('1', '2', '2'));
    await playAtTable({ entry, match, locale: 'en', seats: ['me', broken], names: [], pace: 0, terminal });
    expect(match.log.some(({ seat }) => seat === 1)).toBe(true);
    expect([match.toAct, terminal.closed]).toEqual([[0], true]);
  });
});
