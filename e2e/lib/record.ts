/** Matches recorded for a story: the same every time, with good and with careless play in them. */
import { Match, type MatchFile, Stream, saveMatch, TABLE } from '@broadside/kernel';
import { answerWithoutDice, onShelf } from '@broadside/shelf';

export interface Recording {
  readonly game: string;
  readonly seats: number;
  /** It is broken off after so many entries. */
  readonly entries: number;
  readonly seed: string;
}

/** The first seat plays as a sailor would or whatever comes to mind, the others as sailors. */
export async function recorded({ game: id, seats, entries, seed }: Recording): Promise<MatchFile> {
  const program = onShelf(id);
  const sailor = program?.bots.find(({ name }) => name === 'sailor');
  if (!program || !sailor) throw new Error(`${id} has no sailor`);
  const match = Match.begin(program.game, { seats, seed });
  const whim = Stream.of(`${seed} whim`);
  while (match.outcome === undefined && match.n < entries) {
    const [seat] = match.toAct;
    if (seat === TABLE) match.play(TABLE, answerWithoutDice(match));
    else {
      const legal = match.legal(seat);
      const stream = Stream.of(`${seed} ${match.n}`);
      const careless = seat === 0 && whim.below(2) === 0;
      match.play(
        seat,
        careless ? legal[whim.below(legal.length)] : await sailor.choose(match.view(seat), seat, { stream }),
      );
    }
  }
  return { ...saveMatch(match), seats: sitters(seats) } as MatchFile;
}

const sitters = (count: number) => ['Ann', 'Bob', 'Cy', 'Dee'].slice(0, count).map((name) => ({ name, bot: null }));
