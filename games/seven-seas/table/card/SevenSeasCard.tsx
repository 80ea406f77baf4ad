/** A card as printed, at any width: from 84 px in the hand to 280 px on a sheet; smaller ones are minis. */
import type { Seat } from '@broadside/kernel';
import { Card } from '@broadside/kit';
import type { CardId, Character } from '../../cards/table.ts';
import { aboutCard } from '../../text/cards.ts';
import type { TableSay } from '../../text/table.ts';
import { AdventureBack, CharacterBack, GiftIcon, LootBack } from '../art/index.ts';
import css from './card.module.css';
import { MiniFace } from './Mini.tsx';
import { Plate } from './Plate.tsx';
import { type Print, printOf } from './print.ts';
import { GiftSigns, Signs } from './signs.tsx';
import { cardLabel, type Deck, deedOf, shortName } from './words.ts';

/** From this width on a card has room for its words, for its band, for more than a picture and a figure. */
const ROOM_FOR_WORDS = 200;
const ROOM_FOR_BAND = 88;
const ROOM_FOR_NAME = 76;
/** For a name of two lines and figures under it. */
const ROOM_FOR_BOTH = 104;

/** ready: may be chosen; new: just come; dim: out of the question; selected: chosen. */
export type Mark = 'ready' | 'new' | 'dim' | 'selected';

export interface SevenSeasCardProps {
  /** undefined: face down. */
  readonly card: CardId | undefined;
  /** Without it the card takes `--card-w` of its place. */
  readonly width?: number | undefined;
  readonly say: TableSay;
  /** Which back it has. */
  readonly deck?: Deck | undefined;
  /** Whose character card it is. */
  readonly seat?: Seat | undefined;
  /** The price of rum in Pirate Bay at this table. */
  readonly bayRum?: number | undefined;
  readonly marked?: Mark | undefined;
  /** Why not, on a band across the picture. */
  readonly note?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Where flights begin and end. */
  readonly spot?: string | undefined;
}

interface Shell {
  readonly label: string;
  readonly width?: number;
  readonly spot?: string;
  readonly onClick?: () => void;
  readonly reason?: string;
  readonly selected?: boolean;
  readonly ready?: boolean;
  readonly fresh?: boolean;
  readonly dim?: boolean;
}

function shellOf(props: SevenSeasCardProps): Shell {
  const { card, width, say, deck, marked, note, onPress, spot } = props;
  return {
    label: cardLabel(card, { deck, note }, say),
    ...(width === undefined ? {} : { width }),
    ...(spot === undefined ? {} : { spot }),
    ...(onPress === undefined ? {} : { onClick: onPress }),
    ...(note === undefined ? {} : { reason: note }),
    ...(marked === 'selected' ? { selected: true } : {}),
    ready: marked === 'ready',
    fresh: marked === 'new',
    dim: marked === 'dim',
  };
}

export function SevenSeasCard(props: SevenSeasCardProps) {
  const { card, width, say, deck = 'adventure', seat, bayRum } = props;
  const shell = shellOf(props);
  if (card === undefined)
    return <Card {...shell} size="m" className={css.back ?? ''} picture={<Back deck={deck} seat={seat} />} />;
  const print = printOf(card, bayRum);
  if (width !== undefined && width < ROOM_FOR_NAME) return <MiniFace shell={shell} print={print} />;
  const words = width !== undefined && width >= ROOM_FOR_WORDS;
  const roomy = width === undefined || width >= ROOM_FOR_BOTH;
  return (
    <Card
      {...shell}
      size={words ? 'l' : 'm'}
      picture={<Plate print={print} say={say} band={width === undefined || width >= ROOM_FOR_BAND} />}
      {...(print.kind === 'character' ? { left: <Order character={print.character} /> } : {})}
    >
      {(roomy || !isBay(print)) && <span className={css.name}>{shortName(card, say)}</span>}
      {(roomy || print.kind !== 'end') && <Signs print={print} />}
      {words && <Words card={card} print={print} say={say} />}
    </Card>
  );
}

const isBay = (print: Print): boolean => print.kind === 'port' && print.bay;

function Back({ deck, seat }: { readonly deck: Deck; readonly seat: Seat | undefined }) {
  switch (deck) {
    case 'adventure':
      return <AdventureBack />;
    case 'loot':
      return <LootBack />;
    case 'character':
      return <CharacterBack seat={seat} />;
  }
}

/** The place in the calling order (S7-ROUND-5). */
const Order = ({ character }: { readonly character: Character }) => <b className={css.order}>{character + 1}</b>;

interface WordsProps {
  readonly card: CardId;
  readonly print: Print;
  readonly say: TableSay;
}

function Words({ card, print, say }: WordsProps) {
  if (print.kind !== 'character') return <span className={css.words}>{aboutCard(card, say)}</span>;
  const { action, gift } = deedOf(print.character, say);
  return (
    <>
      <span className={css.words}>{action}</span>
      <span className={css.gift}>
        <span className={css.giftHead}>
          <GiftIcon size={18} />
          {say('seven-seas.face.gift')}
          <GiftSigns character={print.character} />
        </span>
        <span className={css.words}>{gift}</span>
      </span>
    </>
  );
}
