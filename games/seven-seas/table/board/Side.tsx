/** Beside the board: the shore where it has its place there, and what the dice and the loot may bring. */
import { type BoardProps, frameNamed, Meter, Panel, percent } from '@broadside/kit';
import { useState } from 'react';
import { caravanShips, GOODS, type LootKind } from '../../cards/table.ts';
import { mostSent, othersIn, raidOdds } from '../../rules/facade.ts';
import type { Raid } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { GoodIcon } from '../art/index.ts';
import { lootUnseen } from '../odds/loot.ts';
import { tenth } from '../odds/rounding.ts';
import type { Props } from '../props.ts';
import { bottomOf } from '../seats.ts';
import { HistorySheet } from './SeatSheet.tsx';
import { Shore } from './Shore.tsx';
import css from './Side.module.css';

/** The raid that is being prepared: its dice are not thrown yet. */
const coming = ({ raid, lid }: SevenSeasView): Raid | null =>
  lid?.card === raid?.card && (lid?.dice.length ?? 0) > 0 ? null : raid;

/** The chances of a raid, as far as its fleet is known. */
function RaidNow({ raid, ...props }: Props & { raid: Raid }) {
  const { view } = props;
  const { sent, more } = othersIn(view, undefined, raid.card);
  const rows = [
    { key: 'now', pirates: sent },
    ...(more > 0 ? ([{ key: 'all', pirates: sent + more }] as const) : []),
  ] as const;
  return (
    <dl className={css.rows}>
      {rows.map(({ key, pirates }) => {
        const odds = raidOdds(caravanShips(raid.card), pirates);
        return (
          <div key={key}>
            <dt>{t(props, `odds.${key}`, { ships: pirates })}</dt>
            <dd>
              <span aria-hidden="true">
                <Meter value={odds.won} label="" tone="leaf" />
              </span>
              <b>{t(props, 'percent', { percent: percent(odds.won) })}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What a raid is worth for a full fleet, for each size of caravan. */
function Caravans(props: Props) {
  const { view } = props;
  const seat = bottomOf(view);
  const fleet = [1, 2, 3, 4].map((ships) => othersIn(view, seat, ships - 1).more + mostSent(view, seat, ships - 1));
  return (
    <table className={css.table}>
      <caption>{t(props, 'odds.caravans')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(props, 'odds.size')}</th>
          <th scope="col">{t(props, 'odds.fleet')}</th>
          <th scope="col">{t(props, 'odds.won')}</th>
          <th scope="col">{t(props, 'odds.perShip')}</th>
        </tr>
      </thead>
      <tbody>
        {[1, 2, 3, 4].map((ships, at) => {
          const { won, perShip } = raidOdds(ships, fleet[at]);
          return (
            <tr key={ships}>
              <th scope="row">{ships}</th>
              <td>{fleet[at]}</td>
              <td>{t(props, 'percent', { percent: percent(won) })}</td>
              <td>{t(props, 'amount', { amount: tenth(perShip) })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function LootLeft(props: Props) {
  const unseen = lootUnseen(props.view);
  const title = t(props, 'odds.loot', { cards: props.view.lootLeft });
  return (
    <>
      <p className={css.caption}>{title}</p>
      <ul className={css.loot} aria-label={title}>
        {unseen.map((count, kind) => {
          const word = kind < GOODS.length ? (`good.${GOODS[kind]}` as const) : 'talismans';
          return (
            <li key={word} title={t(props, word)}>
              <GoodIcon good={kind as LootKind} size={24} />
              <span className="sr">{t(props, word)}</span>
              <b className="num">{count}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function Side(props: BoardProps<SevenSeasView>) {
  const { view, odds } = props;
  const [history, open] = useState(false);
  const raid = coming(view);
  return (
    <>
      <div className={css.shore}>
        <Shore {...props} onHistory={() => open(true)} />
      </div>
      {odds && view.flow.length > 0 && !frameNamed(view, 'finale') && (
        <Panel className={css.odds} title={t(props, 'odds')}>
          {raid ? <RaidNow {...props} raid={raid} /> : <Caravans {...props} />}
          <LootLeft {...props} />
        </Panel>
      )}
      {history && <HistorySheet {...props} onClose={() => open(false)} />}
    </>
  );
}
