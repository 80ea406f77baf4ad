/** What moments are made of: flights, calls and how long they rest. */
import type { AnimationStep, Flight, Spot } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import type { CardId } from '../../cards/table.ts';
import type { View } from '../../rules/view.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { cardsAtEdge, type Scene } from '../scene/scene.ts';
import { berth, edge } from '../scene/spots.ts';

/** More coins than this in the air say no more than this many. */
const COINS_IN_FLIGHT = 5;

/** Milliseconds a moment rests, at normal speed. */
export const REST = { glance: 350, read: 900, bust: 1400 } as const;
/** Between cards that come one after another. */
export const QUICK = 120;

export type Moment = Omit<AnimationStep<Scene>, 'flights'> & { readonly flights?: readonly Flight[] };

export interface MomentContext {
  readonly after: View;
  readonly say: Say;
  readonly nameOf: NameOf;
}

export const coins = (count: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: Math.min(count, COINS_IN_FLIGHT) }, () => ({ what: 'coin', from, to }));

export const backs = (count: number, from: Spot, to: Spot): Flight[] =>
  Array.from({ length: Math.min(count, COINS_IN_FLIGHT) }, () => ({ what: 'back', from, to }));

export const cards = (list: readonly CardId[], from: Spot, to: Spot): Flight[] =>
  list.map((what) => ({ what, from, to }));

/** From its berth; nothing if it does not lie in the harbour. */
export function fromHarbour(scene: Scene, card: CardId, to: Spot): Flight[] {
  const at = scene.harbour.indexOf(card);
  return at < 0 ? [] : [{ what: card, from: berth(at), to }];
}

export const harbourTo = (scene: Scene, to: Spot): Flight[] =>
  scene.harbour.map((card, at) => ({ what: card, from: berth(at), to }));

/** One card at the edge, or all of them. */
export const edgeTo = (scene: Scene, to: Spot, only?: CardId): Flight[] =>
  cardsAtEdge(scene).flatMap((card, at) =>
    only === undefined || card === only ? [{ what: card, from: edge(at), to }] : [],
  );
