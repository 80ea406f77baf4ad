/** Copying a state, and what must hold of every state. */
import { ADVENTURES, CARD_INFO, END_OF_ADVENTURES, FIRST_LOOT, NATIONS, PIRATE_BAY, typeOf } from '../cards/table.ts';
import { holds } from './actions.ts';
import { copyFrame, copyLid, copyPirate, copyRaid } from './copies.ts';
import { openLoot } from './discard.ts';
import { LOOT_KINDS, LOOT_PER_KIND } from './setup.ts';
import { capacityOf, goodsOf, MOST_SHIPS } from './ships.ts';
import { NOT_CHOSEN, type Pirate, type SevenSeasState } from './state.ts';

/** Fields in the order of set-up: states of one shape are faster to work with. */
export function clone(state: SevenSeasState): SevenSeasState {
  const pirates: Pirate[] = [];
  for (const pirate of state.pirates) pirates.push(copyPirate(pirate));
  return {
    options: state.options,
    pirates,
    round: state.round,
    turns: state.turns,
    first: state.first,
    called: state.called,
    acting: state.acting.slice(),
    endRound: state.endRound,
    adventures: state.adventures.slice(),
    played: state.played.slice(),
    ports: state.ports.slice(),
    loot: state.loot.slice(),
    discarded: state.discarded.slice(),
    discardTop: state.discardTop,
    corsairs: state.corsairs.slice(),
    raid: copyRaid(state.raid),
    lid: copyLid(state.lid),
    throws: state.throws,
    prescribed: state.prescribed.slice(),
    flow: state.flow.map(copyFrame),
  };
}

const nameOf = (card: number): string => CARD_INFO[card].name;

/** S7-COMP-4: every adventure lies in exactly one place; End of Adventures in the deck or aside. */
function brokenAdventures(state: SevenSeasState): string | undefined {
  const { adventures, played, ports, pirates } = state;
  const found: number[] = new Array<number>(ADVENTURES).fill(0);
  for (const pile of [adventures, played, ports.slice(1), ...pirates.map(({ hand }) => hand)])
    for (const card of pile) found[card]++;
  for (let card = 0; card < END_OF_ADVENTURES; card++)
    if (found[card] !== 1) return `S7-COMP-4: ${nameOf(card)} is there ${found[card]} times`;
  if (ports[0] !== PIRATE_BAY) return 'S7-SETUP-10: Pirate Bay is not the first port';
  if (ports.slice(1).some((card) => typeOf(card) !== 'port')) return 'S7-NATIVE-1: a card among the ports is no port';
  if (played.some((card) => typeOf(card) === 'port' || typeOf(card) === 'end'))
    return 'S7-COMP-13: the pile of Caravans and Curses holds another card';
  return brokenEnd(state, found[END_OF_ADVENTURES]);
}

function brokenEnd(state: SevenSeasState, found: number): string | undefined {
  const inDeck = state.adventures.includes(END_OF_ADVENTURES);
  if (found !== (inDeck ? 1 : 0)) return 'S7-CARTO-4: End of Adventures is in a hand or doubled';
  if (!inDeck && state.endRound === 0) return 'S7-END-1: End of Adventures was drawn but the end has not begun';
  if (inDeck && state.endRound > 0 && state.endRound !== state.options.roundLimit)
    return 'S7-END-1: the end has begun but End of Adventures was not drawn';
  return undefined;
}

/** S7-COMP-8: fifteen of each kind. */
function brokenLoot(state: SevenSeasState): string | undefined {
  const found = openLoot(state);
  for (const kind of state.loot) found[kind]++;
  for (let kind = 0; kind < LOOT_KINDS; kind++)
    if (found[kind] !== LOOT_PER_KIND) return `S7-COMP-8: ${nameOf(FIRST_LOOT + kind)} is there ${found[kind]} times`;
  const { discarded, discardTop } = state;
  if (discardTop < 0 ? discarded.some((count) => count > 0) : discarded[discardTop] === 0)
    return 'S7-GOODS-8: the top of the discard pile is not in it';
  return undefined;
}

/** Whether goods may wait for their owner to discard them, or for the final sale. */
const mayExceed = (state: SevenSeasState, seat: number): boolean =>
  state.flow.some((frame) => frame.step === 'finale' || (frame.step === 'excess' && frame.seat === seat));

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

function brokenPirate(state: SevenSeasState, seat: number): string | undefined {
  const pirate = state.pirates[seat];
  const { chests, ships, goods, talismans, yinYang, marks, doubleHolds, unsinkables, hand, played, chosen } = pirate;
  if (!isCount(ships) || ships > MOST_SHIPS) return `S7-SHIP-1: seat ${seat} has ${ships} ships`;
  if (![chests, ...goods, talismans, yinYang, marks, doubleHolds, unsinkables].every(isCount))
    return `S7-CHEST-1: seat ${seat} has less than nothing of something`;
  if (goodsOf(pirate) > capacityOf(pirate) && !mayExceed(state, seat))
    return `S7-GOODS-6: seat ${seat} has ${goodsOf(pirate)} goods on ships for ${capacityOf(pirate)}`;
  if (hand.some((card, at) => at > 0 && hand[at - 1] >= card)) return `S7-HAND-1: the hand of seat ${seat} is unsorted`;
  if (chosen !== NOT_CHOSEN && holds(played, chosen)) return `S7-ROUND-3: seat ${seat} chose a card on the table`;
  return undefined;
}

function brokenTable(state: SevenSeasState): string | undefined {
  const { corsairs, flow, pirates, first } = state;
  if (corsairs.length !== NATIONS.length || corsairs.some((holder) => holder < -1 || holder >= pirates.length))
    return 'S7-COMP-12: a Corsair token is with nobody known';
  if (first >= pirates.length) return 'S7-SETUP-11: the First Player marker is with nobody';
  const top = flow[flow.length - 1]?.step;
  if (top === 'call' || top === 'raid' || top === 'fights' || top === 'curse') return `${top}: work was left undone`;
  return undefined;
}

export function invariantViolation(state: SevenSeasState): string | undefined {
  const wrong = brokenAdventures(state) ?? brokenLoot(state) ?? brokenTable(state);
  if (wrong) return wrong;
  for (let seat = 0; seat < state.pirates.length; seat++) {
    const pirate = brokenPirate(state, seat);
    if (pirate) return pirate;
  }
  return undefined;
}
