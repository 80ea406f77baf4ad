/** Goods that come or go: loot to keep, excess to discard, one to lose in the Tavern. */

import type { Seat } from '@broadside/kernel';
import { Button, isLegal } from '@broadside/kit';
import { ALL_GOODS, lootCard } from '../../../cards/table.ts';
import { countOf } from '../../../rules/facade.ts';
import type { FrameOf } from '../../../rules/state.ts';
import { t } from '../../../text/table.ts';
import { LootBack } from '../../art/index.ts';
import { verb } from '../../buttons.ts';
import { roomFor } from '../../choicesLoot.ts';
import { pays } from '../../prices.ts';
import type { Props } from '../../props.ts';
import { goodsWords } from '../words.ts';
import { GoodButtons } from './GoodButtons.tsx';
import { Scene } from './Scene.tsx';
import { Ships } from './Ships.tsx';

type Verb = 'keep' | 'discard' | 'lose';

/** One button for each kind that is there. */
function buttons(props: Props, seat: Seat, type: Verb, goods: readonly number[]) {
  return ALL_GOODS.filter((good) => goods[good] > 0).map((good) => {
    const action = { type, card: lootCard(good) } as const;
    const label = verb(props, seat, action);
    return { good, count: goods[good], label, note: label, action: isLegal(props, action) ? action : undefined };
  });
}

export function Keep({ frame, ...props }: Props & { frame: FrameOf<'keep'> }) {
  const { view, viewer, nameOf, play } = props;
  const { seat, goods } = frame;
  const mine = seat === viewer && props.legal.length > 0;
  const room = roomFor(props, seat);
  const values = { name: nameOf(seat), room, cards: countOf(goods) };
  const all = { type: 'keepAll' } as const;
  const leave = { type: 'leave' } as const;
  return (
    <Scene
      picture={<LootBack />}
      title={t(props, mine ? 'keep.title' : 'keep.other', values)}
      note={t(props, 'keep.note', values)}
    >
      {mine ? <GoodButtons {...props} list={buttons(props, seat, 'keep', goods)} /> : <p>{goodsWords(props, goods)}</p>}
      {mine && <Ships view={view} seat={seat} />}
      {mine && (
        <p>
          {isLegal(props, all) && (
            <Button tone="primary" onClick={() => play(all)}>
              {verb(props, seat, all)}
            </Button>
          )}{' '}
          <Button onClick={() => play(leave)}>{verb(props, seat, leave)}</Button>
        </p>
      )}
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
      title={t(props, mine ? 'excess.title' : 'excess.other', values)}
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
      title={t(props, mine ? 'lose.title' : 'lose.other', { name: nameOf(seat) })}
      note={t(props, 'lose.note', { chests: pays(view, goods) })}
    >
      {mine && <GoodButtons {...props} list={buttons(props, seat, 'lose', goods)} />}
      <Ships view={view} seat={seat} />
    </Scene>
  );
}
