/** The final sale, and how the match stands when nothing waits any more. */

import type { Seat } from '@broadside/kernel';
import { SeatEmblem } from '@broadside/kit';
import type { ReactNode } from 'react';
import { countOf } from '../../../rules/facade.ts';
import type { FrameOf } from '../../../rules/state.ts';
import { t } from '../../../text/table.ts';
import { BlackMark, Chest, Engraving, GoodIcon, YinYang } from '../../art/index.ts';
import { points } from '../../facts.ts';
import { pays } from '../../prices.ts';
import type { Props } from '../../props.ts';
import { goodsWords } from '../words.ts';
import css from './Over.module.css';
import { Scene } from './Scene.tsx';

function Row({ seat, children, ...props }: Props & { seat: Seat; children: ReactNode }) {
  return (
    <li>
      <SeatEmblem seat={seat} size={28} />
      <b>{props.nameOf(seat)}</b>
      {children}
    </li>
  );
}

export function Finale({ frame, ...props }: Props & { frame: FrameOf<'finale'> }) {
  const { view, viewer, legal } = props;
  const asked = typeof viewer === 'number' && legal.length > 0;
  return (
    <Scene
      picture={<Engraving what="end" />}
      title={t(props, 'finale.title')}
      note={t(props, asked ? 'finale.mine' : 'finale.note')}
    >
      <ul className={css.rows}>
        {view.pirates.map(({ goods }, seat) => (
          <Row key={seat} {...props} seat={seat}>
            <span className={css.what}>
              {(frame.done & (1 << seat)) > 0 ? t(props, 'finale.done') : goodsWords(props, goods)}
            </span>
            {countOf(goods) > 0 && (
              <span className={css.sum}>
                <Chest size={22} />
                <b className="num">{t(props, 'finale.pays', { chests: pays(view, goods) })}</b>
              </span>
            )}
          </Row>
        ))}
      </ul>
    </Scene>
  );
}

/** S7-END-7: where the points come from. */
export function Over(props: Props) {
  const { view } = props;
  const scores = points(view);
  const order = view.pirates.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  return (
    <Scene picture={<Engraving what="end" />} title={t(props, 'over.title')} note={t(props, 'over.note')}>
      <ol className={css.rows}>
        {order.map((seat) => {
          const { chests, talismans, yinYang, marks } = view.pirates[seat];
          return (
            <Row key={seat} {...props} seat={seat}>
              <span className={css.parts}>
                <span>
                  <Chest size={20} /> {chests}
                </span>
                <span>
                  <GoodIcon good={3} size={20} /> +{talismans}
                </span>
                <span>
                  <YinYang size={20} /> +{Math.floor(yinYang / 3)}
                </span>
                <span>
                  <BlackMark size={20} /> −{3 * marks}
                </span>
              </span>
              <b className={css.score}>{t(props, 'over.points', { points: scores[seat] })}</b>
            </Row>
          );
        })}
      </ol>
    </Scene>
  );
}
