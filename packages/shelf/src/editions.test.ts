import { type AnyMatch, type Entry, Match, type MatchFile, Stream, TABLE } from '@broadside/kernel';
import { commonText, LOCALES } from '@broadside/text';
import { badLines, roomsFor } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import { frozenMatches } from '../tests/frozen.ts';
import { type GameProgram, loadMatchFile, OldRules, resumeMatch, shelf, underRules } from './index.ts';

interface Frozen {
  readonly entry: GameProgram;
  readonly version: number;
  readonly files: readonly MatchFile[];
}

const frozen: readonly Frozen[] = shelf.flatMap((entry) =>
  Object.keys(entry.older).map((key) => {
    const version = Number(key);
    return { entry, version, files: frozenMatches(entry.game.id, version) };
  }),
);

const names = frozen.map((one) => [`${one.entry.game.id} ${one.version}`, one] as const);

/** The match as it stood after each of some entries, evenly spread. */
function* positions(file: MatchFile, game: GameProgram['game'], many: number): Generator<AnyMatch> {
  const { seats, options, stack } = file.header;
  const match: AnyMatch = Match.begin(game, { seats, options, seed: file.seed, stack });
  const every = Math.max(1, Math.floor(file.log.length / many));
  for (const entry of file.log.slice(1)) {
    match.repeat(entry);
    if (entry.n % every === 0 && !match.outcome) yield match;
  }
}

async function editionOf({ entry, version }: Frozen): Promise<GameProgram> {
  const edition = await underRules(entry, version);
  if (!edition) throw new Error(`no edition ${version} of ${entry.game.id}`);
  return edition;
}

describe('rules of before', () => {
  it('are there for every version since the first that was frozen', () => {
    for (const { older, game } of shelf) {
      const known = Object.keys(older).map(Number);
      const first = Math.min(...known);
      expect(known).toEqual(Array.from({ length: game.version - first }, (_, at) => first + at));
    }
  });

  it.each(names)('%s: play their recorded matches out as they were, hash by hash', async (_name, one) => {
    expect(one.files.length).toBeGreaterThan(2);
    for (const file of one.files) {
      const { entry, match } = await loadMatchFile(file);
      expect([match.header.rules, entry.game.version]).toEqual([one.version, one.version]);
      expect(match.hash).toBe(file.log[file.log.length - 1].hash);
      expect(entry.voice).toBe(one.entry.voice);
    }
  });

  it.each(names)('%s: answer to the names that the contract has today', async (_name, one) => {
    const { game: then } = await one.entry.older[one.version]();
    const { game } = await editionOf(one);
    expect(game.invariantViolation).toBeTypeOf('function');
    const had = (name: string): string[] => Object.keys(then.steps).filter((step) => name in then.steps[step]);
    const has = (name: string): string[] => Object.keys(game.steps).filter((step) => name in game.steps[step]);
    expect([...had('byDefault'), ...had('defaultAction')]).toEqual(has('defaultAction'));
    expect([...had('may'), ...had('mayAct')]).toEqual(has('mayAct'));
  });

  it.each(names)('%s: have bots that still play them', async (_name, one) => {
    const { game, bots } = await editionOf(one);
    const stream = Stream.of('frozen bots');
    for (const file of one.files)
      for (const match of positions(file, game, 6)) {
        const seat = match.toAct[0];
        if (seat === TABLE) continue;
        for (const bot of bots) {
          const action = await bot.choose(match.view(seat), seat, { stream, iterations: 2 });
          expect(match.whyNot(seat, action)).toBeUndefined();
        }
      }
  });

  it.each(names)('%s: are described and shown in today’s words, in every language', async (_name, one) => {
    const { game, voice, terminal } = await editionOf(one);
    const roomIn = roomsFor(
      ['Mira', 'Inés', 'Tomas', 'Ada', 'Rosa'],
      commonText,
      voice.catalogues,
      terminal.catalogues,
    );
    for (const locale of LOCALES) {
      const room = roomIn(100, 40, locale);
      for (const file of one.files)
        for (const match of positions(file, game, 4)) {
          const seat = Math.max(0, match.toAct[0]);
          const view = match.view(seat);
          for (const event of match.log[match.n].events) voice.event(event, room.say, room.nameOf, view);
          for (const action of match.legal(seat))
            expect(voice.action(action, view, seat, room.say, room.nameOf)).toMatch(/\S/);
          expect(badLines(terminal, view, room)).toEqual([]);
        }
    }
  });

  it.each(names)('%s: have the notation of today', async (_name, { entry, version }) => {
    expect((await underRules(entry, version))?.game.notation).toBe(entry.game.notation);
  });

  it('are loaded once', async () => {
    const [entry] = shelf;
    const first = Math.min(...Object.keys(entry.older).map(Number));
    expect(await underRules(entry, first)).toBe(await underRules(entry, first));
    expect(await underRules(entry, entry.game.version)).toBe(entry);
    expect(await underRules(entry, 9999)).toBeUndefined();
  });
});

describe('a match whose rules are not here', () => {
  const [{ entry, files }] = frozen;
  const [file] = files;
  const unknown = (log: readonly Entry[]): MatchFile => ({ ...file, header: { ...file.header, rules: 0 }, log });

  it('goes on under later ones that play it out exactly as recorded', async () => {
    const { match } = await loadMatchFile(unknown(file.log));
    expect(match.hash).toBe(file.log[file.log.length - 1].hash);
    expect(match.header.rules).toBe(file.header.rules);
    const { header, seed, log } = unknown(file.log);
    const snapshot = { n: 0, state: {}, chance: {} };
    expect((await resumeMatch({ header, seed, log, snapshot })).match.hash).toBe(match.hash);
  });

  it('is refused by name where none of them does', async () => {
    const touched = file.log.map((one) => (one.n === 5 ? { ...one, hash: file.log[4].hash } : one));
    const refusal = await loadMatchFile(unknown(touched)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OldRules);
    expect((refusal as OldRules).code).toBe('old-rules');
    expect((refusal as OldRules).message).toContain(`version 0 of the rules of ${entry.game.id}`);
  });

  it('of a later program is not taken for one of today’s', async () => {
    const later = { ...file, header: { ...file.header, rules: 9999 } };
    await expect(loadMatchFile(later)).rejects.toBeInstanceOf(OldRules);
  });
});
