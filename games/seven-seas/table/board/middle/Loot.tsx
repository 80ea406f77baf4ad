/** Goods that come or go: loot to keep, excess to discard, one to lose in the Tavern. */

import type { Seat } from '@broadside/kernel';
import { Icon, isLegal } from '@broadside/kit';
import { ALL_GOODS, type Good, lootCard } from '../../../cards/table.ts';
import { countOf } from '../../../rules/facade.ts';
import type { FrameOf } from '../../../rules/state.ts';
import { t } from '../../../text/table.ts';
import { LootBack } from '../../art/index.ts';
import { verb } from '../../buttons.ts';
import { roomFor } from '../../choicesLoot.ts';
import { pays, priceOf, THRESHOLD } from '../../prices.ts';
import type { Props } from '../../props.ts';
import { goodsWords } from '../words.ts';
import { GoodButtons } from './GoodButtons.tsx';
import css from './Loot.module.css';
import { Scene } from './Scene.tsx';
import { Ships } from './Ships.tsx';

type Verb = 'keep' | 'discard' | 'lose';

/** What the port would pay, and what is aboard already: three of a kind raise the price (S7-MERCHANT-2). */
function worth(props: Props, seat: Seat, good: Good): string {
  const price = priceOf(props.view, good);
  const held = props.view.pirates[seat].goods[good];
  return t(props, price > 1 ? 'goods.raised' : 'goods.plain', { price, need: THRESHOLD, held });
}

/** One button for each kind that is there. */
function buttons(props: Props, seat: Seat, type: Verb, goods: readonly number[]) {
  return ALL_GOODS.filter((good) => goods[good] > 0).map((good) => {
    const action = { type, card: lootCard(good) } as const;
    return {
      good,
      count: goods[good],
      label: verb(props, seat, action),
      note: worth(props, seat, good),
      action: isLegal(props, action) ? action : undefined,
    };
  });
}

/** What the goods aboard mean: how many ships are free for a raid, and what the port pays for them. */
function Meaning({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { free, goods } = props.view.pirates[seat];
  return (
    <p className={css.meaning} data-bad={free === 0 || undefined}>
      <Icon name={free === 0 ? 'warning' : 'check'} size={18} />
      <span>
        {t(props, 'keep.now', { free })}{' '}
        {countOf(goods) > 0 && t(props, 'lose.note', { chests: pays(props.view, goods) })}
      </span>
    </p>
  );
}

/** Card by card here; everything or nothing by the buttons below, which say what that costs. */
export function Keep({ frame, ...props }: Props & { frame: FrameOf<'keep'> }) {
  const { view, viewer, nameOf } = props;
  const { seat, goods } = frame;
  const mine = seat === viewer && props.legal.length > 0;
  const room = roomFor(props, seat);
  const values = { name: nameOf(seat), room, cards: countOf(goods) };
  return (
    <Scene
      picture={<LootBack />}
      title={t(props, seat === viewer ? 'keep.title' : 'keep.other', values)}
      note={t(props, 'keep.note', values)}
    >
      {mine ? <GoodButtons {...props} list={buttons(props, seat, 'keep', goods)} /> : <p>{goodsWords(props, goods)}</p>}
      {mine && <Ships view={view} seat={seat} />}
      {mine && <Meaning {...props} seat={seat} />}
    </Scene>
  );
}

export function Excess({ frame, ...props }: Props & { frame: FrameOf<'excess'> }) {
  const { view, viewer, nameOf } = props;
  const { seat } = frame;
  const { goods, capacity } = view.pirates[seat];
  const mine = seat === viewer && props.legal.length > 0;
  const values = { name: nameOf(seat), cards: countOf(goods) - capacity };
  return (
    <Scene
      picture={<LootBack />}
      title={t(props, seat === viewer ? 'excess.title' : 'excess.other', values)}
      note={t(props, 'excess.note', { capacity })}
    >
      {mine && <GoodButtons {...props} list={buttons(props, seat, 'discard', goods)} />}
      <Ships view={view} seat={seat} />
    </Scene>
  );
}

export function Lose({ frame, ...props }: Props & { frame: FrameOf<'lose'> }) {
  const { view, viewer, nameOf } = props;
  const { seat } = frame;
  const { goods } = view.pirates[seat];
  const mine = seat === viewer && props.legal.length > 0;
  return (
    <Scene
      title={t(props, seat === viewer ? 'lose.title' : 'lose.other', { name: nameOf(seat) })}
      note={t(props, 'lose.note', { chests: pays(view, goods) })}
    >
      {mine && <GoodButtons {...props} list={buttons(props, seat, 'lose', goods)} />}
      <Ships view={view} seat={seat} />
    </Scene>
  );
}
