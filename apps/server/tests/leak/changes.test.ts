/**
 * What changes is made of nothing but what is sent whole: from the whole messages of a viewer alone, as a client of
 * version 2 is sent them, somebody else makes the same bytes. So whatever is hidden from those is hidden from these.
 */
import { type AnyMatch, Match, Stream, TABLE, type Viewer } from '@broadside/kernel';
import { answerWithoutDice } from '@broadside/shelf';
import { Sender, type ViewUpdate } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { changeText, updateText } from '../../src/rooms/serialiser.ts';
import { KINDS } from './kinds.ts';

const ENTRIES = 80;

/** Knows the whole messages to one viewer, and nothing else. */
class Outsider {
  private sender: Sender | undefined;

  changeIn(whole: string): string | undefined {
    const { update } = JSON.parse(whole) as { readonly update: ViewUpdate };
    if (this.sender) return this.sender.change(update);
    this.sender = new Sender(update, update.entries);
    return undefined;
  }
}

const viewersOf = ({ header }: AnyMatch): readonly Viewer[] => [
  ...Array.from({ length: header.seats }, (_, seat) => seat),
  'spectator',
];

function playAny(match: AnyMatch, stream: Stream): void {
  const last = match.log[match.n].seat;
  if (last !== undefined && stream.below(8) === 0 && match.whyNoUndo(last) === undefined) {
    match.undo(last);
    return;
  }
  const seat = match.toAct[stream.below(match.toAct.length)];
  const legal = match.legal(seat);
  match.play(seat, seat === TABLE ? answerWithoutDice(match) : legal[stream.below(legal.length)]);
}

describe.each(KINDS)('changes of $game.id', ({ game, secrets }) => {
  it.each(secrets.tables)('hold nothing that whole messages do not, with $seats seats and $options', (table) => {
    const seed = 'made of what is sent';
    const match: AnyMatch = Match.begin(game, { seats: table.seats, options: table.options, seed });
    const outsiders = new Map(viewersOf(match).map((viewer) => [viewer, new Outsider()]));
    const stream = Stream.of(seed);
    for (;;) {
      for (const [viewer, outsider] of outsiders) {
        const whole = updateText(match, viewer, match.n - 1, 'free');
        expect(changeText(match, viewer, 'free')).toBe(outsider.changeIn(whole));
      }
      if (match.outcome || match.n >= ENTRIES) return;
      playAny(match, stream);
    }
  });
});
