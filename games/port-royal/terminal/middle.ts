/** The captions of the table: whose turn, the state of the harbour, odds, piles, open expeditions. */

import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { CARDS, type CardId } from '../cards/table.ts';
import { SHIP_COLOURS, SYMBOLS } from '../cards/types.ts';
import { allowanceSeen, bustOdds, claimers, keepingBusts, takerOf } from '../rules/facade.ts';
import type { QuestionFrame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { t, voiced } from '../text/terminal.ts';
import { flagsOf } from './harbour.ts';
import { coloursInHarbour } from './purse.ts';
import { coins, glued, points, shortName } from './symbols.ts';

export function headline(view: View, room: Room): Line {
  const frame = view.flow[view.flow.length - 1];
  if (!frame) return [t(room, 'over')];
  const seat = 'seat' in frame ? frame.seat : view.active;
  const turn = t(room, 'turn', { turn: view.turn, name: room.nameOf(seat) });
  // What is shown waits for an answer: work still to do never lies on top.
  const { step } = frame as QuestionFrame;
  return [strong(turn), ' · ', voiced(room, `step.${step}`)];
}

/** How many cards may be taken: now, or if the active player stopped now. */
function takes(view: View, room: Room): string {
  const taker = takerOf(view);
  const frame = view.flow[view.flow.length - 1];
  if (taker !== undefined && frame?.step === 'tradeAndHire')
    return t(room, 'leftToTake', { name: room.nameOf(taker), cards: frame.left });
  return t(room, 'mayTake', { cards: allowanceSeen(view) });
}

const percent = (chance: number): number => (chance > 0 && chance < 0.01 ? 1 : Math.round(chance * 100));

/** Above this the odds are worth a warning. */
const RISKY = 0.25;

function odds(view: View, room: Room): Line[] {
  if (keepingBusts(view)) return [[tinted('alarm', glued(t(room, 'keepBusts')))]];
  const found = bustOdds(view);
  if (!found || coloursInHarbour(view).length === 0) return [];
  const { bad, all, chance } = found;
  const text = glued(t(room, 'bust', { percent: percent(chance), bad, all }));
  return [[tinted(chance >= RISKY ? 'alarm' : 'strong', text)]];
}

/** PR-HID-13: who put a card back on top of the deck knows it. */
function knownTop(view: View, room: Room): Line[] {
  const known = view.extra?.adventure?.known;
  return known ? [[quiet(glued(t(room, 'top', { card: shortName(known.card, room.say) })))]] : [];
}

/** Everything about the harbour that is not a card, in one or two lines. */
export function status(view: View, room: Room): Line[] {
  const colours = coloursInHarbour(view);
  const flags = flagsOf(colours.map((colour) => SHIP_COLOURS[colour]));
  const counted = glued(t(room, 'colours', { colours: colours.length }));
  const ships: Line = colours.length > 0 ? [...flags, ' ', counted] : [quiet(counted)];
  const items: Line[] = [
    [strong(t(room, 'harbour')), ' ', ...(view.harbour.length > 0 ? ships : [quiet(t(room, 'empty'))])],
    ...(view.outcome || (view.harbour.length === 0 && takerOf(view) === undefined) ? [] : [[glued(takes(view, room))]]),
    ...odds(view, room),
    [quiet(glued(t(room, 'deck', { cards: view.deck })))],
    ...knownTop(view, room),
    [quiet(glued(t(room, 'discard', { cards: view.discard })))],
    ...(view.ending && !view.outcome ? [[tinted('alarm', glued(t(room, 'lastRound')))]] : []),
  ];
  return flow(items, room);
}

/** `Settler + Priest ×2`. */
export function needs(card: CardId, room: Room): string {
  const face = CARDS[card];
  if (face.kind !== 'expedition') return '';
  const parts = SYMBOLS.flatMap((symbol) => {
    const count = face.needs[symbol] ?? 0;
    const name = voiced(room, `card.${symbol}`);
    return count === 0 ? [] : [count === 1 ? name : `${name} ×${count}`];
  });
  const item = face.item ? [t(room, `item.${face.item}`)] : [];
  return glued([...parts, ...item].join(' + '));
}

function expedition(view: View, card: CardId, room: Room): Line {
  const face = CARDS[card];
  if (face.kind !== 'expedition') return [];
  const able = claimers(view, card).map((seat) => room.nameOf(seat));
  const reach = able.length > 0 ? t(room, 'canClaim', { names: able.join(', ') }) : '';
  return [
    needs(card, room),
    '\u00a0→\u00a0',
    points(face.points),
    '\u00a0',
    coins(face.coins),
    ...(reach ? ['\u00a0', tinted('good', glued(`(${reach})`))] : []),
  ];
}

/** Open expeditions: what they ask for, what they bring, who could claim them. */
export function expeditionLines(view: View, room: Room): Line[] {
  if (view.expeditions.length === 0) return [];
  const caption = strong(t(room, 'expeditions'));
  return flow(
    view.expeditions.map((card) => expedition(view, card, room)),
    room,
    [caption, ' '],
  );
}
