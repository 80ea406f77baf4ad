/** Any card or token of the game at any width: for the log, the rulebook and the table of all cards. */

import { ACHIEVEMENTS } from '../../cards/achievements.ts';
import {
  buildingOf,
  CARD_INFO,
  type CardId,
  FIRST_ACHIEVEMENT,
  FIRST_ISLAND,
  FIRST_SEA,
  NO_CARD,
} from '../../cards/table.ts';
import { aboutCard, cardName } from '../../text/cards.ts';
import type { TableSay } from '../../text/table.ts';
import { BuildingArt, IslandArt, SeaArt, Seal, Sign } from '../art/index.ts';
import { AdvancementCard } from './AdvancementCard.tsx';
import { BonusToken } from './BonusToken.tsx';
import { CrewCard } from './CrewCard.tsx';
import { Face, Num } from './Face.tsx';
import { OrderCard } from './OrderCard.tsx';
import css from './plain.module.css';
import type { FaceSize } from './props.ts';
import { UpgradeToken } from './UpgradeToken.tsx';
import { cardLine } from './words.ts';

export interface DeadReckoningCardProps {
  /** undefined: face down. */
  readonly card: CardId | undefined;
  /** In pixels; from 200 on there is room for words. */
  readonly width?: number;
  readonly say: TableSay;
}

const ROOM_FOR_WORDS = 150;
const ROOM_FOR_READING = 200;

function sizeOf(width: number): FaceSize {
  if (width >= ROOM_FOR_READING) return 'L';
  return width >= ROOM_FOR_WORDS ? 'M' : 'S';
}

/** A crew card as it begins: level 1, nothing in its sleeve. */
const NEW = { level: 1, sleeves: [NO_CARD, NO_CARD, NO_CARD], used: 0, fired: 0 } as const;

export function DeadReckoningCard({ card, width = 116, say }: DeadReckoningCardProps) {
  const face = { width, size: sizeOf(width), say };
  if (card === undefined) return <CrewCard card={0} {...NEW} {...face} state="hidden" />;
  switch (CARD_INFO[card]?.module) {
    case 'crew':
      return <CrewCard card={card} {...NEW} {...face} state="hand" />;
    case 'row':
    case 'back':
      return <AdvancementCard card={card} {...face} />;
    case 'upgrade':
      return <UpgradeToken card={card} {...face} />;
    case 'token':
      return <BonusToken card={card} {...face} />;
    case 'solo':
      return <OrderCard card={card} hard={false} {...face} />;
    default:
      return <Plain card={card} {...face} />;
  }
}

interface PlainProps {
  readonly card: CardId;
  readonly width: number;
  readonly size: FaceSize;
  readonly say: TableSay;
}

/** Tiles, buildings and achievements: a picture, a name, and in words what it is about. */
function Plain({ card, width, size, say }: PlainProps) {
  return (
    <Face face={{ width, size }} label={cardLine(card, undefined, say)} kind={undefined}>
      <span className={css.picture} data-module={CARD_INFO[card]?.module}>
        <Picture card={card} />
      </span>
      <span className={css.name}>{cardName(card, say)}</span>
      {size === 'L' && <span className={css.about}>{aboutCard(card, say)}</span>}
    </Face>
  );
}

function Picture({ card }: { readonly card: CardId }) {
  switch (CARD_INFO[card]?.module) {
    case 'island':
      return <IslandArt island={card - FIRST_ISLAND} />;
    case 'sea':
      return <SeaArt sea={card - FIRST_SEA} />;
    case 'building':
      return <BuildingArt building={buildingOf(card)} size="62%" />;
    default:
      return (
        <>
          <Seal achievement={card - FIRST_ACHIEVEMENT} size="62%" />
          <span className={css.worth}>
            <Num>{ACHIEVEMENTS[card - FIRST_ACHIEVEMENT]?.value}</Num>
            <Sign name="coin" />
          </span>
        </>
      );
  }
}
