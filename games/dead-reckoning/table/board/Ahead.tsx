/** The battle that begins on arrival: both ships, the chance, and what else is at stake. */
import { percent } from '@broadside/kit';
import { t } from '../../text/table.ts';
import { ShipPiece, Sign } from '../art/index.ts';
import { type BattleAhead, battlesAt } from '../battle/ahead.ts';
import type { Props } from '../props.ts';
import css from './Ahead.module.css';

interface AheadProps extends Props {
  readonly seat: number;
  readonly at: number;
}

function Chance({ battle, ...props }: Props & { readonly battle: BattleAhead }) {
  const win = percent(battle.win);
  return (
    <p className={css.chance}>
      {t(props, 'ahead.win')}
      <span className={css.bar}>
        <span style={{ width: `${win}%` }} />
      </span>
      <b>{t(props, 'ahead.percent', { percent: win })}</b>
    </p>
  );
}

export function Ahead({ at, ...props }: AheadProps) {
  const { view, seat, nameOf, odds } = props;
  return battlesAt(view, seat, at).map((battle) => (
    <section key={battle.foe} className={css.ahead} data-id="ahead">
      <div className={css.sides}>
        <span className={css.ship}>
          <ShipPiece owner={seat} pirate={view.players[seat].pirate} />
        </span>
        <span>
          <b>{t(props, 'you')}</b>
          <small>{t(props, 'ahead.cubes', { cubes: battle.cubes })}</small>
        </span>
        <Sign name="battle" size={26} />
        <span className={css.foe}>
          <b>{nameOf(battle.foe)}</b>
          <small>{t(props, 'ahead.cubes', { cubes: battle.foes })}</small>
        </span>
        <span className={css.ship}>
          <ShipPiece owner={battle.foe} pirate turned />
        </span>
      </div>
      {odds && <Chance {...props} battle={battle} />}
      <p className={css.warning}>
        <Sign name="flag" size={22} />
        <span>
          {t(props, 'ahead.warning', { name: nameOf(battle.foe) })}
          {odds && percent(battle.best) > percent(battle.win) && (
            <> {t(props, 'ahead.best', { percent: percent(battle.best) })}</>
          )}
        </span>
      </p>
    </section>
  ));
}
