import * as kernel from '@broadside/kernel';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { hunt, measure } from './hunt.mjs';
import { instrument } from './instrument.mjs';
import { judge, record } from './judge.mjs';
import { tally } from './report.mjs';
import { prepare } from './switch.mjs';

let loads = 0;

/** The instrumented text as a module, made afresh every time. */
async function load(code) {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  loads++;
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${outputText}//${loads}`)}`);
}

const demand = (holds) => {
  if (!holds) throw new Error('not so');
};

/** Runs tests of a toy, each a function of its module, against all its mutants. */
async function hunted(source, ...bodies) {
  const { code, mutants } = instrument(source, 'toy.ts');
  prepare(mutants.length);
  let toy = await load(code);
  let renewed = 0;
  const tests = bodies.map((body, at) => ({ title: `${at}`, file: 'toy.test.ts', hooks: [], run: () => body(toy) }));
  for (const test of tests) await measure(test);
  const live = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const renew = async () => {
    renewed++;
    toy = await load(code);
  };
  await hunt(tests, live, { caught: () => {}, renew });
  const changes = (list) => list.map(({ original, mutated }) => `${original} → ${mutated}`);
  const survivors = changes([...live.values()]);
  return { survivors, caught: changes(mutants).filter((one) => !survivors.includes(one)), renewed };
}

const PRICE = `
export function price(count: number, member: boolean): number {
  if (count >= 10) return count * 2;
  return member ? count * 2 : count * 3;
}`;

it('a gap that was left on purpose is found, and what a test notices is counted as caught', async () => {
  const nobodyIsMember = await hunted(
    PRICE,
    ({ price }) => demand(price(10, false) === 20),
    ({ price }) => demand(price(9, false) === 27),
  );
  expect(nobodyIsMember.survivors).toEqual(['member → false', 'count * 2 → count / 2', '2 → 3', '2 → 1']);
  expect(nobodyIsMember.caught).toContain('count >= 10 → count > 10');
  expect(nobodyIsMember.caught).toContain('member → true');
  const withMembers = await hunted(
    PRICE,
    ({ price }) => demand(price(10, false) === 20),
    ({ price }) => demand(price(9, false) === 27),
    ({ price }) => demand(price(9, true) === 18),
  );
  expect(withMembers.survivors).toEqual([]);
});

it('a mutant that would never end is caught', async () => {
  const { caught } = await hunted(
    'export function down(from: number): number { let at = from; while (at > 0) at -= 1; return at; }',
    ({ down }) => demand(down(3) === 0),
  );
  expect(caught).toContain('at -= 1 → at += 1');
});

it('what a mutant has spoilt for good is made afresh, and blamed on nobody else', async () => {
  const { survivors, caught, renewed } = await hunted(
    'const pile = [5]; const idle = 0;\n' +
      'export function top(): number { if (pile.length > 1) pile.pop(); return pile[0] + idle; }\n' +
      'export const still = (): number => idle * 1;',
    ({ top, still }) => demand(top() === 5 && still() === 0),
  );
  expect(renewed).toBeGreaterThan(0);
  expect(caught).toContain('pile.length > 1 → true');
  expect(survivors).toContain('idle * 1 → idle / 1');
  expect(survivors).toContain('1 → 2');
});

it('optional chains, steps and statements are switched without changing what they do', async () => {
  const { code, mutants } = instrument(
    'export const name = (one?: { list?: string[] }): number => one?.list?.map((text) => text.length).at(-1) ?? 0;\n' +
      'export function add(to: number[]): number[] { for (let i = 0; i < 3; i++) { if (i === 1) continue; to.push(i); } return [...to, 9]; }',
    'toy.ts',
  );
  prepare(mutants.length);
  const toy = await load(code);
  expect([toy.name(), toy.name({}), toy.name({ list: ['a', 'bcd'] })]).toEqual([0, 0, 3]);
  expect(toy.add([7])).toEqual([7, 0, 2, 9]);
});

/** Whoever takes the last of ten matches wins. */
const NIM = `
export const MOST = 3;
const legal = (state) => [1, 2, 3].filter((count) => count <= Math.min(MOST, state.left)).map((count) => ({ type: 'take', count }));
export const nim = {
  id: 'nim', version: 1, seats: { min: 2, max: 2 }, modules: [], options: {}, impossible: () => undefined,
  clauses: { turn: 'N-1', over: 'N-2' }, actions: { take: { count: 'number' } }, cards: [{ name: 'match' }], piles: ['heap'],
  cardNamed: () => undefined,
  setup: () => ({ left: 10, turn: 1, flow: [{ step: 'take', seat: 0 }] }),
  steps: { take: {
    seats: (state, frame) => [frame.seat],
    legal,
    apply(state, frame, seat, action, out) {
      state.left -= action.count;
      if (action.count > 0) state.turn++;
      out.events?.push({ type: 'took', count: action.count });
      if (state.left < 1) state.flow = [];
      else state.flow = [{ step: 'take', seat: 1 - seat }];
    },
    whyNot: () => ({ code: 'too-many', clause: 'N-3' }),
  } },
  view: (state) => ({ left: state.left }), seen: (event) => event, imagine: (view) => ({ ...view, turn: 1, flow: [] }),
  clone: (state) => structuredClone(state), turn: (state) => state.turn,
  outcome: (state) => (state.flow.length > 0 ? undefined : { winners: [state.turn % 2] }),
  invariantViolation: (state) => (state.left < 0 ? 'fewer than none' : undefined),
};`;

it('matches in lockstep distinguish a mutant that changes the game from one that does not', async () => {
  const { code, mutants } = instrument(NIM, 'nim.ts');
  prepare(mutants.length);
  const { nim } = await load(code);
  const settings = [1, 2, 3, 4].map((at) => ({ seats: 2, options: { modules: [] }, seed: `${at}`, manner: 'chance' }));
  const records = record(kernel, nim, settings);
  const verdict = (change) => {
    const mutant = mutants.find(({ original, mutated }) => `${original} → ${mutated}` === change);
    return judge(kernel, nim, records, mutant).difference;
  };
  expect(verdict('state.left -= action.count → state.left += action.count')).toMatch(/^(silent|state)/);
  expect(verdict('count <= Math.min(MOST, state.left) → count < Math.min(MOST, state.left)')).toMatch(/^legal 0/);
  expect(verdict('state.left < 0 → true')).toMatch(/^broken/);
  expect(verdict('state.left < 1 → state.left <= 1')).toBeDefined();
  expect(verdict('action.count > 0 → false')).toBeDefined();
  // Nobody can take none.
  expect(verdict('action.count > 0 → action.count >= 0')).toBeUndefined();
});

it('the share counts only mutants that change something, and whoever was never met counts as a survivor', () => {
  const fates = ['replayed', 'tested', 'tested', 'survived', 'unreached', 'neutral', 'neutral'];
  expect(tally(fates.map((fate) => ({ fate })))).toMatchObject({ mutants: 7, neutral: 2, share: '60.0%' });
});
