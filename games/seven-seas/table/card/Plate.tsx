/** The picture of a card. */
import type { TableSay } from '../../text/table.ts';
import { CharacterBust, Engraving, GoodIcon } from '../art/index.ts';
import css from './card.module.css';
import { type Print, playerOf } from './print.ts';

/** `small`: there is no room for hatching. */
export function Picture({ print, small = false }: { readonly print: Print; readonly small?: boolean }) {
  const size = small ? { size: 40 } : {};
  switch (print.kind) {
    case 'caravan':
      return <Engraving what="caravan" nation={print.nation} ships={print.ships} {...size} />;
    case 'port':
      return print.bay ? <Engraving what="bay" {...size} /> : <Engraving what="port" good={print.best} {...size} />;
    case 'curse':
      return <Engraving what={print.curse} {...size} />;
    case 'end':
      return <Engraving what="end" {...size} />;
    case 'character':
      return <CharacterBust character={print.character} {...(small ? { size: 40 } : {})} />;
    case 'loot':
      return (
        <span className={css.loot} data-trophy={print.loot === 3 || undefined}>
          <GoodIcon good={print.loot} size={small ? 30 : '100%'} />
        </span>
      );
  }
}

export interface PlateProps {
  readonly print: Print;
  readonly say: TableSay;
  /** Whether there is room for the name of whoever plays it. */
  readonly band: boolean;
}

/** The picture under a band that names whoever plays the card. */
export function Plate({ print, say, band }: PlateProps) {
  const player = playerOf(print);
  return (
    <span className={css.plate} data-kind={print.kind}>
      {band && player !== undefined && <span className={css.band}>{say(`seven-seas.card.${player}`)}</span>}
      <span className={css.picture}>
        <Picture print={print} />
      </span>
    </span>
  );
}
