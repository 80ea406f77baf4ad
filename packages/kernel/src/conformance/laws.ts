/** The invariants of docs/architecture.md (the suite calls them laws), each checked at every moment of a random match. */
import { parseAction, printAction, printPlainly, readAction, sameAction } from '../actions.ts';
import { LooseChance, Stream } from '../chance.ts';
import * as engine from '../engine.ts';
import { Refusal } from '../errors.ts';
import { loadMatch, saveMatch } from '../file.ts';
import { type Action, type AnyGame, type FlowState, type GameEvent, type Seat, TABLE, type Viewer } from '../game.ts';
import { hashOf, hashOfState } from '../hash.ts';
import { type AnyMatch, type Entry, Match } from '../match.ts';
import { Out } from '../out.ts';
import type { Redeal } from './redeal.ts';
import { type Moment, type Visit, viewersOf } from './walk.ts';

export function demand(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint);
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Carries an action out on a copy, without a match around it. */
function ahead(game: AnyGame, state: FlowState, moment: Moment, record: boolean): { state: FlowState; out: Out } {
  const copy = game.clone(state);
  const out = new Out(new LooseChance(moment.chance.stream()), record);
  engine.apply(game, copy, moment.seat, moment.action, out);
  return { state: copy, out };
}

const playOn = ({ match, seat, action }: Moment): Entry => match.play(seat, action);

/** Invariant 1: saved in the middle of anything, restored, and the match goes on the same. */
export const savesAndRestores: Visit = (moment) => {
  const { match, seat, action } = moment;
  const { header, seed, log, snapshot } = throughJson({
    header: match.header,
    seed: match.seed,
    log: match.log,
    snapshot: match.snapshot(),
  });
  const other: AnyMatch = Match.resume(match.game, header, seed, log, snapshot);
  demand(hashOf(other.state) === hashOf(match.state), 'the restored state differs');
  demand(hashOf(other.legal(seat)) === hashOf(match.legal(seat)), 'the restored match offers other actions');
  demand(
    hashOf(other.whyNoUndo(seat) ?? 'free') === hashOf(match.whyNoUndo(seat) ?? 'free'),
    'the restored match undoes differently',
  );
  demand(other.play(seat, action).hash === playOn(moment).hash, 'the restored match goes on differently');
};

/** Asking again whether the match goes on by itself finds that it does not, and changes nothing. */
function restIn(game: AnyGame, state: FlowState, whose: string): void {
  const copy = game.clone(state);
  const stream = Stream.of('at rest');
  const out = new Out(new LooseChance(stream), true);
  const words = hashOf(stream.words());
  const top = state.flow[state.flow.length - 1]?.step;
  demand(!engine.resume(game, copy, out), `${whose} is not at rest: ${top} goes on by itself`);
  demand(hashOf(copy) === hashOf(state), `${whose} is not at rest: asking ${top} again changed it`);
  demand(out.events?.length === 0, `${whose} is not at rest: asking ${top} again said something`);
  demand(hashOf(stream.words()) === words, `${whose} is not at rest: asking ${top} again used chance`);
}

/**
 * Invariant 1 between the parts: what goes on by itself may be interrupted anywhere. Saved and restored after every
 * part, and each part with an Out of its own, it leads to the same state and says the same; and it stops where somebody
 * is asked.
 */
export const restsWhereSomebodyIsAsked: Visit = (moment) => {
  const { match, seat, action } = moment;
  const game = match.game as AnyGame;
  restIn(game, match.state, 'the match');
  const words = moment.chance.stream().words();
  const chance = (): LooseChance => new LooseChance(new Stream(words));
  const whole = ahead(game, match.state, { ...moment, chance: chance() }, true);
  restIn(game, whole.state, 'the match');
  const apart = inParts(game, game.clone(match.state), seat, action, chance());
  demand(hashOf(apart.state) === hashOf(whole.state), 'work interrupted between two parts went on differently');
  demand(
    hashOf(apart.events) === hashOf(whole.out.events ?? []),
    'work interrupted between two parts gave other events',
  );
  playOn(moment);
};

