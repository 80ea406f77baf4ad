/**
 * The secret choice of a character (S7-HIDDEN-3) is made by everybody at once, so there is no best answer, only a mix of
 * answers: each seat's by regret matching over imagined worlds, the others' partly as people are known to choose. The choice is
 * drawn from the mix, so that knowing this program does not tell what it will choose.
 */
import {
  type Begun,
  clockOf,
  divided,
  luckOf,
  type Matter,
  playOn,
  RegretMix,
  type SearchKit,
  type Sums,
  type Thinking,
  triesOf,
} from '@broadside/bots';
import { apply, LooseChance, Out, type Seat, Stream } from '@broadside/kernel';
import { CARTOGRAPHER, type Character, characterCard } from '../cards/table.ts';
import { holds } from '../rules/actions.ts';
import { sevenSeas } from '../rules/game.ts';
import { NOT_CHOSEN, type SevenSeasAction, type SevenSeasState } from '../rules/state.ts';
import { choiceChances, drawn, imagineChoices } from './choices.ts';
import { othersOf, outlookOf } from './outlook.ts';
import { SAILOR } from './weights.ts';

type Kit = SearchKit<SevenSeasState, SevenSeasAction>;

const CHARACTERS = CARTOGRAPHER + 1;
/** How often others are taken to choose as people do, and not as somebody who knows this program. */
const USUAL = 0.6;
/** What is chosen less often than this is a slip of the search. */
const SLIP = 0.08;

const choosable = ({ pirates }: SevenSeasState, seat: Seat): boolean[] =>
  Array.from({ length: CHARACTERS }, (_, character) => !holds(pirates[seat].played, character));

const choosing = (choice: number): SevenSeasAction => ({
  type: 'choose',
  card: characterCard(choice as Character),
});

/** The round with these choices, played on by the usual policy to where the kit judges. */
function playRound(kit: Kit, world: SevenSeasState, choices: readonly number[], luck: Stream): number[] {
  const state = sevenSeas.clone(world);
  const out = new Out(new LooseChance(luck), false);
  const until = clockOf(sevenSeas, kit, state) + kit.horizon;
  choices.forEach((choice, seat) => {
    if (state.pirates[seat].chosen !== NOT_CHOSEN) state.pirates[seat].chosen = choice as Character;
  });
  choices.forEach((choice, seat) => {
    if (state.pirates[seat].chosen === NOT_CHOSEN) apply(sevenSeas, state, seat, choosing(choice), out);
  });
  playOn(sevenSeas, kit, state, out, luck, until);
  return kit.evaluate(state);
}

/** What each of a seat's characters would have brought against these choices of the others, with the same luck. */
function worthOfEach(
  kit: Kit,
  world: SevenSeasState,
  seat: Seat,
  choices: readonly number[],
  possible: readonly boolean[],
  luck: readonly [number, number, number, number],
): number[] {
  const trial = [...choices];
  return possible.map((can, character) => {
    if (!can) return 0;
    trial[seat] = character;
    return playRound(kit, world, trial, new Stream(luck))[seat];
  });
}

/** Which characters a mix is looked for of. */
export function beginMix(kit: Kit, view: unknown, seat: Seat, thinking: Thinking): Begun {
  const can = choosable(imagineChoices(view, seat, new LooseChance(thinking.stream)), seat);
  const choices = can.flatMap((possible, character) => (possible ? [choosing(character)] : []));
  if (choices.length === 1) return { action: choices[0] };
  return { matter: { choices, ...divided(triesOf(thinking, kit.perMs)), wanted: { kind: 'mix', slip: SLIP } } };
}

/** One part of the search: how often each of these characters should be chosen. */
export function partOfMix(
  kit: Kit,
  view: unknown,
  seat: Seat,
  { stream: start }: Thinking,
  matter: Matter,
  at: number,
): Sums {
  const stream = luckOf(start.words(), at);
  const chance = new LooseChance(stream);
  const first = imagineChoices(view, seat, chance);
  const possible = first.pirates.map((_, one) => choosable(first, one));
  const mixes = possible.map((can) => new RegretMix(can));
  const others = othersOf(first, seat);
  for (let tries = 0, turn = 0; tries < matter.tries; turn++) {
    const world = imagineChoices(view, seat, chance);
    const outlook = outlookOf(world, SAILOR);
    const choices = world.pirates.map(({ hand }, one) => {
      if (one === seat || stream.unit() >= USUAL) return drawn(mixes[one].mix(), stream);
      return drawn(choiceChances(outlook, one, hand), stream);
    });
    // Two turns of one's own for each of another's.
    const learner = turn % 3 === 2 ? others[Math.floor(turn / 3) % others.length] : seat;
    const luck = stream.words();
    stream.next();
    mixes[learner].learn(worthOfEach(kit, world, learner, choices, possible[learner], luck));
    tries += possible[learner].filter(Boolean).length;
  }
  const visits = mixes[seat].weights().filter((_, character) => possible[seat][character]);
  return { visits, values: visits.map(() => 0) };
}
