import { type AnyMatch, Match, type Seat, Stream, TABLE } from '@broadside/kernel';
import { onShelf, standIn } from '@broadside/shelf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPlain, unhurried } from '../src/bots/haste.ts';

/** Matches by chance, and every moment at which a seat has exactly one thing to do: what it is, and whether all can see it. */
function forced(game: string, matches: number): { type: string; plain: boolean }[] {
  const entry = onShelf(game);
  if (!entry) throw new Error('no game');
  const found: { type: string; plain: boolean }[] = [];
  for (let at = 0; at < matches; at++) {
    const seed = `nothing to choose ${at}`;
    const match: AnyMatch = Match.begin(entry.game, { seats: 3, options: { roundLimit: 20 }, seed });
    const stream = Stream.of(seed);
    while (!match.outcome) {
      const [seat]: readonly Seat[] = match.toAct;
      const legal = match.legal(seat);
      if (seat !== TABLE && legal.length === 1)
        found.push({ type: legal[0].type, plain: isPlain(match, seat, `${seed} ${match.n}`) });
      match.play(seat, seat === TABLE ? standIn(match) : legal[stream.below(legal.length)]);
    }
  }
  return found;
}

afterEach(() => void vi.useRealTimers());

describe('a bot with nothing to choose', () => {
  it('answers at once where everybody sees that, and takes its time where only its hand tells', () => {
    const seas = forced('seven-seas', 6);
    const secret = seas.filter(({ plain }) => !plain);
    // S7-TABLE-1: who cannot help it declines, and nobody is to know that he could not.
    expect(new Set(secret.map(({ type }) => type))).toEqual(new Set(['decline']));
    expect(seas.some(({ plain }) => plain)).toBe(true);
  });

  it('that would have searched answers when the search would have been over; a quick one answers quickly', async () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const ask = (bot: string, left: number): unknown =>
      unhurried(
        { action: { type: 'decline' }, left },
        { game: 'seven-seas', rules: 1, bot, view: {}, seat: 0, seed: '', ms: 400 },
      ).then(() => told.push(`${bot} ${left}`));
    ask('captain', 399);
    ask('captain', -1);
    ask('sailor', 399);
    await vi.advanceTimersByTimeAsync(398);
    expect(told).toEqual(['captain -1', 'sailor 399']);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['captain -1', 'sailor 399', 'captain 399']);
  });
});