/** More parts than any action of a game has. */
const MOST_PARTS = 1000;

/** Carries an action out part by part, each on a restored copy of what the part before left. */
function inParts(
  game: AnyGame,
  start: FlowState,
  seat: Seat,
  action: Action,
  chance: LooseChance,
): { state: FlowState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let state = start;
  const part = (work: (out: Out) => boolean): boolean => {
    const out = new Out(chance, true);
    const goesOn = work(out);
    events.push(...(out.events ?? []));
    state = throughJson(state);
    return goesOn;
  };
  part((out) => {
    engine.applyAlone(game, state, seat, action, out);
    return true;
  });
  for (let parts = 0; part((out) => engine.resume(game, state, out)); parts++)
    demand(parts < MOST_PARTS, 'work interrupted between two parts never ends');
  return { state, events };
}

/** Invariant 6: what can be undone comes back exactly, and what cannot is refused and stays. */
export const undoesAndRedoes: Visit = (moment) => {
  const { match, seat } = moment;
  const before = match.hash;
  const after = playOn(moment).hash;
  if (match.whyNoUndo(seat)) {
    demand(
      refuses(() => match.undo(seat)),
      'an undo across a barrier was not refused',
    );
    demand(match.hash === after, 'a refused undo changed the state');
    return;
  }
  demand(match.undo(seat).hash === before, 'undo did not restore the state');
  demand(hashOfState(match.game, match.state) === before, 'undo restored the hash but not the state');
  demand(playOn(moment).hash === after, 'the action done again led elsewhere');
  // Not every time, or the walk would never get anywhere.
  if (moment.chance.stream().below(4) > 0) return;
  const { undo } = match.restartTurn(seat);
  demand(undo !== undefined && match.hash === match.log[undo].hash, 'the turn started again from elsewhere');
  demand(hashOfState(match.game, match.state) === match.hash, 'restarting the turn left a wrong hash');
};

/**
 * Invariant 6 at the end: an outcome is a barrier. What was secret is given out with it (the seed, the whole log), so
 * nobody may go back behind it, neither at once nor after a restart.
 */
export function endsForGood(match: AnyMatch): void {
  const { header, seed, log, hash } = match;
  const restored: AnyMatch = Match.resume(match.game, header, seed, log, throughJson(match.snapshot()));
  for (const one of [match, restored])
    for (let seat = TABLE; seat < header.seats; seat++) {
      demand(
        refuses(() => one.undo(seat)) && refuses(() => one.restartTurn(seat)),
        `${seat} took the end of the match back`,
      );
      demand(one.hash === hash, 'a refused undo changed the state');
    }
}

