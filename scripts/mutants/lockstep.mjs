/**
 * Whether a mutant changes anything: a match is played by the rules as they are, everything that can be seen of it is
 * written down, and the same match is played by the mutant until something differs.
 */
import { anySetting, oneOf } from './settings.mjs';

/** Longer matches are broken off. */
const LONGEST = 1200;

const throughJson = (value) => JSON.parse(JSON.stringify(value));

/** An Error is an answer as well. */
function answer(ask) {
  try {
    return ask() ?? 'nothing';
  } catch (error) {
    return `${error}`.split('\n')[0];
  }
}

/** The same data with one figure changed, one entry of a list lost or doubled: what invariants are there to notice. */
export function damaged(stream, data) {
  const places = [];
  const visit = (holder) => {
    for (const key of Object.keys(holder)) {
      const value = holder[key];
      if (typeof value === 'number' || typeof value === 'boolean') places.push([holder, key]);
      else if (Array.isArray(value)) places.push([holder, key]);
      if (value !== null && typeof value === 'object') visit(value);
    }
  };
  visit(data);
  const [holder, key] = oneOf(stream, places);
  const value = holder[key];
  if (typeof value === 'boolean') holder[key] = !value;
  else if (typeof value === 'number') holder[key] = value + oneOf(stream, [-1, 1, 2, -7]);
  else if (value.length === 0) value.push(stream.below(5));
  else if (stream.below(2) === 0) value.splice(stream.below(value.length), 1);
  else value.push(oneOf(stream, value));
  return data;
}

/** An action with one of its figures changed. */
function mangled(stream, action) {
  const copy = throughJson(action);
  const keys = Object.keys(copy).filter((key) => key !== 'type');
  if (keys.length === 0) return copy;
  const key = oneOf(stream, keys);
  if (typeof copy[key] === 'number') copy[key] += oneOf(stream, [-1, 1, 2, 9]);
  else if (Array.isArray(copy[key]) && copy[key].length > 0) copy[key] = damaged(stream, { list: copy[key] }).list;
  return copy;
}

/** The action types used least so far are preferred: rare corners are met sooner. */
function choose(actions, used, stream, manner) {
  if (manner === 'chance' || stream.below(4) === 0) return oneOf(stream, actions);
  const count = ({ type }) => used.get(type) ?? 0;
  const least = Math.min(...actions.map(count));
  return oneOf(
    stream,
    actions.filter((action) => count(action) === least),
  );
}

/** Plays one match; `see(what, value)` is given everything that can be seen. */
export function play(kernel, game, setting, see) {
  const { seats, seed, manner, stack } = setting;
  const stream = kernel.Stream.of(`${seed}\nhands`);
  const chance = new kernel.SeededChance(seed);
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const used = new Map();
  const earlier = [];
  for (let n = 0; n < 5; n++) see('settings', anySetting(kernel, game, stream));
  see(
    'refused stack',
    answer(() => badStack(kernel, game, setting, stream)),
  );
  const first = new kernel.Out(chance, true);
  let state = kernel.begin(game, setting.options, seats, first, stack);
  see('set-up', state);
  see('events', first.events);

  function look(seat, action) {
    for (const viewer of viewers) see(`view ${viewer}`, game.view(state, viewer));
    for (const other of viewers.slice(0, -1))
      see(`default ${other}`, kernel.defaultAction(game, state, other) ?? 'none');
    const viewer = oneOf(stream, viewers);
    const dreams = new kernel.SeededChance(`${seed} ${earlier.length}`);
    see(
      `imagined by ${viewer}`,
      answer(() => game.imagine(throughJson(game.view(state, viewer)), viewer, dreams)),
    );
    for (let n = 0; n < 4; n++) {
      const requested = mangledOrNot(oneOf(stream, [...earlier.slice(-40), { action }]).action);
      const who = n === 0 && seat !== kernel.TABLE ? oneOf(stream, viewers.slice(0, -1)) : seat;
      see(
        `refusal of ${JSON.stringify(requested)}`,
        answer(() => kernel.whyNot(game, state, who, requested)),
      );
    }
    see(
      'broken',
      answer(() => game.invariantViolation(state)),
    );
    for (let n = 0; n < 2; n++)
      see(
        'broken by damage',
        answer(() => game.invariantViolation(damaged(stream, throughJson(state)))),
      );
    const silent = game.clone(state);
    const words = new kernel.SeededChance(`${seed} silent`);
    see(
      'silent',
      answer(() => void kernel.apply(game, silent, seat, action, new kernel.Out(words, false))),
    );
    see('silent', silent);
  }
  const mangledOrNot = (action) => (stream.below(2) === 0 ? mangled(stream, action) : action);

  for (let n = 0; n < LONGEST && state.flow.length > 0; n++) {
    const waiting = kernel.toAct(game, state);
    see('to act', waiting);
    see('may act', kernel.mayAct(game, state));
    for (const seat of viewers.slice(0, -1)) see(`legal ${seat}`, kernel.legal(game, state, seat));
    const actors = [...waiting, ...kernel.mayAct(game, state)].filter(
      (one) => one === kernel.TABLE || kernel.legal(game, state, one).length > 0,
    );
    const seat = oneOf(stream, actors);
    const action =
      seat === kernel.TABLE
        ? kernel.tableAnswer(game, state, new kernel.LooseChance(stream))
        : choose(kernel.legal(game, state, seat), used, stream, manner);
    see('action', action);
    if (stream.below(5) === 0) look(seat, action);
    used.set(action.type, (used.get(action.type) ?? 0) + 1);
    earlier.push({ seat, action });
    const before = state;
    const hash = before === undefined ? '' : kernel.hashOf(before);
    state = game.clone(before);
    const out = new kernel.Out(chance, true);
    kernel.apply(game, state, seat, action, out);
    see('a copy that is played on', hash === kernel.hashOf(before));
    see('state', state);
    see('turn', game.turn(state));
    see('events', out.events);
    see('uncovered', [out.uncovered, chance.uses]);
    for (const viewer of viewers)
      see(
        `seen by ${viewer}`,
        out.events.map((event) => game.seen(event, viewer) ?? 'nothing'),
      );
  }
  see('outcome', game.outcome(state) ?? 'none');
  for (const viewer of viewers) see(`view ${viewer}`, game.view(state, viewer));
}

/** A pile prescribed with a card too many or a name nobody knows. */
function badStack(kernel, game, { options, seats, stack = {} }, stream) {
  const pile = oneOf(stream, game.piles);
  const card = stream.below(2) === 0 ? 'nobody' : oneOf(stream, game.cards).name;
  const names = [...(stack[pile] ?? []), card, ...(stream.below(2) === 0 ? [card] : [])];
  const out = new kernel.Out(new kernel.SeededChance('stack'), true);
  return kernel.begin(game, options, seats, out, { ...stack, [pile]: names });
}
