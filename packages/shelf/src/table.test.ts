import { type Action, type AnyMatch, Match, Stream, TABLE } from '@broadside/kernel';
import type { LidOrder, Thrower, ThrowOrder } from '@broadside/throw';
import { HereThrower, loadRapier, type Physics, throwDiceWith } from '@broadside/throw/physics';
import { describe, expect, it } from 'vitest';
import { answerForTable, answerOrFallback, answerWithoutDice, checkThrows, type GameProgram, shelf } from './index.ts';

/** A game whose dice fall into a lid: the first throw of a match of chance is asked of the lid. */
const entry = ((): GameProgram => {
  const found = shelf.find((one) => one.hand && orderOf(one, inTheAir('which', one))?.device === 'lid');
  if (!found) throw new Error('no game on the shelf throws dice into a lid');
  return found;
})();

function orderOf({ hand }: GameProgram, match: AnyMatch): ThrowOrder | undefined {
  return hand?.order(match.state, match.seed);
}

/** A match of chance up to the moment the dice are in the air; another seed is another match. */
function inTheAir(seed = 'air', { game }: GameProgram = entry): AnyMatch {
  const match: AnyMatch = Match.begin(game, { seats: 2, seed });
  const stream = Stream.of('towards a throw');
  while (match.toAct[0] !== TABLE) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    match.play(seat, legal[stream.below(legal.length)]);
  }
  return match;
}

const noDice: Thrower = { throw: () => Promise.reject(new Error('no dice')), close: () => {} };

async function landed(
  match: AnyMatch,
  thrower: Thrower,
): Promise<{ action: Action | undefined; complaints: unknown[] }> {
  const complaints: unknown[] = [];
  const action = await answerOrFallback(entry, match, thrower, (error) => complaints.push(error));
  return { action, complaints };
}

describe('what a host enters for the table', () => {
  it('is the throw of the seed and the gesture, the same for everybody who makes it', async () => {
    const match = inTheAir();
    const { action, complaints } = await landed(match, new HereThrower());
    expect(complaints).toEqual([]);
    expect(entry.hand?.physicsOf(action as Action)).toBeGreaterThan(0);
    expect(await answerForTable(entry, inTheAir(), new HereThrower())).toEqual(action);
    expect(await answerForTable(entry, inTheAir('another sea'), new HereThrower())).not.toEqual(action);
    expect(match.whyNot(TABLE, action as Action)).toBeUndefined();
  });

  it('is the fast model where dice cannot be thrown, always the same one, and the host hears why', async () => {
    const { action, complaints } = await landed(inTheAir(), noDice);
    expect(action).toEqual(answerWithoutDice(inTheAir()));
    expect(complaints).toEqual([new Error('no dice')]);
  });

  it('is the fast model where the rules refuse what was thrown', async () => {
    const tooFew: Thrower = {
      throw: <O extends ThrowOrder>(order: O) => {
        const fewer: O = order.device === 'lid' ? { ...order, dice: order.dice - 1 } : order;
        return new HereThrower().throw(fewer);
      },
      close: () => {},
    };
    const { action, complaints } = await landed(inTheAir(), tooFew);
    expect(action).toEqual(answerWithoutDice(inTheAir()));
    expect(complaints).toMatchObject([{ reason: { code: expect.any(String), clause: expect.any(String) } }]);
  });

  it.each([
    ['fall', new HereThrower()],
    ['cannot be thrown', noDice],
  ])('is nothing if the throw was taken back while dice %s', async (_what, thrower) => {
    const match = inTheAir();
    const landing = landed(match, thrower);
    match.undo(match.log[match.n].seat as number);
    expect(await landing).toEqual({ action: undefined, complaints: [] });
  });
});

describe('checking throws', () => {
  it('finds the fast model, the dice, and what is neither', async () => {
    const honest = inTheAir();
    honest.play(TABLE, await answerForTable(entry, honest, new HereThrower()));
    expect(await checkThrows(entry, honest, new HereThrower())).toMatchObject({ same: 1, standIn: 0, different: [] });
    const without = inTheAir();
    without.play(TABLE, answerWithoutDice(without));
    expect(await checkThrows(entry, without, noDice)).toMatchObject({ same: 0, standIn: 1, different: [] });
    const forged = inTheAir();
    forged.play(TABLE, { ...answerWithoutDice(forged), physics: 1 } as Action);
    expect(await checkThrows(entry, forged, new HereThrower())).toMatchObject({ same: 0, different: [forged.n] });
  });

  it('throws dice of an older physics by that physics, if it is here', async () => {
    // As if the physics had been changed since: then every die lay a millimetre further to the right.
    const then: Physics = {
      throwLid: (rapier, order) => {
        const thrown = throwDiceWith(rapier, order);
        return { ...thrown, physics: 7, landings: thrown.landings.map((one) => ({ ...one, x: one.x + 100 })) };
      },
      throwTower: throwDiceWith,
    };
    const rapier = await loadRapier();
    const match = inTheAir();
    const order = entry.hand?.order(match.state, match.seed) as LidOrder;
    match.play(TABLE, entry.hand?.answer(match.state, then.throwLid(rapier, order)) as Action);
    const knows = new HereThrower({ lid: { 7: async () => then }, tower: {} });
    expect(await checkThrows(entry, match, knows)).toMatchObject({ same: 1, otherPhysics: 0, different: [] });
    expect(await checkThrows(entry, match, new HereThrower())).toMatchObject({ same: 0, otherPhysics: 1 });
    const forged = inTheAir();
    const thrown = throwDiceWith(rapier, order);
    forged.play(TABLE, entry.hand?.answer(forged.state, { ...thrown, physics: 7 }) as Action);
    expect(await checkThrows(entry, forged, knows)).toMatchObject({ same: 0, different: [forged.n] });
  });

  it('has nothing to do in a game without dice', async () => {
    const [plain] = shelf.filter(({ hand }) => !hand);
    const match: AnyMatch = Match.begin(plain.game, { seats: 2, seed: 'no dice' });
    match.play(match.toAct[0], match.legal(match.toAct[0])[0]);
    const checked = await checkThrows(plain, match, noDice);
    expect(checked).toEqual({ same: 0, standIn: 0, otherPhysics: 0, different: [] });
  });
});
