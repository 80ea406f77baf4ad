/** A table with dice as a test needs them, played by the text notation. */
import { Match, parseAction } from '@broadside/kernel';
import { liarsDice } from '../rules/game.ts';
import type { LiarsDiceAction, LiarsDiceEvent, LiarsDiceOptions, LiarsDiceState } from '../rules/state.ts';
import type { LiarsDiceView } from '../rules/view.ts';

export type LiarsDiceMatch = Match<LiarsDiceState, LiarsDiceAction, LiarsDiceView, LiarsDiceEvent>;

export interface TableSpec {
  /** The throws, one text of faces a cup: seat by seat, round by round, and those after a show. */
  readonly cups: readonly string[];
  readonly seats?: number;
  readonly options?: Partial<LiarsDiceOptions>;
  readonly first?: number;
}

export class Table {
  readonly match: LiarsDiceMatch;

  constructor({ cups, seats = cups.length, options = {}, first = 0 }: TableSpec) {
    const stack = { first: [String(first)], dice: cups.flatMap((cup) => [...cup]) };
    const dice = cups[0].length;
    this.match = Match.begin(liarsDice, { seats, options: { dice, ...options }, seed: 'table', stack });
  }

  get state(): LiarsDiceState {
    return this.match.state;
  }

  /** Dice each seat still has, as `5 4 0`. */
  get dice(): string {
    return this.state.pirates.map(({ dice }) => dice).join(' ');
  }

  get toAct(): number {
    return this.match.toAct[0];
  }

  /** Whoever is asked does this. */
  play(...commands: readonly string[]): this {
    for (const command of commands) this.match.play(this.toAct, parseAction(liarsDice, command) as LiarsDiceAction);
    return this;
  }

  /** Why whoever is asked may not do this: the code, and the clause. */
  whyNot(command: string, seat = this.toAct): string {
    const why = this.match.whyNot(seat, parseAction(liarsDice, command) as LiarsDiceAction);
    return why ? `${why.code} ${why.clause}` : 'free';
  }

  can(command: string): boolean {
    return this.whyNot(command) === 'free';
  }

  /** The commands of whoever is asked, as texts. */
  get offers(): string[] {
    return this.match.legal(this.toAct).map((action) => Object.values(action).join(' '));
  }

  events<T extends LiarsDiceEvent['type']>(type: T): Extract<LiarsDiceEvent, { type: T }>[] {
    return this.match.log.flatMap(({ events }) =>
      events.filter((event): event is Extract<LiarsDiceEvent, { type: T }> => event.type === type),
    );
  }
}

export const table = (spec: TableSpec): Table => new Table(spec);
