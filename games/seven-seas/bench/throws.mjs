/**
 * What a random match cannot do without: its throws. They are recorded from random matches, and then only thrown
 * again, with the fast model of the physics and the fights of every raid, or as bare values without a place.
 */
import { Stream } from '@broadside/kernel';
import { scatter } from '@broadside/throw/surrogate';
import { typeOf } from '../dist/cards/table.js';
import { fightOn } from '../dist/rules/fights.js';
import { BOX, EDGE } from '../dist/rules/lid.js';

/** A throw of which no die has fallen yet. */
export const noteThrow = ({ lid }) => ({ lid, isRaid: typeOf(lid.card) === 'caravan' });

/** At a tie the first of the tied pairs fights first. */
function fight(lid) {
  for (let tied = fightOn(lid); tied.length > 0; tied = fightOn(lid)) lid.fights.push(tied[0], tied[1]);
}

/** Every throw of a match and the fights of its raids, nothing else. */
export function makeThrows(matches) {
  const stream = Stream.of('throws alone');
  let at = 0;
  return () => {
    for (const { lid, isRaid } of matches[at++ % matches.length]) {
      lid.dice = scatter(lid.sides.length, BOX, EDGE, stream);
      lid.fights = [];
      if (isRaid) fight(lid);
    }
    return 1;
  };
}

/** The values of the same dice, drawn one after the other by xoshiro128**. */
export function makeDice(matches) {
  const stream = Stream.of('dice alone');
  const faces = new Float64Array(6);
  let at = 0;
  return () => {
    for (const { lid } of matches[at++ % matches.length]) for (const _side of lid.sides) faces[stream.below(6)]++;
    return 1;
  };
}
