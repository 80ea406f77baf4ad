/** Prescribed throws whose cubes really fall: from a seed of which somebody has seen how they fall. */
import { LooseChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import type { TowerThrow } from '@broadside/throw';
import { throwDiceWith } from '@broadside/throw/physics';
import { describe, expect, it } from 'vitest';
import { zoneNamed } from '../cards/board.ts';
import { battle } from '../lesson/battle.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import { deadReckoningHand } from '../rules/hand.ts';
import { PER_CUBE, readPrescribed } from '../rules/tower.ts';
import { rapier } from './battles.ts';
import { of, type Table, table } from './table.ts';

type Land = Extract<DeadReckoningAction, { type: 'land' }>;

/** Two cubes against the two of a merchant, in the air. */
function inTheAir(throws: readonly string[]): Table {
  const t = table(2, {
    stack: { row1: ['e1-1'], throws: [...throws] },
    players: [{ at: 0, play: ['gunner-1'], levels: { 'gunner-1': 2 } }],
  });
  t.play('attack');
  t.play('fire 2');
  return t;
}

function thrown({ state }: Table): TowerThrow {
  const order = deadReckoningHand.order(state, 'of the match');
  if (order?.device !== 'tower') throw new Error('no cubes are thrown');
  return throwDiceWith(rapier, order);
}

const zonesOf = (action: DeadReckoningAction): number[] =>
  (action as Land).cubes.filter((_value, at) => at % PER_CUBE === 0);
const zones = (text: string): number[] => text.split(' ').map(zoneNamed);

describe('a throw that is prescribed with a seed', () => {
  const throws = battle.stack.throws ?? [];

  it('DR-PHYS-31: the cubes of the lesson really fall as it says, with a recording of each throw', () => {
    const t = inTheAir(throws);
    const answers: DeadReckoningAction[] = [];
    while (t.toAct === TABLE) {
      answers.push(deadReckoningHand.answer(t.state, thrown(t)));
      t.act(answers[answers.length - 1], TABLE);
    }
    expect(answers.map(zonesOf), 'the physics has changed: seek other seeds').toEqual([
      zones('A2 B3 D1 C3'),
      zones('A2 D1 C3 C1 C2'),
    ]);
    for (const answer of answers) {
      expect(deadReckoningHand.physicsOf(answer)).toBeGreaterThan(0);
      expect((answer as Land).film).not.toBe('');
    }
  });

  it('DR-PHYS-31: cubes that fall otherwise, by another physics, are laid out by hand', () => {
    const t = inTheAir(throws);
    const fell = thrown(t);
    const landings = fell.landings.map((landing) => ({ ...landing, zone: zoneNamed('A1') }));
    const answer = deadReckoningHand.answer(t.state, { ...fell, landings });
    expect(zonesOf(answer)).toEqual(zones('A2 B3 D1 C3'));
    expect(answer).toMatchObject({ physics: 0, film: '' });
    expect(answer).toEqual(tableAnswer(deadReckoning, t.state, new LooseChance(Stream.of('any'))));
  });

  it('DR-PHYS-40: without real cubes they lie in the zones that are named', () => {
    const t = inTheAir(throws);
    const [landed] = of(t.land(), 'landed');
    expect(landed.physics).toBe(0);
    expect(zonesOf({ ...landed, type: 'land' })).toEqual(zones('A2 B3 D1 C3'));
  });

  it('DR-PHYS-15: the seed is that of the throw alone, and without one nothing is ordered', () => {
    expect(deadReckoningHand.order(inTheAir(['A2 @7']).state, 'of the match')).toMatchObject({ seed: '7', cubes: 4 });
    expect(deadReckoningHand.order(inTheAir(['A2 B3']).state, 'of the match')).toBeUndefined();
  });

  it('a seed stands at the end, once', () => {
    expect(readPrescribed(['A2 B3 @x.1'])).toEqual(['A2 B3 @x.1']);
    for (const text of ['@7 A2', 'A2 @7 @8', 'A2 @', 'A2@7']) expect(() => readPrescribed([text])).toThrow(/throw 1/);
  });
});
