/** An advancement: its price in cargo, its row, one slot, what it does. A merchant shows its own face. */
import type { Say } from '@broadside/text';
import { effectsOf, isBack, isMerchant, rowCard } from '../../cards/table.ts';
import { ROMAN, Sign, SlotSign } from '../art/index.ts';
import { EffectSigns } from './EffectSigns.tsx';
import { Face, Num } from './Face.tsx';
import { MerchantCard } from './MerchantCard.tsx';
import type { RowCardProps } from './props.ts';
import css from './row.module.css';
import { cardLine, faceName } from './words.ts';

export const Price = ({ cargo }: { readonly cargo: number }) => (
  <span className={css.price}>
    <Num>{cargo}</Num>
    <Sign name="cargo" />
  </span>
);

export const RowMark = ({ row, say }: { readonly row: number; readonly say: Say }) => (
  <span className={css.row}>
    {say('dead-reckoning.face.row')} <Num>{ROMAN[row]}</Num>
  </span>
);

export const SlotLine = ({
  slot,
  words,
  say,
}: {
  readonly slot: number;
  readonly words: boolean;
  readonly say: Say;
}) => (
  <span className={css.slot}>
    <SlotSign slot={slot} />
    {words && say(`dead-reckoning.face.slot.${slot}`)}
  </span>
);

export function AdvancementCard(props: RowCardProps) {
  const { card, size = 'M', say, note, label = cardLine(card, note, say) } = props;
  if (isMerchant(card) || isBack(card)) return <MerchantCard {...props} />;
  const { price, row, slot } = rowCard(card);
  return (
    <Face face={props} label={label} kind={undefined}>
      <span className={css.head}>
        <Price cargo={price} />
        <RowMark row={row} say={say} />
      </span>
      {size === 'L' && <span className={css.name}>{faceName(card, say)}</span>}
      <span className={css.strip}>
        <EffectSigns groups={effectsOf(card)} say={say} plain words={size !== 'S'} label="" />
      </span>
      <SlotLine slot={slot} words={size !== 'S'} say={say} />
    </Face>
  );
}
