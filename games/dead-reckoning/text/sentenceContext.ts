/** What sentences of the log are made with. */
import type { NameOf } from '@broadside/text';
import type { CardId } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { cardName } from './cards.ts';
import { effectAt, effectPhrase } from './effects.ts';
import type { Case } from './places.ts';
import type { Say } from './say.ts';

export type EventOf<T extends DeadReckoningEvent['type']> = Extract<DeadReckoningEvent, { readonly type: T }>;

/** What sentences are made with. */
export interface SentenceContext {
  readonly say: Say;
  /** Whoever the fact is about; empty if it is about nobody. */
  readonly name: string;
  readonly nameOf: NameOf;
  /** A tile or the harbour, in the case that the sentence needs. */
  readonly place: (location: number, form?: Case) => string;
  /** DR-SOLO-4: the rival has no dock and no ship board. */
  readonly isRival: (player: number) => boolean;
  /** What is in the sleeve of a crew card; undefined without a view. */
  readonly sleevesOf: (seat: number, card: CardId) => readonly CardId[] | undefined;
}

/** "Mara used Buccaneer: place 2 influence." */
export function describeUse(event: EventOf<'used' | 'combatUsed'>, { say, name, sleevesOf }: SentenceContext): string {
  const { type, seat, card, ability, level } = event;
  const sleeves = sleevesOf(seat, card);
  const effect = effectAt(card, sleeves ? { level, sleeves } : { level }, ability);
  const values = { name, card: cardName(card, say) };
  return effect
    ? say(`dead-reckoning.event.${type}`, { ...values, what: effectPhrase(say, effect) })
    : say(`dead-reckoning.event.${type}.plain`, values);
}
