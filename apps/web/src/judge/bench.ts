/** Where matches are judged: one of these sits in each worker, with the match it was given last. */
import { type MatchJudge, matchJudge, type UnitResult, type Weighed, weighChoices } from '@broadside/judge';
import { BadInput, gameOfFile } from '@broadside/kernel';
import { fetchGame, type GameProgram, loadMatchFile } from '@broadside/shelf';
import { wireOfThrown } from '../tables/local/thrown.ts';
import type { FromBench, PositionAsked, Questions, ToBench } from './words.ts';

type GameJudge = Awaited<ReturnType<NonNullable<GameProgram['judge']>>>['default'];

interface Judged {
  readonly program: GameProgram;
  readonly judge: GameJudge;
}

async function judgeOf(game: string): Promise<Judged> {
  const program = await fetchGame(game);
  const judge = await program?.judge?.();
  if (!program || !judge) throw new BadInput('not-judged', `nobody judges ${JSON.stringify(game)} here`);
  return { program, judge: judge.default };
}

export class Bench {
  private match: MatchJudge | undefined;
  private readonly results = new Map<string, UnitResult>();

  async answer({ id, ...question }: ToBench): Promise<FromBench> {
    try {
      return { id, answer: await this.find(question) };
    } catch (error) {
      return { id, error: wireOfThrown(error) };
    }
  }

  private async find(question: Omit<ToBench, 'id'>): Promise<unknown> {
    const { name, ask } = question as ToBench;
    switch (name) {
      case 'open':
        return this.open(ask);
      case 'judge':
        return this.judge.judge(ask);
      case 'further':
        return this.judge.further(this.known(ask));
      case 'report':
        return this.judge.report(this.known(ask));
      case 'weigh':
        return this.weigh(ask);
    }
  }

  private async open({ file, results }: Questions['open']['ask']): Promise<Questions['open']['answer']> {
    const { program, judge } = await judgeOf(gameOfFile(file));
    // Nothing in a file is trusted, and what was played under other rules is beyond this judge.
    const { match } = await loadMatchFile(file);
    if (match.game.version !== program.game.version)
      throw new BadInput('old-rules', `the match was played under version ${match.header.rules} of the rules`);
    this.results.clear();
    this.known(results);
    this.match = await matchJudge(program.game, judge.kit, file);
    return this.match.units();
  }

  private get judge(): MatchJudge {
    if (!this.match) throw new Error('no match has been opened');
    return this.match;
  }

  private known(fresh: readonly UnitResult[]): readonly UnitResult[] {
    for (const result of fresh) this.results.set(result.id, result);
    return [...this.results.values()];
  }

  private async weigh({ game, options, seats, view, seat, ...how }: PositionAsked): Promise<Weighed> {
    const { program, judge } = await judgeOf(game);
    await judge.kit.prepare?.(options, seats);
    return weighChoices(program.game, judge.kit, view, seat, how);
  }
}
