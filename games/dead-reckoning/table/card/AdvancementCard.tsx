import { effectsOf, isBack, isMerchant, rowCard } from '../../cards/table.ts';
import { EffectSigns } from './EffectSigns.tsx';
import { Face } from './Face.tsx';
import { MerchantCard } from './MerchantCard.tsx';
import type { RowCardProps } from './props.ts';
import css from './row.module.css';
import { Price, RowMark, SlotLine } from './rowFields.tsx';
import { cardLine, faceName } from './words.ts';

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
