/** Small parts that the faces of row cards share: price, row, slot. */
import type { Slot } from '../../cards/rowCard.ts';
import type { TableSay } from '../../text/table.ts';
import { ROMAN, Sign, SlotSign } from '../art/index.ts';
import { Num } from './Face.tsx';
import css from './row.module.css';

export const Price = ({ cargo }: { readonly cargo: number }) => (
  <span className={css.price}>
    <Num>{cargo}</Num>
    <Sign name="cargo" />
  </span>
);

export const RowMark = ({ row, say }: { readonly row: number; readonly say: TableSay }) => (
  <span className={css.row}>
    {say('dead-reckoning.face.row')} <Num>{ROMAN[row]}</Num>
  </span>
);

export const SlotLine = ({
  slot,
  words,
  say,
}: {
  readonly slot: Slot;
  readonly words: boolean;
  readonly say: TableSay;
}) => (
  <span className={css.slot}>
    <SlotSign slot={slot} />
    {words && say(`dead-reckoning.face.slot.${slot}`)}
  </span>
);
