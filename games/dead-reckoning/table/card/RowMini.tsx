/** A row card as it lies on its tile: the price, the slot, the signs; a merchant is a ship. */
import { cx } from '@broadside/kit';
import { effectsOf, isMerchant, NO_CARD, rowCard } from '../../cards/table.ts';
import { MerchantArt, SlotSign } from '../art/index.ts';
import { Price } from './AdvancementCard.tsx';
import { EffectSigns } from './EffectSigns.tsx';
import type { RowMiniProps } from './props.ts';
import css from './row.module.css';
import { cardLine } from './words.ts';

export function RowMini({ card, say, label, className }: RowMiniProps) {
  if (card === NO_CARD)
    return (
      <span
        role="img"
        aria-label={label ?? say('dead-reckoning.face.gone')}
        className={cx(css.mini, css.gone, className)}
      />
    );
  const { price, slot, row } = rowCard(card);
  const name = label ?? cardLine(card, undefined, say);
  if (isMerchant(card))
    return (
      <span role="img" aria-label={name} className={cx(css.mini, css.sailing, className)}>
        <MerchantArt row={row} className={css.miniMerchant} />
        <Price cargo={price} />
        <SlotSign slot={slot} size="12px" className={css.miniSlot} />
      </span>
    );
  return (
    <span role="img" aria-label={name} className={cx(css.mini, className)}>
      <Price cargo={price} />
      <SlotSign slot={slot} size="12px" className={css.miniSlot} />
      <span className={css.miniStrip}>
        <EffectSigns groups={effectsOf(card)} say={say} plain label="" />
      </span>
    </span>
  );
}
