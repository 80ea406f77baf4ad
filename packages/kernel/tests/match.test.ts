import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  BadInput,
  loadMatch,
  Match,
  playedLine,
  Refusal,
  resolveOptions,
  saveMatch,
  sealOf,
  sealText,
  TABLE,
} from '../src/index.ts';
import { type LanternAction, type LanternEvent, type LanternState, type LanternView, lantern } from './lantern.ts';

let match: Match<LanternState, LanternAction, LanternView, LanternEvent>;

beforeEach(() => {
  match = Match.begin(lantern, { seats: 2, seed: 'a lantern' });
});

const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.reason.code;
    throw error;
  }
  return 'nothing was refused';
};

const lay = (seat: number): LanternAction => ({ type: 'lay', card: match.state.hands[seat][0] });

/** Both lay a card and the die falls: seat 1 or 0 has won the round. */
function playRound(): number {
  match.play(0, lay(0));
  match.play(1, lay(1));
  match.play(TABLE, { type: 'roll', face: 3 });
  return match.toAct[0];
}

/** As seals were made first. */
const longSeal = (seed: string, n: number, hash: string): string =>
  createHash('sha256')
    .update(sealText(seed, n, hash))
    .digest('hex')
    .slice(0, 32);

describe('a match', () => {
  it('waits for everybody at once in a secret choice, and lets who has chosen interject', () => {
    expect(match.toAct).toEqual([0, 1]);
    match.play(1, lay(1));
    expect(match.toAct).toEqual([0]);
    expect(match.mayAct).toEqual([1]);
    expect(match.play(1, { type: 'shout' }).events).toEqual([{ type: 'shouted', seat: 1 }]);
  });

  it('waits for the table to throw, and accepts only a die', () => {
    match.play(0, lay(0));
    match.play(1, lay(1));
    expect(match.toAct).toEqual([TABLE]);
    expect(refusal(() => match.play(0, { type: 'roll', face: 6 }))).toBe('not-your-turn');
    expect(refusal(() => match.play(TABLE, { type: 'roll', face: 7 }))).toBe('not-a-die');
    expect(match.play(TABLE, { type: 'roll', face: 6 }).events[0].type).toBe('rolled');
  });

  it('refuses with a reason and changes nothing', () => {
    const before = match.hash;
    expect(refusal(() => match.play(0, { type: 'rest' }))).toBe('cannot-choose-that');
    expect(refusal(() => match.play(5, { type: 'rest' }))).toBe('not-your-turn');
    expect(match.hash).toBe(before);
    expect(match.n).toBe(0);
  });

  it('shows a secret action only to its own seat', () => {
    const action = lay(0);
    match.play(0, action);
    const [, own] = match.seenBy(0);
    const [, other] = match.seenBy(1);
    expect(own.action).toEqual(action);
    expect(own.events).toEqual([{ type: 'laid', seat: 0, card: (action as { card: number }).card }]);
    expect(other.action).toBeUndefined();
    expect(other.events).toEqual([{ type: 'laid', seat: 0 }]);
  });

  it('knows what is answered for a seat that lets a question wait; nobody else has a default', () => {
    expect([0, 1, TABLE].map((seat) => match.defaultAction(seat))).toEqual([undefined, undefined, undefined]);
    const winner = playRound();
    expect(match.defaultAction(winner)).toEqual({ type: 'rest' });
    expect(match.defaultAction(1 - winner)).toBeUndefined();
    match.play(winner, { type: 'rest' });
    expect(match.defaultAction(winner)).toBeUndefined();
  });

  it('is over when nothing waits any more', () => {
    while (!match.outcome) {
      const winner = playRound();
      match.play(winner, { type: 'rest' });
    }
    expect(match.toAct).toEqual([]);
    expect(refusal(() => match.play(0, { type: 'rest' }))).toBe('match-over');
  });
});

describe('undo', () => {
  it('takes back an action until another seat acts', () => {
    const before = match.hash;
    match.play(0, lay(0));
    expect(match.undo(0).hash).toBe(before);
    match.play(0, lay(0));
    match.play(1, lay(1));
    expect(refusal(() => match.undo(0))).toBe('undo-not-yours');
    expect(match.undo(1).undo).toBe(3);
    expect(refusal(() => match.undo(0))).toBe('undo-barrier');
  });

  it('never reaches behind the end: the seed is given out then', () => {
    while (!match.outcome) match.play(playRound(), { type: 'rest' });
    const last = match.log[match.n].seat as number;
    const { hash } = match;
    expect(refusal(() => match.undo(last))).toBe('undo-over');
    expect(refusal(() => match.restartTurn(last))).toBe('undo-over');
    expect(match.hash).toBe(hash);
  });

  it('of an ending stands in logs of before: they still replay', () => {
    let winner = 0;
    while (!match.outcome) {
      winner = playRound();
      match.play(winner, { type: 'rest' });
    }
    const file = saveMatch(match);
    const before = file.log[match.n - 1];
    const back = { n: match.n + 1, seat: winner, undo: before.n, events: [], hash: before.hash };
    const again = { ...file.log[match.n], n: match.n + 2 };
    const old = JSON.parse(JSON.stringify({ ...file, log: [...file.log, back, again] }));
    expect(loadMatch(lantern, old).hash).toBe(match.hash);
  });

  it('never reaches behind a throw of the table', () => {
    playRound();
    expect(refusal(() => match.undo(TABLE))).toBe('undo-barrier');
  });

  it('has nothing to take back at the start', () => {
    expect(refusal(() => match.undo(0))).toBe('nothing-to-undo');
  });

  it('starts the turn again in one action', () => {
    const winner = playRound();
    const before = match.hash;
    const n = match.n;
    match.play(winner, { type: 'salute', to: 1 - winner });
    match.play(winner, { type: 'salute', to: 1 - winner });
    const entry = match.restartTurn(winner);
    expect(entry).toMatchObject({ n: n + 3, undo: n, hash: before });
    expect(match.legal(winner)).toContainEqual({ type: 'salute', to: 1 - winner });
  });

  it('is a line of the log like any other; the played line leaves out what was taken back', () => {
    const winner = playRound();
    match.play(winner, { type: 'salute', to: 1 - winner });
    match.undo(winner);
    match.play(winner, { type: 'rest' });
    expect(match.log).toHaveLength(7);
    expect(playedLine(match.log).map(({ action }) => action?.type)).toEqual(['lay', 'lay', 'roll', 'rest']);
    expect(loadMatch(lantern, JSON.parse(JSON.stringify(saveMatch(match)))).hash).toBe(match.hash);
  });
});

