/** Matches of every game, recorded ones where it brings some: what is said of all games is tried at their positions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyMatch, Match, type MatchFile, type Seat, saveMatch, TABLE } from '@broadside/kernel';
import { playByChance } from '@broadside/kernel/testing';
import { shelf } from '@broadside/shelf';

export function gameOf(id: string) {
  const found = shelf.find(({ game }) => game.id === id);
  if (!found) throw new Error(`${id} is not on the shelf`);
  return found.game;
}

export function recordedMatches(id: string): readonly MatchFile[] {
  const folder = fileURLToPath(new URL(`../../../games/${id}/tests/fixtures`, import.meta.url));
  if (existsSync(folder))
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  const { min } = gameOf(id).seats;
  return [0, 1, 2].map((more) =>
    saveMatch(playByChance(gameOf(id), { seats: min + more, options: {} }, `${id} recorded ${more}`)),
  );
}

/** The match after every entry, the first included. */
export function* positionsIn({ header, seed, log }: MatchFile): Generator<AnyMatch> {
  const { game, seats, options, stack } = header;
  const match: AnyMatch = Match.begin(gameOf(game), {
    seats,
    options,
    seed,
    ...(stack === undefined ? {} : { stack }),
  });
  yield match;
  for (const entry of log.slice(1)) {
    match.repeat(entry);
    yield match;
  }
}

/** Who is asked, without the dice. */
export const askedIn = (match: AnyMatch): Seat[] => match.toAct.filter((seat) => seat !== TABLE);
