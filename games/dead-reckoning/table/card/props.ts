/** Props of the card faces. */

import type { Marked } from '@broadside/kit';
import type { Groups } from '../../cards/effects.ts';
import type { Slot } from '../../cards/rowCard.ts';
import type { CardId } from '../../cards/table.ts';
import type { TableSay } from '../../text/table.ts';
import type { Owner } from '../art/props.ts';

/** S: for the table and hands, signs only; M: for choosing; L: for reading. */
export type FaceSize = 'S' | 'M' | 'L';

/** What every face has in common. */
export interface FaceProps {
  readonly say: TableSay;
  readonly size?: FaceSize | undefined;
  /** In pixels, instead of the width of its size. */
  readonly width?: number | undefined;
  /** Its name for those who do not see it; left out, it says all that is printed on it. */
  readonly label?: string | undefined;
  /** Makes it a button. */
  readonly onPress?: (() => void) | undefined;
  /** Pressed, it shows all of it in words: what has no room here is read there. */
  readonly opens?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** May be chosen now. */
  readonly pickable?: boolean | undefined;
  /** Out of the question; a reason stands under it. */
  readonly dim?: boolean | undefined;
  readonly note?: string | undefined;
  /** Where flights begin and end. */
  readonly spot?: string | undefined;
  readonly 'data-id'?: string | undefined;
  readonly className?: string | undefined;
}

export interface CrewCardProps extends FaceProps {
  readonly card: CardId;
  readonly level: number;
  /** Top, middle, bottom; NO_CARD where the sleeve is empty. */
  readonly sleeves: readonly CardId[];
  /** Bits part * 4 + group, as Crew.used. */
  readonly used: number;
  /** Cannons of the card that fired this turn, as Crew.fired. */
  readonly fired: number;
  /** Hand: nothing is used yet; hidden: face down. */
  readonly state?: 'hand' | 'play' | 'hidden' | undefined;
  /** Whose back a hidden card shows. */
  readonly owner?: Owner | undefined;
  /** An advancement shown in its slot as it would be when sleeved. */
  readonly preview?: CardId | undefined;
  /** A free slot that is offered for an advancement. */
  readonly offered?: Slot | undefined;
}

export interface RowCardProps extends FaceProps {
  /** A row card, a merchant's front or a merchant's back. */
  readonly card: CardId;
}

export interface RowBackProps extends FaceProps {
  /** 1 to 4. */
  readonly row: number;
}

/** The thumbnail of a row card on its tile. */
export interface RowMiniProps extends Marked {
  readonly say: TableSay;
  /** NO_CARD: bought, and refilled at the end of the turn. */
  readonly card: CardId;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export interface UpgradeTokenProps extends FaceProps {
  readonly card: CardId;
}

export interface BonusTokenProps extends FaceProps {
  /** undefined: face down. */
  readonly card: CardId | undefined;
  /** Places in ACHIEVEMENTS its owner has gained. */
  readonly gained?: readonly number[] | undefined;
}

export interface OrderCardProps extends FaceProps {
  /** undefined: face down. */
  readonly card: CardId | undefined;
  readonly hard: boolean;
  /** Which lines are being carried out: those printed, or those instead. */
  readonly instead?: boolean | undefined;
  /** The line the rival is at. */
  readonly at?: number | undefined;
}

export interface EffectSignsProps {
  readonly groups: Groups;
  readonly say: TableSay;
  /** Bit `group` for every used one. */
  readonly used?: number | undefined;
  /** How many of its cannons have fired. */
  readonly fired?: number | undefined;
  /** Words beside the signs. */
  readonly words?: boolean | undefined;
  /** No marks for ready and used: a card that cannot be used here. */
  readonly plain?: boolean | undefined;
  /** Read instead of the signs; '' where words beside them say it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}