describe('a match file', () => {
  const file = () => JSON.parse(JSON.stringify(saveMatch(match)));
  const complaint = (value: unknown): string => {
    try {
      loadMatch(lantern, value);
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
    return 'it was accepted';
  };

  beforeEach(() => {
    playRound();
  });

  it('is read by playing it again', () => {
    expect(loadMatch(lantern, file()).hash).toBe(match.hash);
  });

  it('holds the host to what a player was sent while the match was played', () => {
    const seals = match.log.map(({ n, hash }) => [n, sealOf(match.seed, n, hash)]);
    expect(loadMatch(lantern, { ...file(), told: seals }).hash).toBe(match.hash);
    // Sealed, because a bare fingerprint could be tried out against all that may be hidden.
    expect(seals.map(([, seal]) => seal)).not.toContain(match.hash);
  });

  it('holds the host to seals of 32 digits, as they were sent before, and to none shorter than 16', () => {
    const old = match.log.map(({ n, hash }) => [n, longSeal(match.seed, n, hash)] as const);
    expect(loadMatch(lantern, { ...file(), told: old }).hash).toBe(match.hash);
    const another = old.map(([n, seal]) => [n, n === 2 ? `${seal.slice(0, 31)}x` : seal] as const);
    expect(() => loadMatch(lantern, { ...file(), told: another })).toThrow(/told: entry 2 is not what/);
    const short = old.map(([n, seal]) => [n, seal.slice(0, 15)] as const);
    expect(() => loadMatch(lantern, { ...file(), told: short })).toThrow(/told: entry 0 is not what/);
  });

  it.each<[string, (f: ReturnType<typeof file>) => void, RegExp]>([
    ['another format', (f) => Object.assign(f, { format: 'x' }), /^format must be/],
    ['another seed', (f) => Object.assign(f, { seed: 'other' }), /commit is not the hash/],
    ['another game', (f) => Object.assign(f.header, { game: 'chess' }), /header\.game must be "lantern"/],
    ['a fingerprint that was never sent', (f) => Object.assign(f, { told: [[2, 'x']] }), /told: entry 2 is not what/],
    ['a seal of no entry', (f) => Object.assign(f, { told: [[99, 'x']] }), /told: entry 99 is not what/],
    ['seals that are none', (f) => Object.assign(f, { told: [7] }), /told\[0\] must be a list, not 7/],
    ['another rules version', (f) => Object.assign(f.header, { rules: 7 }), /rules version 7, this program has 1/],
    ['a missing entry', (f) => f.log.splice(1, 1), /log\[1\]\.n must be 1, not 2/],
    ['a swapped card', (f) => Object.assign(f.log[1].action, { card: 11 }), /log\[1\]: /],
    ['a touched event', (f) => Object.assign(f.log[3].events[0], { face: 5 }), /log\[3\]: entry 3: the events differ/],
    ['a touched hash', (f) => Object.assign(f.log[2], { hash: 'beef' }), /log\[2\]: entry 2: the state's hash/],
    [
      'an undo behind a barrier',
      (f) => f.log.push({ n: 4, seat: 0, undo: 1, events: [], hash: 'x' }),
      /log\[4\]: undo-barrier/,
    ],
    ['no log at all', (f) => Object.assign(f, { log: 'none' }), /log must be a list/],
  ])('with %s is refused at its place', (_what, change, expected) => {
    const changed = file();
    change(changed);
    expect(complaint(changed)).toMatch(expected);
  });
});

describe('options', () => {
  it('are filled in with defaults', () => {
    expect(resolveOptions(lantern, 2)).toEqual({ modules: [], hand: 3 });
    expect(resolveOptions(lantern, 3, { modules: ['storm', 'fog'], hand: 2 })).toEqual({
      modules: ['fog', 'storm'],
      hand: 2,
    });
  });

  it.each([
    [9, {}, /2 to 3 players, not 9/],
    [2.5, {}, /2 to 3 players/],
    [2, [], /options must be an object/],
    [2, { hand: 4 }, /option hand must be one of 3, 2, not 4/],
    [2, { speed: 1 }, /no option "speed"; it has "modules", "hand"/],
    [2, { modules: 'fog' }, /modules must be a list/],
    [2, { modules: ['sun'] }, /no module "sun"; it has "fog", "storm"/],
  ])('for %s seats, %j are refused by name', (seats, options, complaint) => {
    expect(() => resolveOptions(lantern, seats, options)).toThrow(complaint);
  });

  it('that cannot be mixed are refused with their clause', () => {
    expect(refusal(() => resolveOptions(lantern, 2, { modules: ['fog', 'storm'] }))).toBe('too-much-weather');
  });
});