function refuses(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** Invariant 5: whatever a viewer may not know can lie otherwise without its view or its choices changing. */
export const looksTheSameRedealt =
  (redeal: Redeal): Visit =>
  (moment) => {
    const { match } = moment;
    const game = match.game as AnyGame;
    for (const viewer of viewersOf(match)) {
      const other = redeal(game.clone(match.state), viewer, moment.chance);
      demand(game.invariantViolation(other) === undefined, `re-dealt for ${viewer}: ${game.invariantViolation(other)}`);
      restIn(game, other, `the match re-dealt for ${viewer}`);
      sameFor(game, viewer, match.state, other, 're-dealt');
    }
    playOn(moment);
  };

function sameFor(game: AnyGame, viewer: Viewer, state: FlowState, other: FlowState, how: string): void {
  demand(
    hashOf(game.view(other, viewer)) === hashOf(game.view(state, viewer)),
    `the ${how} state looks different to ${viewer}`,
  );
  if (viewer === 'spectator') return;
  demand(
    hashOf(engine.legal(game, other, viewer)) === hashOf(engine.legal(game, state, viewer)),
    `what ${viewer} may do depends on what ${viewer} cannot know`,
  );
  demand(
    hashOf(engine.defaultAction(game, other, viewer) ?? 'none') ===
      hashOf(engine.defaultAction(game, state, viewer) ?? 'none'),
    `what is answered for ${viewer} depends on what ${viewer} cannot know`,
  );
}

/** Invariant 5 for bots: what is imagined from a view alone looks the same to its viewer. */
export function looksTheSameImagined(onDifferent: () => void): Visit {
  return (moment) => {
    const { match } = moment;
    const game = match.game as AnyGame;
    for (const viewer of viewersOf(match)) {
      const seen = game.view(match.state, viewer);
      const imagined = game.imagine(throughJson(seen), viewer, moment.chance);
      demand(
        game.invariantViolation(imagined) === undefined,
        `imagined by ${viewer}: ${game.invariantViolation(imagined)}`,
      );
      restIn(game, imagined, `what ${viewer} imagines`);
      sameFor(game, viewer, match.state, imagined, 'imagined');
      if (hashOf(imagined) !== hashOf(match.state)) onDifferent();
    }
    playOn(moment);
  };
}

/**
 * Invariant 6 again: an action without a barrier shows nobody anything that its doer did not know. Whoever shows a card
 * of their own and takes it back has harmed nobody but themselves.
 */
export const undoableActionsUncoverNothing: Visit = (moment) => {
  const { match, seat } = moment;
  const game = match.game as AnyGame;
  const dream = seat === TABLE ? undefined : game.imagine(game.view(match.state, seat), seat, moment.chance);
  playOn(moment);
  if (dream === undefined || match.whyNoUndo(seat)) return;
  const { state } = ahead(game, dream, moment, false);
  for (const viewer of [seat, 'spectator'] as const)
    demand(
      hashOf(game.view(state, viewer)) === hashOf(game.view(match.state, viewer)),
      `the action can be undone, but it showed ${viewer} something hidden`,
    );
};

/** Invariant 8: nothing is lost or doubled, whichever legal action is taken. */
export const conserves: Visit = (moment) => {
  const { match, seat } = moment;
  const game = match.game as AnyGame;
  demand(game.invariantViolation(match.state) === undefined, `${game.invariantViolation(match.state)}`);
  for (const action of seat === TABLE ? [moment.action] : match.legal(seat)) {
    const { state } = ahead(game, match.state, { ...moment, action }, true);
    demand(
      game.invariantViolation(state) === undefined,
      `after ${printAction(game, action)}: ${game.invariantViolation(state)}`,
    );
  }
  playOn(moment);
};

/** Invariant 2: the list is complete, free of doubles, and looking at anything changes nothing. */
export const lookingChangesNothing: Visit = (moment) => {
  const { match } = moment;
  const game = match.game as AnyGame;
  const before = hashOf(match.state);
  for (const viewer of viewersOf(match)) {
    game.view(match.state, viewer);
    if (viewer === 'spectator') continue;
    const actions = match.legal(viewer);
    const written = actions.map((action: Action) => printAction(game, action));
    demand(new Set(written).size === actions.length, `${viewer} is offered the same action twice`);
    for (const action of actions)
      demand(match.whyNot(viewer, action) === undefined, 'a legal action has a reason against it');
  }
  demand((match.outcome === undefined) === match.state.flow.length > 0, 'an outcome and a waiting step at once');
  demand(match.toAct.length > 0, 'the match waits for nobody');
  ahead(game, match.state, moment, true);
  demand(hashOf(match.state) === before, 'looking, or playing on a copy, changed the state');
  demand(hashOf(game.clone(match.state)) === before, 'a copy differs from its original');
  playOn(moment);
};

/** Invariant 3: what is not legal is refused with a reason and a clause, and nothing happens. */
export const refusesWithAReason: Visit = (moment) => {
  const { match, elsewhere } = moment;
  const before = hashOf(match.state);
  const wanted = [...elsewhere, moment];
  for (const { action } of wanted) for (let seat = 0; seat < match.header.seats; seat++) refuseOne(match, seat, action);
  demand(hashOf(match.state) === before, 'a refused action changed the state');
  playOn(moment);
};

function refuseOne(match: AnyMatch, seat: Seat, action: Action): void {
  const offered = match.legal(seat).some((one: Action) => sameAction(one, action));
  const reason = match.whyNot(seat, action);
  const request = `${seat} ${printAction(match.game, action)}`;
  demand(offered === (reason === undefined), `${request}: the list and the reason disagree`);
  if (offered) return;
  demand(Boolean(reason?.code && reason.clause), `${request} is refused without a reason and a clause`);
  demand(
    refuses(() => match.play(seat, action)),
    `${request} was played although it is not legal`,
  );
}

/** More answers than anybody could be asked for in one go. */
const MOST_DEFAULTS = 500;

/** Whoever never answers stalls nobody: what a host answers instead is legal, and the questions come to an end. */
export const answersByDefault: Visit = (moment) => {
  const { match } = moment;
  const game = match.game as AnyGame;
  let { state } = match;
  for (let given = 0; ; given++) {
    demand(given < MOST_DEFAULTS, 'one default follows the other without end');
    const seats = Array.from({ length: match.header.seats }, (_, seat) => seat);
    const seat = seats.find((one) => engine.defaultAction(game, state, one) !== undefined);
    if (seat === undefined) break;
    const action = engine.defaultAction(game, state, seat) as Action;
    const reason = engine.whyNot(game, state, seat, action);
    demand(reason === undefined, `the default ${seat} ${printAction(game, action)} is refused: ${reason?.code}`);
    state = ahead(game, state, { ...moment, seat, action }, false).state;
  }
  playOn(moment);
};

/** Every action survives its text notation, in words and plainly, and JSON. */
export const writesAndReads: Visit = (moment) => {
  const { match } = moment;
  for (const seat of match.toAct.filter((one) => one !== TABLE))
    for (const action of match.legal(seat)) {
      const text = printAction(match.game, action);
      for (const said of [text, printPlainly(match.game, action)])
        demand(sameAction(parseAction(match.game, said), action), `${said} is read back as something else`);
      demand(sameAction(readAction(match.game, throughJson(action)), action), `${text} does not survive JSON`);
    }
  playOn(moment);
};

/** Invariant 10: without recording the same happens, only nothing is said. */
export const recordingChangesNothing: Visit = (moment) => {
  const game = moment.match.game as AnyGame;
  const words = moment.chance.stream().words();
  const [loud, silent] = [true, false].map((record) =>
    ahead(game, moment.match.state, { ...moment, chance: new LooseChance(new Stream(words)) }, record),
  );
  demand(hashOf(loud.state) === hashOf(silent.state), 'recording led to another state');
  demand(silent.out.events === undefined, 'an unrecorded action made events');
  demand(loud.out.uncovered === silent.out.uncovered, 'recording moved the barrier');
  playOn(moment);
};

/** Invariants 7 and 9: the whole log, replayed from its header, gives the same hashes and the same end. */
export function replays(match: AnyMatch): void {
  const again = loadMatch(match.game, throughJson(saveMatch(match)));
  demand(again.hash === match.hash, 'the replayed log ends elsewhere');
  demand(
    hashOf(again.outcome ?? 'none') === hashOf(match.outcome ?? 'none'),
    'the replayed log ends with another result',
  );
}

/** An action may be a secret; the others learn of it by what they may see of its events. */
export function showsOnlyOwnActions(match: AnyMatch): void {
  for (const viewer of viewersOf(match))
    for (const entry of match.seenBy(viewer))
      demand(entry.action === undefined || entry.seat === viewer, `${viewer} is shown the action of another seat`);
}
