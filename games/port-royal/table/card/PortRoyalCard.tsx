/** A card as printed, at any width: from 96 px in the harbour to 280 px in the hand. */
import { Card, type Marked } from '@broadside/kit';
import { CARDS, type CardId } from '../../cards/table.ts';
import { abilityOf } from '../../text/cards.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { Pennant, tintOf } from '../art/pennant.tsx';
import { CardBack } from '../art/scene/Back.tsx';
import { Cargo, LeftCorner, RightCorner } from './Badges.tsx';
import css from './card.module.css';
import { Ability } from './figures.tsx';
import { given } from './given.ts';
import { Picture } from './Picture.tsx';
import { SymbolIcon } from './signs.tsx';
import { type CardState, cardLabel, shortName } from './state.ts';
import { needsOf } from './strengths.ts';

/** From this width on a card has room for its words. */
const ROOM_FOR_WORDS = 200;

export interface PortRoyalCardProps extends Marked {
  /** undefined: face down. */
  readonly card: CardId | undefined;
  /** Without it the card takes `--card-w` of its place. */
  readonly width?: number | undefined;
  readonly say: Say;
  readonly state?: CardState | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Where flights begin and end. */
  readonly spot?: string | undefined;
}

interface FaceProps {
  readonly card: CardId;
  readonly say: Say;
  readonly state: CardState;
}

function Name({ card: id, say }: Omit<FaceProps, 'state'>) {
  const card = CARDS[id];
  const name = shortName(id, say);
  return card.kind === 'ship' ? (
    <span className={css.flagged}>
      <span className={css.flag}>
        <Pennant colour={card.colour} />
      </span>
      {name}
    </span>
  ) : (
    <span className={css.name}>{name}</span>
  );
}

function Needs({ card: id }: { card: CardId }) {
  const card = CARDS[id];
  if (card.kind !== 'expedition') return null;
  return (
    <span className={css.needs}>
      {[...needsOf(card), ...(card.item === undefined ? [] : [card.item])].map((symbol, at) => (
        <span key={`${symbol} ${at}`}>
          <SymbolIcon symbol={symbol} />
        </span>
      ))}
    </span>
  );
}

const bandOf = ({ note, short = 0, pill }: CardState, say: Say): string | undefined =>
  note ?? (short > 0 && !pill ? say('port-royal.face.short', { coins: short }) : undefined);

function Front({ card: id, say, state, words, ...shell }: FaceProps & Shell & { words: boolean }) {
  const card = CARDS[id];
  const { marked } = state;
  return (
    <Card
      {...shell}
      {...given({
        reason: bandOf(state, say),
        flag: marked === 'new' ? say('port-royal.face.new') : undefined,
        framed: marked === 'selected' || undefined,
        tint: card.kind === 'ship' ? tintOf(card.colour) : undefined,
      })}
      size={words ? 'l' : 'm'}
      ready={marked === 'ready'}
      fresh={marked === 'new'}
      picture={
        <span className={css.picture} data-dim={marked === 'dim' || undefined}>
          <Picture card={id} />
          <Cargo card={card} />
        </span>
      }
      left={<LeftCorner card={card} state={state} />}
      right={<RightCorner card={card} state={state} />}
    >
      <Name card={id} say={say} />
      <Needs card={id} />
      <Ability card={card} mine={state.sabres} say={say} />
      {words && <span className={css.words}>{abilityOf(id, say)}</span>}
    </Card>
  );
}

interface Shell extends Marked {
  readonly width?: number;
  readonly spot?: string;
  readonly onClick?: () => void;
  readonly label: string;
}

export function PortRoyalCard({ card, width, say, state = {}, onPress, spot, 'data-id': mark }: PortRoyalCardProps) {
  const shell: Shell = {
    label: cardLabel(card, state, say),
    'data-id': mark,
    ...given({ width, spot, onClick: onPress }),
  };
  const words = width !== undefined && width >= ROOM_FOR_WORDS;
  return card === undefined ? (
    <Card {...shell} size="m" className={css.back} picture={<CardBack />} />
  ) : (
    <Front {...shell} card={card} say={say} state={state} words={words} />
  );
}
