/** S7-CAPTAIN-3: how many ships go; what the raid promises with them, where chances may be shown. */
import type { Seat } from '@broadside/kernel';
import { Meter, percent } from '@broadside/kit';
import { nationOf } from '../../../cards/table.ts';
import { prospect } from '../../../rules/facade.ts';
import type { FrameOf } from '../../../rules/state.ts';
import { ofNation } from '../../../text/cards.ts';
import { t } from '../../../text/table.ts';
import { BlackMark } from '../../art/index.ts';
import { legalOf } from '../../buttons.ts';
import { marksFor } from '../../choicesRaid.ts';
import { RaidHead } from '../../lid/index.ts';
import { tenth } from '../../odds/rounding.ts';
import type { Props } from '../../props.ts';
import { NumberPick } from './NumberPick.tsx';
import css from './Raid.module.css';
import { Scene } from './Scene.tsx';

function Prospects({ count, seat, card, ...props }: Props & { count: number; seat: Seat; card: number }) {
  const { now, best } = prospect(props.view, seat, card, count);
  const [least, most] = [percent(now.won), percent(best.won)];
  const [loot, lootThen] = [tenth(now.perShip * count), tenth(best.perShip * count)];
  return (
    <dl className={css.odds}>
      <div>
        <dt>{t(props, 'send.now')}</dt>
        <dd>
          <span aria-hidden="true">
            <Meter value={now.won} label="" tone="leaf" />
          </span>
          <b className="num">{t(props, 'percent', { percent: least })}</b>
        </dd>
      </div>
      {most > least && (
        <div>
          <dt>{t(props, 'send.best')}</dt>
          <dd>
            <span aria-hidden="true">
              <Meter value={best.won} label="" tone="sea" />
            </span>
            <b className="num">{t(props, 'percent', { percent: most })}</b>
          </dd>
        </div>
      )}
      {count > 0 && (
        <div>
          <dt>{t(props, 'send.expected')}</dt>
          <dd>
            {t(props, loot === lootThen ? 'send.loot.sure' : 'send.loot', {
              loot,
              most: lootThen,
              sunk: tenth(now.sunk * count),
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the number means: marks for certain, chances where they may be shown. */
function About({ count, seat, ...props }: Props & { count: number; seat: Seat }) {
  const { view, odds, say } = props;
  const { raid } = view;
  if (raid === null) return null;
  const own = view.corsairs[nationOf(raid.card)] === seat;
  return (
    <>
      {marksFor(props, seat, count) && (
        <p className={css.mark}>
          <BlackMark size={20} />
          {count === 0 || !own
            ? t(props, 'send.home')
            : t(props, 'send.own', { nation: ofNation(nationOf(raid.card), say) })}
        </p>
      )}
      {odds && <Prospects {...props} count={count} seat={seat} card={raid.card} />}
    </>
  );
}

export function Send({ frame, ...props }: Props & { frame: FrameOf<'send'> }) {
  const { viewer, nameOf, view } = props;
  const { seat, most } = frame;
  const sends = legalOf(props, 'send');
  const head = view.raid && <RaidHead {...props} card={view.raid.card} />;
  if (seat !== viewer || sends.length === 0)
    return (
      <Scene title={t(props, 'send.other', { name: nameOf(seat) })} note={t(props, 'send.note', { most })}>
        {head}
      </Scene>
    );
  const { free } = view.pirates[seat];
  return (
    <Scene title={t(props, 'send.title')} note={t(props, 'send.limit', { most, free })}>
      {head}
      <NumberPick
        props={props}
        seat={seat}
        label={t(props, 'send.title')}
        actions={sends}
        about={(count) => <About {...props} count={count} seat={seat} />}
      />
    </Scene>
  );
}
