/** Random play that a failing invariant can shrink to a short list of commands. */
import * as fc from 'fast-check';
import { printAction } from '../actions.ts';
import { LooseChance, Stream } from '../chance.ts';
import { tableAnswer } from '../engine.ts';
import { type Action, type AnyGame, type Seat, TABLE, type Viewer } from '../game.ts';
import { type AnyMatch, Match } from '../match.ts';

export interface Setting {
  readonly seats: number;
  readonly options?: unknown;
}

/** A match as a property sees it: the choices pick among whatever is legal at that point. */
export interface Play extends Setting {
  readonly seed: string;
  /** Random commands before the invariant is looked at, so that late positions are met too. */
  readonly warmUp: number;
  readonly choices: readonly number[];
}

/** Where a walk stands: the next command is chosen but not yet played. */
export interface Moment {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly action: Action;
  /** For whatever the check itself wants to leave to chance. */
  readonly chance: LooseChance;
  /** Commands of earlier moments, possibly out of place now. */
  readonly elsewhere: readonly { readonly seat: Seat; readonly action: Action }[];
}

export type Visit = (moment: Moment) => void;

export function plays(settings: readonly Setting[], length: number, warmUp: number): fc.Arbitrary<Play> {
  return fc
    .record({
      setting: fc.constantFrom(...settings),
      seed: fc.nat({ max: 999_999 }).map((number) => `walk ${number}`),
      warmUp: fc.nat({ max: warmUp }),
      choices: fc.array(fc.nat({ max: 9_999 }), { maxLength: length, size: 'max' }),
    })
    .map(({ setting, ...play }) => ({ ...setting, ...play }));
}

export const viewersOf = (match: AnyMatch): Viewer[] => [
  ...Array.from({ length: match.header.seats }, (_, seat) => seat),
  'spectator',
];

/** Picks who acts and what they do. */
function pick(match: AnyMatch, choice: number, chance: LooseChance): { seat: Seat; action: Action } {
  const actors = [...match.toAct, ...match.mayAct].filter((seat) => seat === TABLE || match.legal(seat).length > 0);
  const seat = actors[choice % actors.length];
  if (seat === TABLE) return { seat, action: tableAnswer(match.game, match.state, chance) };
  const actions = match.legal(seat);
  return { seat, action: actions[Math.floor(choice / actors.length) % actions.length] };
}

/** Plays along the choices and lets the check look at every moment. Its complaint names the commands. */
export function walk(game: AnyGame, play: Play, visit: Visit): AnyMatch {
  const match: AnyMatch = Match.begin(game, play);
  const chance = new LooseChance(Stream.of(`${play.seed} laws`));
  for (let n = 0; n < play.warmUp && !match.outcome; n++) {
    const { seat, action } = pick(match, chance.stream().below(10_000), chance);
    match.play(seat, action);
  }
  const said: string[] = [];
  const elsewhere: { seat: Seat; action: Action }[] = [];
  for (const choice of play.choices) {
    if (match.outcome) break;
    const { seat, action } = pick(match, choice, chance);
    said.push(`${seat} ${printAction(game, action)}`);
    try {
      visit({ match, seat, action, chance, elsewhere });
    } catch (error) {
      const before = play.warmUp > 0 ? `${match.n - said.length + 1} random commands, then ` : '';
      throw new Error(`${String(error)}\n  after: ${before}${said.join('; ')}`, { cause: error });
    }
    if (elsewhere.length < 40) elsewhere.push({ seat, action });
    else elsewhere[choice % elsewhere.length] = { seat, action };
  }
  return match;
}
