/** A card at its berth: as printed where there is room, else its picture with the figures that decide. */

import type { Action } from '@broadside/kernel';
import { frameOf } from '@broadside/kit';
import type { ReactNode } from 'react';
import { type CardId, isPerson, isShip } from '../../cards/table.ts';
import { canSink, hasColour, strengthIn, takerOf } from '../../rules/facade.ts';
import type { PortRoyalAction } from '../../rules/state.ts';

import { type CardState, PortRoyalCard } from '../card/index.ts';
import { choicesFor } from '../choices/choices.ts';
import { consideredCard, isTaking } from '../choices/takes.ts';
import { incomeOf, priceOf, shortBy } from '../outlook/reach.ts';
import type { BoardProps } from '../props.ts';
import type { Scene } from '../scene/scene.ts';
import { berth, edge } from '../scene/spots.ts';
import css from './Berth.module.css';
import { type Fit, ROOM_FOR_WORDS } from './fit.ts';
import { Pill } from './Pill.tsx';
import { SmallCard } from './SmallCard.tsx';

const KEY = 'port-royal.table';

interface Props extends BoardProps {
  readonly card: CardId;
  readonly fit: Fit | undefined;
}

const canTake = (legal: readonly Action[], card: CardId): boolean =>
  (legal as readonly PortRoyalAction[]).some(
    (action) =>
      (action.type === 'trade' || action.type === 'hire' || action.type === 'waive' || action.type === 'stow') &&
      action.card === card,
  );

/** Price, income and what is missing, for a player; watchers see the cards as printed. */
function figuresFor({ view, viewer, card, fit }: Props): CardState {
  const { sabres } = strengthIn(view);
  if (typeof viewer !== 'number' || view.outcome) return { sabres };
  return {
    sabres,
    pill: fit !== undefined && fit.pills !== 'none',
    price: isPerson[card] === 1 ? priceOf(view, viewer, card) : undefined,
    income: isShip[card] === 1 ? incomeOf(view, viewer, card) : undefined,
    short: shortBy(view, viewer, card),
  };
}

function markOf({ view, viewer, legal, card }: Props, isNew: boolean, isChosen: boolean): CardState['marked'] {
  if (isChosen) return 'selected';
  if (canTake(legal, card)) return 'ready';
  if (isNew) return 'new';
  return legal.length > 0 && takerOf(view) === viewer ? 'dim' : undefined;
}

/** The ships of the colour that wrecks the harbour. */
const isWrecked = ({ wreckedBy }: Scene, card: CardId): boolean =>
  wreckedBy !== undefined && isShip[card] === 1 && hasColour([card], wreckedBy);

interface FaceProps extends Props {
  readonly state: CardState;
  readonly spot: string;
  readonly wrecked: boolean;
  readonly place: 'harbour' | 'edge';
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

function Face({ card, fit, state, spot, wrecked, place, say, onPress, children }: FaceProps) {
  const Card = fit !== undefined && fit.width < ROOM_FOR_WORDS ? SmallCard : PortRoyalCard;
  const isNew = state.marked === 'new';
  return (
    <div className={css.slot} data-new={isNew || undefined} data-wrecked={wrecked || undefined} data-pills={fit?.pills}>
      <Card data-id={`${place}:${card}`} card={card} say={say} state={state} spot={spot} onPress={onPress} />
      {children}
    </div>
  );
}

export function Berth(props: Props & { at: number; isNew: boolean }) {
  const { view, viewer, card, at, isNew, considered, consider, inspect } = props;
  const isChosen = considered === at && consideredCard(props) !== undefined;
  const state = { ...figuresFor(props), marked: markOf(props, isNew, isChosen) };
  // The first tap says what taking it means, the second shows the card itself.
  const asks = consider !== undefined && isTaking(props) && !isChosen;
  return (
    <Face
      {...props}
      state={state}
      place="harbour"
      spot={berth(at)}
      wrecked={isWrecked(view, card)}
      onPress={() => (asks ? consider(at) : inspect(card, choicesFor(props, card)))}
    >
      {state.pill && typeof viewer === 'number' && <Pill {...props} seat={viewer} chosen={isChosen} />}
    </Face>
  );
}

/** Here lay a card that has been taken this turn. */
export const EmptyBerth = () => <div className={css.slot} />;

/** At the edge: a card that is being shown, or a ship that waits for an answer. */
export function EdgeCard(props: Props & { at: number }) {
  const { viewer, card, at, say, inspect } = props;
  const view: Scene = props.view;
  const second = isShip[card] === 1 && hasColour(view.harbour, card);
  const waits = frameOf(view)?.step === 'repel' && view.revealed === undefined;
  const state: CardState = {
    marked: 'new',
    sabres: strengthIn(view).sabres,
    sinkable: waits && viewer === view.active && canSink(strengthIn(view), card),
    note: second ? say(`${KEY}.second`) : waits ? say(`${KEY}.answer`) : undefined,
  };
  return (
    <Face
      {...props}
      state={state}
      place="edge"
      spot={edge(at)}
      wrecked={view.wreckedBy !== undefined}
      onPress={() => inspect(card, choicesFor(props, card))}
    />
  );
}
