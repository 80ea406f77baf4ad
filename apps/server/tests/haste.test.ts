import { isPlain, unhurried } from '@broadside/host';
import { type AnyGame, type AnyMatch, Match, type Seat, Stream, TABLE } from '@broadside/kernel';
import { answerWithoutDice } from '@broadside/shelf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { machineClock } from '../src/clock.ts';
import { brief, PLAIN } from './games.ts';
import { KINDS } from './leak/kinds.ts';

/** Matches by chance, and every moment at which a seat has exactly one thing to do: what it is, and whether all can see it. */
function forced(game: AnyGame, matches: number): { type: string; plain: boolean }[] {
  const found: { type: string; plain: boolean }[] = [];
  for (let at = 0; at < matches; at++) {
    const seed = `nothing to choose ${at}`;
    const match: AnyMatch = Match.begin(game, { seats: 3, options: brief(game), seed });
    const stream = Stream.of(seed);
    while (!match.outcome) {
      const [seat]: readonly Seat[] = match.toAct;
      const legal = match.legal(seat);
      if (seat !== TABLE && legal.length === 1)
        found.push({ type: legal[0].type, plain: isPlain(match, seat, `${seed} ${match.n}`) });
      match.play(seat, seat === TABLE ? answerWithoutDice(match) : legal[stream.below(legal.length)]);
    }
  }
  return found;
}

/** Games in which somebody can be left with a single answer while others cannot know that. */
const UNSEEN = KINDS.filter(({ secrets }) => secrets.unseen);

afterEach(() => void vi.useRealTimers());

describe('a bot with nothing to choose', () => {
  it.each(UNSEEN)(
    'answers at once where everybody sees that, and takes its time where only its hand shows it: $game.id',
    ({ game, secrets }) => {
      const all = forced(game, 6);
      const secret = all.filter(({ plain }) => !plain);
      expect(new Set(secret.map(({ type }) => type))).toEqual(new Set(secrets.unseen));
      expect(all.some(({ plain }) => plain)).toBe(true);
    },
  );

  it('is found in a game at least', () => {
    expect(UNSEEN).not.toEqual([]);
  });

  it('that would have searched answers when the search would have been over; a quick one answers quickly', async () => {
    vi.useFakeTimers();
    const answered: string[] = [];
    const ask = (bot: string, left: number): unknown =>
      unhurried(
        { action: { type: 'rest' }, left },
        { game: PLAIN.game.id, rules: 1, bot, view: {}, seat: 0, rngState: [1, 2, 3, 4] },
        machineClock,
      ).then(() => answered.push(`${bot} ${left}`));
    ask('captain', 399);
    ask('captain', -1);
    ask('sailor', 399);
    await vi.advanceTimersByTimeAsync(398);
    expect(answered).toEqual(['captain -1', 'sailor 399']);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toEqual(['captain -1', 'sailor 399', 'captain 399']);
  });
});
