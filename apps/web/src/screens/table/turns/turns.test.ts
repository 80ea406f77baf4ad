import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyMatch, type Entry, Match, type MatchFile, type Seat } from '@broadside/kernel';
import type { GameUI, TurnMoment } from '@broadside/kit';
import { onShelf } from '@broadside/shelf';
import { webShelf } from '@broadside/shelf/web';
import { commonText, LOCALES, speaker } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LogContext } from '../logEntries.tsx';
import { digestOf, turnsOf, turnsSinceOwn, wordsOf } from './turns.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'];
const nameOf = (seat: Seat): string => NAMES[seat] ?? 'the rival';

const entry = (n: number, seat: Seat, types: readonly string[], undo?: number): Entry =>
  ({ n, seat, events: types.map((type) => ({ type })), hash: '', ...(undo === undefined ? {} : { undo }) }) as Entry;

describe('the turns of a log', () => {
  const turnStart: GameUI['turnStart'] = (event, seat) => {
    const [word, who] = event.type.split(' ');
    return word === 'turn' && Number(who) !== seat ? Number(who) : undefined;
  };

  it('begin where the game says so, whoever acts within them', () => {
    const log = [
      entry(0, 0, ['began']),
      entry(1, 1, ['turn 1', 'drew']),
      entry(2, 0, ['took']),
      entry(3, 1, ['turn 0']),
    ];
    expect(turnsOf(log, { turnStart })).toEqual([
      { seat: 1, from: 1, to: 2, events: [{ type: 'turn 1' }, { type: 'drew' }, { type: 'took' }] },
      { seat: 0, from: 3, to: 3, events: [{ type: 'turn 0' }] },
    ]);
  });

  it('are what each does in a row where the game says nothing', () => {
    const log = [entry(1, 1, ['bid']), entry(2, 0, ['bid']), entry(3, 0, ['called']), entry(4, 1, ['bid'])];
    expect(turnsOf(log, {}).map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [1, 1, 1],
      [0, 2, 3],
      [1, 4, 4],
    ]);
  });

  it('do not hold what was taken back', () => {
    const log = [
      entry(1, 1, ['turn 1']),
      entry(2, 1, ['drew']),
      entry(3, 1, ['took']),
      entry(4, 1, [], 1),
      entry(5, 1, ['sold']),
    ];
    expect(turnsOf(log, { turnStart })[0].events.map(({ type }) => type)).toEqual(['turn 1', 'sold']);
  });
});

describe('the turns since the own one', () => {
  const bids = (...seats: readonly Seat[]) =>
    turnsOf(
      seats.map((seat, at) => entry(at + 1, seat, ['bid'])),
      {},
    );
  const since = (...seats: readonly Seat[]): Seat[] => turnsSinceOwn(bids(...seats), 0).map(({ seat }) => seat);

  it('are those of the others in between, without the one under way', () => {
    expect(since(1, 0, 2, 1, 0)).toEqual([2, 1]);
    expect(since(1, 0, 2, 1)).toEqual([2, 1]);
  });

  it('are all of the others before the first own one, and none if nobody else has played', () => {
    expect(since(1, 2, 0)).toEqual([1, 2]);
    expect(since(0)).toEqual([]);
  });
});

