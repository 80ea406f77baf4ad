import { type AnyGame, type AnyMatch, Match, Stream, sealOf, type Viewer } from '@broadside/kernel';
import { viewUpdateOf } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { entryText, updateText } from '../src/rooms/serialiser.ts';
import { PLAIN } from './games.ts';

const { game } = PLAIN;

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** Plays a match at random, with some undoing, and looks at it after each entry. */
function playThrough(of: AnyGame, look: (match: AnyMatch) => void): void {
  const stream = Stream.of('printed');
  const match: AnyMatch = Match.begin(of, { seats: 3, seed: 'printed' });
  look(match);
  while (!match.outcome) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    const before = match.n > 0 ? match.log[match.n].seat : undefined;
    if (before !== undefined && match.whyNoUndo(before) === undefined && stream.below(8) === 0) match.undo(before);
    else match.play(seat, legal[stream.below(legal.length)]);
    look(match);
  }
}

/** A view update serialised whole, without any sharing. */
function plainly(match: AnyMatch, viewer: Viewer, from: number): string {
  return JSON.stringify({ type: 'update', update: viewUpdateOf(match, viewer, from, 'free') });
}

function checkPrinting(of: AnyGame): number {
  let undone = 0;
  playThrough(of, (match) => {
    const last = match.log[match.n];
    if (last.undo !== undefined) undone++;
    expect(entryText(match, last)).toBe(JSON.stringify(last));
    for (const viewer of VIEWERS)
      for (const from of match.n % 20 === 0 ? [match.n - 3, -1] : [match.n - 1])
        expect(updateText(match, viewer, from, 'free')).toBe(plainly(match, viewer, from));
  });
  return undone;
}

// biome-ignore lint/suspicious/noExplicitAny: a game taken apart to make another one
type Loose = any;

describe('what is serialised of a match', () => {
  it('holds no fingerprint of the whole state, only its seal', () => {
    playThrough(game, (match) => {
      const { hash } = match.log[match.n];
      for (const viewer of VIEWERS) {
        const text = updateText(match, viewer, -1, 'free');
        expect(text).not.toContain(hash);
        expect(text).toContain(sealOf(match.seed, match.n, hash));
      }
    });
  });

  it('is what was to be said, for every viewer and from every number, after undoing too', () => {
    expect(checkPrinting(game)).toBeGreaterThan(0);
  });

  it('keeps apart what only one viewer may see', () => {
    const view = (state: Loose, viewer: Viewer): unknown => ({
      ...(game.view(state, viewer) as object),
      purse: viewer === 'spectator' ? null : { coins: state.players[viewer].coins },
    });
    const seen = (event: Loose, viewer: Viewer): unknown =>
      event.type === 'coinsGained' && event.seat !== viewer ? undefined : game.seen(event, viewer);
    checkPrinting({ ...game, view, seen } as AnyGame);
  });

  it('follows a view that is made of the state itself, or does not say whose it is', () => {
    const view = (state: Loose): unknown => ({
      harbour: state.harbour,
      discard: state.discard,
      players: state.players,
    });
    checkPrinting({ ...game, view } as AnyGame);
    const named = (state: Loose, viewer: Viewer): unknown => ({ eye: viewer, ...(view(state) as object) });
    checkPrinting({ ...game, view: named } as AnyGame);
  });
});
