/** One order of the rival in signs. */
import type { ReactNode } from 'react';
import type { Order, Target } from '../../cards/solo.ts';
import { Sign, type SignName } from '../art/index.ts';
import css from './signs.module.css';

const TARGETS: Readonly<Record<Target, SignName>> = {
  nearestUnexplored: 'chart',
  bestFreeIsland: 'island',
  bestPlayerIsland: 'island',
  ownWeakestIsland: 'island',
  nearestMerchant: 'trade',
  playerShip: 'ship',
  harbour: 'dock',
};

const Line = ({ n, children }: { readonly n?: ReactNode; readonly children: ReactNode }) => (
  <span className={css.sym}>
    {n !== undefined && <b className={css.num}>{n}</b>}
    {children}
  </span>
);

export function OrderSigns({ order }: { readonly order: Order }) {
  switch (order.do) {
    case 'move':
      return (
        <Line n={order.sails}>
          <Sign name="sail" />
          <i className={css.by}>→</i>
          <Sign name={TARGETS[order.target]} />
        </Line>
      );
    case 'influence':
      return (
        <Line n={order.n}>
          <Sign name="influence" />
        </Line>
      );
    case 'attack':
      return (
        <Line>
          <Sign name="battle" />
          {order.cubes > 0 && (
            <>
              <b className={css.num}>+{order.cubes}</b>
              <Sign name="roll" />
            </>
          )}
        </Line>
      );
    case 'produce':
      return (
        <Line n={order.n}>
          <Sign name="produce" />
        </Line>
      );
    case 'build':
      return (
        <Line>
          <Sign name={order.building} />
        </Line>
      );
    case 'upgrade':
      return (
        <Line>
          <Sign name={order.kind === 'basic' ? 'upgradeBasic' : 'upgradeAdvanced'} />
        </Line>
      );
    case 'train':
      return (
        <Line n={order.n}>
          <Sign name="level" />
        </Line>
      );
    case 'takeCard':
      return (
        <Line>
          <Sign name="take" />
        </Line>
      );
    case 'coins':
      return (
        <Line n={`+${order.n}`}>
          <Sign name="coin" />
        </Line>
      );
    case 'repair':
      return (
        <Line n={order.n}>
          <Sign name="repair" />
        </Line>
      );
    case 'mode':
      return (
        <Line>
          <Sign name={order.pirate ? 'flag' : 'trade'} />
        </Line>
      );
  }
}
