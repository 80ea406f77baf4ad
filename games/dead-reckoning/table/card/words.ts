/** What faces say of themselves to those who do not see them. */

import type { Effect, Groups } from '../../cards/effects.ts';
import { SLOT_NUMBERS } from '../../cards/rowCard.ts';
import {
  CARD_INFO,
  type CardId,
  crewEffects,
  effectsOf,
  isMerchant,
  NO_CARD,
  rowCard,
  soloCard,
} from '../../cards/table.ts';
import { aboutCard, advancementName, cardName } from '../../text/cards.ts';
import { effectWords, groupPhrase } from '../../text/effects.ts';
import { sideWords } from '../../text/orders.ts';
import type { TableSay } from '../../text/table.ts';
import { capital } from '../../text/words.ts';
import type { CrewCardProps } from './props.ts';
import { cannonsIn, isCounted, isUsed } from './state.ts';

const KEY = 'dead-reckoning.face';

/** "Place 2 influence". */
export const effectLine = (effect: Effect, say: TableSay): string => effectWords(say, effect);

/** A name that stands on the face itself: figures are printed beside it. */
export function faceName(card: CardId, say: TableSay): string {
  if (CARD_INFO[card]?.module !== 'row') return cardName(card, say);
  return isMerchant(card) ? say(`${KEY}.merchant`) : advancementName(say, card);
}

/** What is known of the groups of one part of a card. */
export interface Marked {
  /** Nothing is said of ready and used: the card is not in play. */
  readonly plain: boolean;
  readonly used: number;
  readonly fired: number;
}

const stated = (what: string, state: string, say: TableSay): string => say(`${KEY}.stated`, { what, state });

function gunsLine(what: string, guns: number, fired: number, say: TableSay): string {
  if (guns === 0 || fired === 0) return what;
  const state = fired >= guns ? say(`${KEY}.fired`) : say(`${KEY}.firedPart`, { fired, all: guns });
  return stated(what, state, say);
}

/** Groups one after another, each with its state: "Gain 2 cargo to the dock (used); 1 cannon (fired)". */
export function groupsLine(groups: Groups, { plain, used, fired }: Marked, say: TableSay): string {
  let left = fired;
  const lines = groups.map((group, at) => {
    const what = groupPhrase(say, group);
    if (plain) return what;
    const guns = cannonsIn([group]);
    const spent = Math.min(left, guns);
    left -= spent;
    if (!isCounted(group)) return stated(what, say(`${KEY}.${isUsed(used, at) ? 'used' : 'ready'}`), say);
    return gunsLine(what, guns, spent, say);
  });
  return capital(lines.join('; '));
}

/** All that is printed on a crew card and in its sleeve, with what was used. */
export function crewLabel(props: Omit<CrewCardProps, 'size'>): string {
  const { card, level, sleeves, used, fired, state = 'play', preview, note, say } = props;
  if (state === 'hidden') return say(`${KEY}.back.crew`);
  const plain = state === 'hand';
  let guns = fired;
  const line = (groups: Groups, part: number): string => {
    const words = groupsLine(groups, { plain, used: used >> (part * 4), fired: guns }, say);
    guns = Math.max(0, guns - cannonsIn(groups));
    return words;
  };
  const name = say(`${KEY}.level`, { name: cardName(card, say), level });
  const own = line(crewEffects(card, level), 0);
  const slots = SLOT_NUMBERS.map((slot) => {
    const sleeved = sleeves[slot] ?? NO_CARD;
    return say(`${KEY}.part`, {
      slot: say(`${KEY}.slot.${slot}`),
      what: sleeveLine(sleeved, slot, preview, line, say),
    });
  });
  return [name, own, ...slots, ...(note === undefined ? [] : [note])].map((words) => `${words}`).join('. ');
}

function sleeveLine(
  sleeved: CardId,
  slot: number,
  preview: CardId | undefined,
  line: (groups: Groups, part: number) => string,
  say: TableSay,
): string {
  if (sleeved !== NO_CARD) return line(effectsOf(sleeved), slot + 1);
  if (preview === undefined || rowCard(preview).slot !== slot) return say(`${KEY}.empty`);
  return say(`${KEY}.preview`, { what: groupsLine(effectsOf(preview), { plain: true, used: 0, fired: 0 }, say) });
}

/** Any other card: its name and what it is about. */
export function cardLine(card: CardId, note: string | undefined, say: TableSay): string {
  const words = say(`${KEY}.about`, { name: cardName(card, say), about: aboutCard(card, say) });
  return note === undefined ? words : `${words} ${note}`;
}

/** The side of an order that is played. */
export function orderLabel(card: CardId, hard: boolean, say: TableSay): string {
  const { stage, normal, hard: hardSide } = soloCard(card);
  const about = capital(sideWords(say, hard ? hardSide : normal));
  const name = `${cardName(card, say)}, ${say(`${KEY}.stage`)} ${stage}`;
  return say(`${KEY}.about`, { name, about });
}
