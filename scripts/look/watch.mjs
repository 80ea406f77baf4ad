/** Looking for moments worth a picture: matches that sailors play against each other, one seed after another. */
import { Match, Stream, TABLE } from '@broadside/kernel';
import { answerOrFallback } from '@broadside/shelf';
import { HereThrower } from '@broadside/throw/physics';

const sailorOf = ({ bots }) => bots.find(({ name }) => name === 'sailor');

/** Plays on until the position is there or the match is over. `choose` may decide for a seat instead of the sailor. */
function playUntil(match, sailor, until, choose) {
  const stream = Stream.of(`${match.seed} hands`);
  while (!match.outcome && !until(match)) {
    const [seat] = match.toAct;
    match.play(seat, choose?.(match, seat) ?? sailor.choose(match.view(seat), seat, { stream }));
  }
  return until(match);
}

/** One position of a game without throws. `from`: where the search begins, for those that are rare. */
export function search(entry, { seats, options, from = 0, until, choose }, name) {
  const sailor = sailorOf(entry);
  for (let number = from; number < from + 2_000; number++) {
    const match = Match.begin(entry.game, { seats, options, seed: `look ${name} ${number}` });
    if (playUntil(match, sailor, until, choose)) return match;
  }
  throw new Error(`no match shows ${name}`);
}

/** A match as it stands now; it may go on being played. */
function still(match) {
  const { header, seed, n, toAct, outcome } = match;
  const snapshot = structuredClone(match.snapshot());
  return { header, seed, n, toAct, outcome, log: match.log.slice(), snapshot: () => snapshot };
}

async function nextOf(entry, match, seat, { thrower, stream, choose }) {
  if (seat === TABLE) return answerOrFallback(entry, match, thrower, (error) => console.error(error));
  return choose?.(match, seat, stream) ?? sailorOf(entry).choose(match.view(seat), seat, { stream });
}

function keepMoments(match, moments, found) {
  for (const [name, isThere] of Object.entries(moments))
    if (found[name] === undefined && isThere(match)) found[name] = still(match);
}

/**
 * Matches with throws that really fall, one after another, until every moment has come; each is taken from the first
 * match in which it comes. `before`: moments known by what the table does next; `turn`: whose answer is taken of all that
 * are waited for.
 */
export async function watch(entry, { seats, seeds, moments, before = {}, choose, turn = ([seat]) => seat }) {
  const thrower = new HereThrower();
  const found = {};
  const missing = () => [...Object.keys(moments), ...Object.keys(before)].filter((name) => found[name] === undefined);
  for (const seed of seeds) {
    const match = Match.begin(entry.game, { seats, seed });
    const stream = Stream.of(`${match.seed} hands`);
    while (!match.outcome && missing().length > 0) {
      keepMoments(match, moments, found);
      const seat = turn(match.toAct);
      const awaited = seat === TABLE ? Object.entries(before).filter(([name]) => found[name] === undefined) : [];
      const now = awaited.length > 0 ? still(match) : undefined;
      const { events } = match.play(seat, await nextOf(entry, match, seat, { thrower, stream, choose }));
      for (const [name, follows] of awaited) if (follows(events)) found[name] = now;
    }
    keepMoments(match, moments, found);
    if (missing().length === 0) return found;
  }
  throw new Error(`no match shows ${missing().join(', ')}`);
}

/** The entry of a finished match that is worth most, in its second half. */
export const bestEntry = ({ log }, worth) => {
  const counted = (entry) => (entry.n > log.length / 2 ? worth(entry) : 0);
  return log.reduce((best, one) => (counted(one) > counted(best) ? one : best)).n;
};

/** Matches by their names, as the camera keeps them. */
export const named = (prefix, moments) =>
  Object.fromEntries(Object.entries(moments).map(([name, match]) => [`${prefix}-${name}`, { match }]));
