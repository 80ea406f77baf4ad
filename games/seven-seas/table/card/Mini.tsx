/** Cards too small for words: a picture and the one line of figures that distinguishes them. */
import type { Seat } from '@broadside/kernel';
import { Card, type CardProps, cx, seatStyle } from '@broadside/kit';
import { type CardId, type Character, characterCard, TALISMAN } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import type { TableSay } from '../../text/table.ts';
import { AdventureBack, CharacterBack } from '../art/index.ts';
import css from './mini.module.css';
import { Picture } from './Plate.tsx';
import { type Print, printOf } from './print.ts';
import { Signs } from './signs.tsx';

type Shell = Pick<CardProps, 'width' | 'spot' | 'onClick' | 'label' | 'ready' | 'fresh' | 'dim' | 'selected'>;

/** Goods say all with their picture. */
const isSilent = (print: Print): boolean => print.kind === 'loot' && print.loot !== TALISMAN;

export function MiniFace({ shell, print }: { readonly shell: Shell; readonly print: Print }) {
  return (
    <Card
      {...shell}
      size="s"
      className={cx(css.mini, isSilent(print) && css.whole)}
      picture={<Picture print={print} small />}
      {...(isSilent(print) ? {} : { children: <Foot print={print} /> })}
    />
  );
}

const Foot = ({ print }: { readonly print: Print }) =>
  print.kind === 'character' ? <b className={css.order}>{print.character + 1}</b> : <Signs print={print} />;

export interface MiniProps {
  readonly say: TableSay;
  readonly width?: number;
  readonly ready?: boolean;
  readonly selected?: boolean;
  readonly faded?: boolean;
  readonly onPress?: (() => void) | undefined;
  readonly spot?: string | undefined;
}

const shellOf = (label: string, { width = 58, ready, selected, faded, onPress, spot }: MiniProps): Shell => ({
  label,
  width,
  ...(ready === undefined ? {} : { ready }),
  ...(selected === undefined ? {} : { selected }),
  ...(faded === undefined ? {} : { dim: faded }),
  ...(onPress === undefined ? {} : { onClick: onPress }),
  ...(spot === undefined ? {} : { spot }),
});

export interface MiniAdventureProps extends MiniProps {
  /** undefined: face down. */
  readonly card: CardId | undefined;
  readonly bayRum?: number | undefined;
}

export function MiniAdventure({ card, bayRum, ...props }: MiniAdventureProps) {
  const { say } = props;
  if (card === undefined)
    return (
      <Card
        {...shellOf(say('seven-seas.face.back.adventure'), props)}
        size="s"
        className={css.back ?? ''}
        picture={<AdventureBack size={40} />}
      />
    );
  return <MiniFace shell={shellOf(cardName(card, say), props)} print={printOf(card, bayRum)} />;
}

export interface MiniCharacterProps extends MiniProps {
  /** undefined: a secret choice. */
  readonly character: Character | undefined;
  /** Whose it is: its edge has that colour, and so has its back. */
  readonly seat?: Seat | undefined;
}

/** A bust and its number; a secret choice shows whose it is and nothing else. */
export function MiniCharacter({ character, seat, ...props }: MiniCharacterProps) {
  const { say } = props;
  if (character === undefined)
    return (
      <Card
        {...shellOf(say('seven-seas.face.back.character'), props)}
        size="s"
        className={cx(css.back, css.person)}
        picture={<CharacterBack seat={seat} size={40} />}
      />
    );
  const print: Print = { kind: 'character', character };
  return (
    <span className={css.seat} style={seat === undefined ? undefined : seatStyle(seat)}>
      <Card
        {...shellOf(cardName(characterCard(character), say), props)}
        size="s"
        className={cx(css.person, seat !== undefined && css.owned)}
        picture={<Picture print={print} small />}
        left={<b className={css.order}>{character + 1}</b>}
      />
    </span>
  );
}
