/**
 * Finding and recording whole matches. Every recording is found by search: matches with the seeds `<name> 0`,
 * `<name> 1`, … are sketched, and of the first few that end as wanted the shortest is kept and played as a match.
 * The same rules give the same files.
 */
import { SeededChance, Stream } from '../chance.ts';
import { apply, begin, tableAnswer, toAct } from '../engine.ts';
import { type Action, type AnyGame, type FlowState, type GameEvent, type Outcome, type Seat, TABLE } from '../game.ts';
import { type AnyMatch, Match, type MatchSpec } from '../match.ts';
import { resolveOptions } from '../options.ts';
import { Out } from '../out.ts';

/** A match that shall be recorded, and what it must be like. */
export interface RecordingRequest extends Omit<MatchSpec, 'seed'> {
  readonly name: string;
  /** Those who play take actions back and repeat them. */
  readonly hesitant?: boolean;
  /** How many matches that end as wanted are compared. */
  readonly enough?: number;
}

interface Command {
  readonly seat: Seat;
  readonly action: Action;
}

/** A match played without keeping a log; the commands are enough to play it again. */
export interface Sketch {
  readonly seed: string;
  readonly commands: readonly Command[];
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome | undefined;
}

/** What the game itself says about its recordings. */
export interface RecordingSpec<W extends RecordingRequest> {
  decide(request: W, state: FlowState, seat: Seat, random: Stream): Action;
  isWanted(request: W, found: Sketch): boolean;
  /** Seeds to try before giving up. */
  readonly seeds: number;
  readonly enough: number;
  /** Commands after which a match is given up. */
  readonly longest: number;
}

/** One of the actions, each as likely as its weight; the first if none has any. */
export function weighed<A extends Action>(
  actions: readonly A[],
  weightOf: (action: A) => number,
  stream: Stream,
): A | undefined {
  const weights = actions.map(weightOf);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return actions[0];
  let at = stream.below(sum);
  return actions.find((_action, place) => {
    at -= weights[place];
    return at < 0;
  });
}

export function sketch<W extends RecordingRequest>(
  game: AnyGame,
  request: W,
  seed: string,
  spec: RecordingSpec<W>,
): Sketch {
  const out = new Out(new SeededChance(seed), true);
  const state = begin(game, resolveOptions(game, request.seats, request.options), request.seats, out, request.stack);
  const random = Stream.of(`${seed}\nhands`);
  const table = new SeededChance(`${seed}\ntable`);
  const commands: Command[] = [];
  while (state.flow.length > 0 && commands.length < spec.longest) {
    const [seat] = toAct(game, state);
    const action = seat === TABLE ? tableAnswer(game, state, table) : spec.decide(request, state, seat, random);
    apply(game, state, seat, action, out);
    commands.push({ seat, action });
  }
  return { seed, commands, events: out.events ?? [], outcome: game.outcome(state) };
}

function search<W extends RecordingRequest>(game: AnyGame, request: W, spec: RecordingSpec<W>): Sketch {
  let best: Sketch | undefined;
  let hits = 0;
  for (let at = 0; at < spec.seeds && hits < (request.enough ?? spec.enough); at++) {
    const found = sketch(game, request, `${request.name} ${at}`, spec);
    if (!spec.isWanted(request, found)) continue;
    hits++;
    if (best === undefined || found.commands.length < best.commands.length) best = found;
  }
  if (best === undefined) throw new Error(`${request.name}: no match in ${spec.seeds} seeds ends like this`);
  return best;
}

/** Plays the commands as a match. Who hesitates takes back an action, or the turn so far, and plays it again. */
function play(game: AnyGame, request: RecordingRequest, { seed, commands }: Sketch): AnyMatch {
  const { seats, options, stack } = request;
  const match: AnyMatch = Match.begin(game, { seats, options, seed, stack });
  const mood = Stream.of(`${seed}\nmood`);
  /** How many commands stood after each entry of the log. */
  const standing = [0];
  while (standing[match.n] < commands.length) {
    const at = standing[match.n];
    const { seat, action } = commands[at];
    match.play(seat, action);
    standing.push(at + 1);
    if (!request.hesitant || match.whyNoUndo(seat) !== undefined || mood.below(4) > 0) continue;
    const { undo = 0 } = mood.below(2) === 0 ? match.undo(seat) : match.restartTurn(seat);
    standing.push(standing[undo]);
  }
  return match;
}

export const recordMatch = <W extends RecordingRequest>(game: AnyGame, request: W, spec: RecordingSpec<W>): AnyMatch =>
  play(game, request, search(game, request, spec));