describe('what mattered in a turn', () => {
  const SENTENCES: Readonly<Record<string, (name: string, other: string) => string>> = {
    sailed: (name) => `${name} sailed home.`,
    bought: (name) => `${name}: bought a sail.`,
    won: (name, other) => `${name} beat ${other}, ${name} said.`,
    scored: () => 'The island changed hands.',
  };
  const context = (moments: readonly Partial<TurnMoment>[]): LogContext =>
    ({
      ui: {
        voice: {
          event: ({ type }: { type: string }, _say: unknown, name: typeof nameOf) =>
            SENTENCES[type]?.(name(0), name(1)),
        },
        turnMoments: () => moments.map((moment) => ({ icon: null, brief: '', weight: 'movement', ...moment })),
      },
      say: () => '',
      nameOf,
    }) as unknown as LogContext;
  const of = (type: string) => ({ type });

  it('is said without the name that stands above it, and with every other name', () => {
    const said = (type: string) => wordsOf(of(type), 0, context([]));
    expect(said('sailed')).toBe('sailed home');
    expect(said('bought')).toBe('bought a sail');
    expect(said('won')).toBe('beat Bob, Ann said');
    expect(said('scored')).toBe('The island changed hands');
    expect(said('nothing')).toBeUndefined();
  });

  it('begins small where the reader is meant: it stands among the deeds of another', () => {
    const toReader = (seat: Seat): string => (seat === 0 ? 'You' : nameOf(seat));
    expect(wordsOf(of('sailed'), 1, { ...context([]), say: () => 'You', nameOf: toReader })).toBe('you sailed home');
  });

  const turn = { seat: 0, from: 1, to: 9, events: [] };

  it('is the weightiest, in the order in which it happened', () => {
    const digest = digestOf(
      turn,
      context([
        { event: of('sailed'), weight: 'movement' },
        { event: of('scored'), weight: 'score' },
        { event: of('bought'), weight: 'purchase' },
        { event: of('won'), weight: 'battle' },
      ]),
      2,
    );
    expect(digest.words).toBe('The island changed hands; bought a sail; beat Bob, Ann said');
    expect(digest.harm).toEqual([]);
  });

  it('is above all what it cost the reader', () => {
    const moments = [
      { event: of('sailed'), weight: 'movement', against: 1 },
      ...Array.from({ length: 6 }, () => ({ event: of('scored'), weight: 'score' }) as const),
    ] as const;
    expect(digestOf(turn, context(moments), 1)).toMatchObject({ harm: ['Ann sailed home.'], words: /^sailed home/ });
    expect(digestOf(turn, context(moments), 0).harm).toEqual([]);
  });
});

const fixtures = (game: string): MatchFile[] => {
  const folder = fileURLToPath(new URL(`../../../../../../games/${game}/tests/fixtures/`, import.meta.url));
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(folder + name, 'utf8')));
};

/** As somebody at the table has seen it. */
function logOf({ header, seed, log }: MatchFile, viewer: Seat): { log: readonly Entry[]; match: AnyMatch } {
  const game = onShelf(header.game)?.game;
  if (!game) throw new Error(`there is no game ${header.game}`);
  const { seats, options, stack } = header;
  const match: AnyMatch = Match.begin(game, { seats, options, seed, ...(stack === undefined ? {} : { stack }) });
  for (const one of log.slice(1)) match.repeat(one);
  return { log: match.seenBy(viewer), match };
}

describe('a turn of every game', () => {
  it.each(webShelf.map(({ id, table }) => [id, table] as const))(
    '%s: has its words in every language, nothing unknown, and pictures for most',
    async (id, table) => {
      const { default: ui } = await table();
      for (const [at, file] of fixtures(id).slice(0, LOCALES.length).entries()) {
        const say = speaker(LOCALES[at % LOCALES.length], commonText, ui.voice.catalogues, ui.catalogues);
        const { log, match } = logOf(file, 0);
        const context = { ui, say, nameOf, view: match.view(0) } as LogContext;
        const turns = turnsOf(log, ui);
        expect(turns.length).toBeGreaterThan(2);
        const digests = turns.map((turn) => digestOf(turn, context, 0));
        for (const { words, moments, harm } of digests)
          expect(
            [words, ...harm, ...moments.flatMap(({ brief, icon }) => [brief, renderToStaticMarkup(icon)])].join(),
          ).not.toMatch(/undefined|NaN|null|\u2063/);
        const told = digests.filter(({ words, moments }) => words !== '' && (moments.length > 0 || !ui.turnMoments));
        expect(told.length / digests.length).toBeGreaterThan(0.7);
      }
    },
  );
});
