import type { Matter } from '@broadside/bots';
import { type Action, type AnyMatch, Match, Stream, TABLE } from '@broadside/kernel';
import { answerWithoutDice, type GameProgram, shelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import { answerQuestion, type BotRequest, type Piece, SharedThought, type Told, thinkPiece } from '../src/index.ts';

/** The least that is divided in one game or another. */
const BUDGETS = [60, 120, 400];

interface Asked {
  readonly asked: BotRequest;
  readonly ms: number;
}

/** A question to the strongest bot that it thinks about in several parts. */
async function question({ game, bots }: GameProgram): Promise<Asked> {
  const bot = bots[bots.length - 1];
  const match: AnyMatch = Match.begin(game, { seats: 2, seed: 'parts' });
  const careless = Stream.of('careless');
  for (;;) {
    const [seat] = match.toAct;
    const rngState = Stream.of(`thought ${match.n}`).words();
    const asked = { game: game.id, rules: game.version, bot: bot.name, view: match.view(seat), seat, rngState };
    for (const ms of seat === TABLE || match.n < 6 ? [] : BUDGETS) {
      const begun = await bot.parts?.begin(asked.view, seat, { stream: new Stream(rngState), ms });
      if (!begun || 'action' in begun) break;
      if (begun.matter.parts > 1) return { asked, ms };
    }
    const action =
      seat === TABLE ? answerWithoutDice(match) : await bots[1].choose(match.view(seat), seat, { stream: careless });
    match.play(seat, action as Action);
  }
}

/** A thought of so many threads: each takes a piece, and whoever took the last one is first at its end. */
function shared(asked: BotRequest, ms: number, threads: number): Promise<Action> {
  return new Promise((resolve, reject) => {
    const thought = new SharedThought(asked, ms, { resolve, reject });
    const think = async (): Promise<void> => {
      while (thought.hasMore) {
        const pieces = Array.from({ length: threads }, () => (thought.hasMore ? [thought.take()] : [])).flat();
        for (const piece of pieces.reverse()) await thinkPiece(piece, (told) => thought.hear(piece, told));
      }
    };
    think().catch(reject);
  });
}

describe('a thought', () => {
  const games = shelf.map((entry) => [entry.game.id, entry] as const);
  it.each(games)('in %s is the same on any number of threads, whoever is quicker', async (_id, entry) => {
    const { asked, ms } = await question(entry);
    const alone = await answerQuestion(asked, ms);
    // What crosses between threads is plain data.
    expect(await shared(structuredClone(asked), ms, 3)).toEqual(alone);
  });
});

describe('a thought whose parts are given to several', () => {
  const asked = { game: 'some', rules: 1, bot: 'some', view: null, seat: 0, rngState: [1, 2, 3, 4] } as const;
  const matter: Matter = {
    choices: [{ type: 'stop' }, { type: 'draw' }] as Action[],
    parts: 3,
    tries: 500,
    wanted: { kind: 'best', usual: [], doubt: 0 },
  };
  const found = (stop: number, draw: number): Told => ({ sums: { visits: [10, 10], values: [stop, draw] } });

  function begun() {
    const ends: unknown[] = [];
    const thought = new SharedThought(asked, 400, {
      resolve: ({ type }) => void ends.push(type),
      reject: ({ message }) => void ends.push(message),
    });
    return { thought, ends, pieces: [thought.take()] as Piece[] };
  }

  it('is for one alone until it is known into how many parts it is divided', () => {
    const { thought, pieces, ends } = begun();
    expect(thought.hasMore).toBe(false);
    thought.hear(pieces[0], { matter });
    while (thought.hasMore) pieces.push(thought.take());
    expect(pieces.map(({ at }) => at)).toEqual([0, 1, 2]);
    thought.hear(pieces[2], found(9, 1));
    thought.hear(pieces[0], found(1, 6));
    expect(ends).toEqual([]);
    thought.hear(pieces[1], found(1, 6));
    expect(ends).toEqual(['draw']);
  });

  it('fails with any of its parts, and what comes after that is not heard', () => {
    const { thought, pieces, ends } = begun();
    thought.hear(pieces[0], { matter });
    pieces.push(thought.take());
    thought.fail(new Error('the bot thread ended'));
    expect(thought.hasMore).toBe(false);
    thought.hear(pieces[0], found(1, 5));
    thought.hear(pieces[1], { action: { type: 'draw' } as Action });
    thought.fail(new Error('once more'));
    expect(ends).toEqual(['the bot thread ended']);
  });
});
