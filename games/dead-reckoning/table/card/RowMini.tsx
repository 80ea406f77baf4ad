/** A row card as it lies on its tile: the price, the slot, the signs; a merchant is a ship. */
import { cx } from '@broadside/kit';
import type { Group } from '../../cards/effects.ts';
import { effectsOf, isMerchant, NO_CARD, rowCard } from '../../cards/table.ts';
import { MerchantArt, Sign, SlotSign } from '../art/index.ts';
import { briefOf } from './brief.ts';
import { Num } from './Face.tsx';
import type { RowMiniProps } from './props.ts';
import css from './row.module.css';
import { Price } from './rowFields.tsx';
import { cardLine } from './words.ts';

/** The group's first ability stands for it; the more groups, the less is said of each. */
function BriefSign({ group, among }: { readonly group: Group; readonly among: number }) {
  const [first] = group;
  if (first === undefined) return null;
  const { sign, n, x, battle } = briefOf(first);
  return (
    <span className={css.brief}>
      {battle && among === 1 && <Sign name="battle" size="0.95em" />}
      {n !== '' && among < 3 && <Num>{n}</Num>}
      <Sign name={sign} />
      {x !== undefined && (
        <>
          ×<Sign name={x} size="0.95em" />
        </>
      )}
    </span>
  );
}

export function RowMini({ card, say, label, className, 'data-id': id }: RowMiniProps) {
  if (card === NO_CARD)
    return (
      <span
        data-id={id}
        role="img"
        aria-label={label ?? say('dead-reckoning.face.gone')}
        className={cx(css.mini, css.gone, className)}
      />
    );
  const { price, slot, row } = rowCard(card);
  const name = label ?? cardLine(card, undefined, say);
  if (isMerchant(card))
    return (
      <span data-id={id} role="img" aria-label={name} className={cx(css.mini, css.sailing, className)}>
        <MerchantArt row={row} className={css.miniMerchant} />
        <Price cargo={price} />
        <SlotSign slot={slot} size="12px" className={css.miniSlot} />
      </span>
    );
  return (
    <span data-id={id} role="img" aria-label={name} className={cx(css.mini, className)}>
      <Price cargo={price} />
      <SlotSign slot={slot} size="12px" className={css.miniSlot} />
      <span className={css.miniStrip}>
        {effectsOf(card).map((group, at, groups) => (
          <BriefSign key={at} group={group} among={groups.length} />
        ))}
      </span>
    </span>
  );
}

/** The same in one line, for the whole sea on a phone: "4 cargo › cannon". */
export function RowTag({ card, className, 'data-id': id }: Omit<RowMiniProps, 'say' | 'label'>) {
  if (card === NO_CARD) return null;
  return (
    <span data-id={id} className={cx(css.tag, className)} aria-hidden="true">
      <Price cargo={rowCard(card).price} />
      <i>›</i>
      {isMerchant(card) ? (
        <Sign name="trade" />
      ) : (
        effectsOf(card).map((group, at, groups) => <BriefSign key={at} group={group} among={groups.length} />)
      )}
    </span>
  );
}
