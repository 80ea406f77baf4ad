/** A curse before and after its throw: what the Shaman keeps safe, names, and hands out. */

import { frameNamed, isLegal, SeatEmblem } from '@broadside/kit';
import { ALL_GOODS, curseOf, lootCard } from '../../../cards/table.ts';
import { RED } from '../../../rules/facade.ts';
import type { FrameOf } from '../../../rules/state.ts';
import { sevenSeasVoice } from '../../../text/index.ts';
import { t } from '../../../text/table.ts';
import { DieFace, Engraving } from '../../art/index.ts';
import { cardName, legalOf, verb } from '../../buttons.ts';
import { namedDetail } from '../../choicesCurse.ts';
import type { Props } from '../../props.ts';
import css from './Curse.module.css';
import { GoodButtons } from './GoodButtons.tsx';
import { NumberPick } from './NumberPick.tsx';
import { Scene } from './Scene.tsx';

const picture = (card: number) => <Engraving what={curseOf(card)} />;

export function Protect({ frame, ...props }: Props & { frame: FrameOf<'protect'> }) {
  const { view, viewer, nameOf, say } = props;
  const { seat, most } = frame;
  const card = frameNamed(view, 'curse')?.card;
  if (card === undefined) return null;
  const { ships, guards } = view.pirates[seat];
  const protects = legalOf(props, 'protect');
  const mine = seat === viewer && protects.length > 0;
  return (
    <Scene
      picture={picture(card)}
      title={t(props, seat === viewer ? 'protect.title' : 'protect.other', {
        name: nameOf(seat),
        card: cardName(props, card),
      })}
      note={sevenSeasVoice.about?.(card, say)}
    >
      {mine && (
        <NumberPick
          props={props}
          seat={seat}
          label={t(props, 'protect.label', { most })}
          actions={protects}
          about={(count) => t(props, 'choice.protect', { ships: ships - guards - count })}
        />
      )}
    </Scene>
  );
}

export function Name({ frame, ...props }: Props & { frame: FrameOf<'name'> }) {
  const { view, viewer, nameOf, say } = props;
  const { seat } = frame;
  const card = frameNamed(view, 'curse')?.card;
  if (card === undefined) return null;
  const mine = seat === viewer && props.legal.length > 0;
  const list = ALL_GOODS.map((good) => {
    const action = { type: 'name', card: lootCard(good) } as const;
    const note = namedDetail(props, action.card);
    return {
      good,
      label: `${verb(props, seat, action)}. ${note}`,
      note,
      action: isLegal(props, action) ? action : undefined,
    };
  });
  return (
    <Scene
      picture={picture(card)}
      title={t(props, seat === viewer ? 'name.title' : 'name.other', {
        name: nameOf(seat),
        card: cardName(props, card),
      })}
      note={sevenSeasVoice.about?.(card, say)}
    >
      {mine && <GoodButtons {...props} list={list} />}
    </Scene>
  );
}

/** S7-CURSE-14: dice to players, clockwise from the Shaman; `to` is next. */
export function Assign({ frame, ...props }: Props & { frame: FrameOf<'assign'> }) {
  const { view, viewer, nameOf, play } = props;
  const { seat, to } = frame;
  const curse = frameNamed(view, 'curse');
  const mine = seat === viewer && props.legal.length > 0;
  const given = curse?.due ?? [];
  return (
    <Scene
      picture={curse && picture(curse.card)}
      title={t(props, mine ? (to === viewer ? 'assign.self' : 'assign.title') : 'assign.other', {
        name: nameOf(to),
        shaman: nameOf(seat),
      })}
      note={t(props, 'assign.note')}
    >
      <ul className={css.given}>
        {view.pirates.map((_, place) => (
          <li key={place} data-next={place === to || undefined}>
            <SeatEmblem seat={place} size={26} />
            <span>{nameOf(place)}</span>
            {(given[place] ?? 0) > 0 ? <DieFace side={RED} value={given[place]} size={28} /> : <span>…</span>}
          </li>
        ))}
      </ul>
      {mine && (
        <ul className={css.dice}>
          {legalOf(props, 'assign').map((action) => (
            <li key={action.value}>
              <button type="button" onClick={() => play(action)}>
                <DieFace side={RED} value={action.value} size={40} />
                <span>{verb(props, seat, action)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Scene>
  );
}
