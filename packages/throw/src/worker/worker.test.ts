import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { throwDice } from '../physics/index.ts';
import { order as cubes, flat } from '../tower/testing.ts';
import type { LidOrder } from '../types.ts';
import { ThreadThrower } from './index.ts';

const order = (seed: string): LidOrder => ({
  device: 'lid',
  dice: 5,
  edge: 10,
  box: { width: 275, depth: 275, wall: 25 },
  seed,
  way: 3,
  force: 2,
});

const module = (script: string): URL => new URL(`data:text/javascript,${encodeURIComponent(script)}`);
/** Answers nothing but ends as soon as it is asked. */
const ENDS = module(
  `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3));`,
);
/** Breaks on orders of the seed `break`, answers the others. */
const BREAKS = module(`import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, order }) => {
  if (order.seed === 'break') throw new Error('the table fell over');
  parentPort.postMessage({ id, thrown: { device: 'lid', landings: [], attempt: 0, physics: 0, film: order.seed } });
});`);

describe('a thrower with a thread', () => {
  let thrower: ThreadThrower;
  afterEach(() => thrower.close());

  it('throws the same dice as this thread, one order after the other', async () => {
    thrower = new ThreadThrower();
    const seeds = ['one', 'two', 'three'];
    const thrown = await Promise.all(seeds.map((seed) => thrower.throw(order(seed))));
    expect(thrown).toEqual(await Promise.all(seeds.map((seed) => throwDice(order(seed)))));
  });

  it('throws cubes into the tower as well', async () => {
    thrower = new ThreadThrower();
    const tower = cubes(5, 'thread', [flat(50, 150)]);
    const [dice, thrown] = await Promise.all([thrower.throw(order('lid')), thrower.throw(tower)]);
    expect(dice).toEqual(await throwDice(order('lid')));
    expect(thrown).toEqual(await throwDice(tower));
  });

  it('reports a wrong order and throws on', async () => {
    thrower = new ThreadThrower();
    await expect(thrower.throw({ ...order('wrong'), way: 9 })).rejects.toThrow('no such gesture');
    expect((await thrower.throw(order('right'))).landings).toHaveLength(5);
  });

  it('starts a new thread after one broke, and serves those who waited', async () => {
    thrower = new ThreadThrower(BREAKS);
    const broken = thrower.throw(order('break'));
    const waited = thrower.throw(order('waited'));
    await expect(broken).rejects.toThrow('the table fell over');
    expect((await waited).film).toBe('waited');
    expect((await thrower.throw(order('later'))).film).toBe('later');
  });

  it('reports a thread that ends without a word', async () => {
    thrower = new ThreadThrower(ENDS);
    await expect(thrower.throw(order('any'))).rejects.toThrow('the thread of the dice ended');
  });

  it('refuses when closed, also those who wait', async () => {
    thrower = new ThreadThrower();
    const waiting = [thrower.throw(order('a')), thrower.throw(order('b'))];
    thrower.close();
    for (const throwing of waiting) await expect(throwing).rejects.toThrow('closed');
    await expect(thrower.throw(order('c'))).rejects.toThrow('closed');
  });

  it('does not keep a process alive when idle', () => {
    thrower = new ThreadThrower();
    const built = new URL('../../dist/worker/index.js', import.meta.url);
    const script = `import { ThreadThrower } from ${JSON.stringify(built.href)};
      const { landings } = await new ThreadThrower().throw(${JSON.stringify(order('idle'))});
      console.log(landings.length);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      timeout: 60_000,
    });
    expect(said.toString().trim()).toBe('5');
  });
});
