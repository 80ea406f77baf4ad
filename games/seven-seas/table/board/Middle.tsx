/** The middle of the board: the lid while dice matter, else what is going on. */
import { frameOf, Icon } from '@broadside/kit';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SevenSeasFrame } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { legalOf } from '../buttons.ts';
import { Fights, Lid, type LidShow, type LookBack, lidShow, picksOf, useLidDesk } from '../lid/index.ts';
import { hasEarlierThrow, isThrowing } from '../moment.ts';
import type { Props } from '../props.ts';
import { MIDDLE } from '../spots.ts';
import css from './Middle.module.css';
import { Choosing } from './middle/Choosing.tsx';
import { Assign, Name, Protect } from './middle/Curse.tsx';
import { Excess, Keep, Lose } from './middle/Loot.tsx';
import { Finale, Over } from './middle/Over.tsx';
import { Send } from './middle/Raid.tsx';
import { Sale } from './middle/Sale.tsx';
import { Scene, SceneEnd } from './middle/Scene.tsx';
import { Tied } from './middle/Tied.tsx';
import { Gift, Turn } from './middle/Turn.tsx';

/** What the waiting frame looks like; nothing where the lid says it all. */
function panelOf(props: Props, frame: SevenSeasFrame | undefined): ReactNode {
  switch (frame?.step) {
    case undefined:
      return <Over {...props} />;
    case 'choose':
      return <Choosing key={props.view.round} {...props} />;
    case 'turn':
      return <Turn {...props} frame={frame} />;
    case 'gift':
      return <Gift {...props} frame={frame} />;
    case 'sale':
      return <Sale {...props} seat={frame.seat} />;
    case 'send':
      return <Send key={frame.seat} {...props} frame={frame} />;
    case 'keep':
      return <Keep {...props} frame={frame} />;
    case 'excess':
      return <Excess {...props} frame={frame} />;
    case 'lose':
      return <Lose {...props} frame={frame} />;
    case 'protect':
      return <Protect {...props} frame={frame} />;
    case 'name':
      return <Name {...props} frame={frame} />;
    case 'assign':
      return <Assign {...props} frame={frame} />;
    case 'finale':
      return <Finale {...props} frame={frame} />;
    case 'tie':
    case 'whirl':
      return <Tied {...props} frame={frame} />;
    case 'cast':
    case 'fall':
    case 'fights':
    case 'raid':
    case 'curse':
    case 'call':
      return null;
  }
}

interface LidPartProps extends Omit<Props, 'show'>, LookBack {
  readonly show: LidShow | undefined;
  /** What is asked while the dice lie there. */
  readonly panel: ReactNode;
}

/** A throw is not to be missed: the lid comes into sight when dice are taken in hand and when they fall. */
function useInSight(falling: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (falling) place.current?.scrollIntoView({ block: 'nearest' });
  }, [falling]);
  return place;
}

function LidPart({ show, panel, back, look, ...props }: LidPartProps) {
  const { view, viewer, seats, say, nameOf, play, legal, factor = 1, skip } = props;
  const { lid, raid } = view;
  const desk = useLidDesk(lid, show);
  const place = useInSight(show?.kind === 'throw' || frameOf(view)?.step === 'cast');
  const speech = { viewer, say, nameOf };
  const shared = { ...speech, show, desk, seats, factor };
  const throws = legalOf(props, 'throw');
  // The Tavern's dice are shown where they are given out, the fleet where ships are sent.
  const isInPanel = panel !== null && ['assign', 'send'].includes(frameOf(view)?.step ?? '');
  return (
    <>
      <div ref={place} className={css.lid}>
        <Lid
          {...shared}
          lid={lid}
          raid={raid}
          onThrow={throws.length > 0 && view.options.gesture ? play : undefined}
          pickable={picksOf({ lid, legal, ...speech })}
          onPick={play}
        />
      </div>
      {panel !== null && <div className={css.asked}>{panel}</div>}
      {!isInPanel && (
        <div className={css.fights}>
          <Fights {...shared} view={view} skip={skip} back={back} look={look} />
        </div>
      )}
    </>
  );
}

/** Whoever reads fight by fight has all of them before them, while the match goes on behind. */
function readOn(view: SevenSeasView, show: LidShow | undefined): SevenSeasView {
  return show?.kind === 'fights' && view.lid !== null
    ? { ...view, lid: { ...view.lid, fights: [...show.pairs] } }
    : view;
}

/** The way to the last throw stands where the lid was. */
function LastThrow({ look, ...props }: Props & Pick<LookBack, 'look'>) {
  const words = t(props, 'middle.lastThrow');
  return (
    <button
      type="button"
      className={css.look}
      aria-pressed={false}
      data-id="last-throw"
      aria-label={words}
      title={words}
      onClick={() => look(true)}
    >
      <Icon name="dice" size={22} />
      <span>{words}</span>
    </button>
  );
}

export function Middle({ back, look, ...props }: Props & LookBack) {
  const { view } = props;
  const frame = frameOf(view);
  const shown = lidShow(props.show);
  const isRead = back && shown?.kind !== 'throw';
  const show = isRead ? undefined : shown;
  const throwing = shown !== undefined || isThrowing(view);
  const panel = shown === undefined ? panelOf(props, frame) : null;
  const { show: _animationStep, ...rest } = props;
  const lidView = isRead ? readOn(view, shown) : view;
  return (
    <section data-id="middle" className={css.middle} aria-label={t(props, 'middle')} data-spot={MIDDLE}>
      {throwing || back ? (
        <div className={css.dice} data-asked={(throwing && panel !== null) || undefined} data-back={back || undefined}>
          <LidPart {...rest} {...{ back, look, show }} view={lidView} panel={throwing ? panel : null} />
        </div>
      ) : (
        <div className={css.panel}>
          <SceneEnd value={hasEarlierThrow(view) && <LastThrow {...props} look={look} />}>
            {panel ?? <Scene title={t(props, 'middle.goesOn')} />}
          </SceneEnd>
        </div>
      )}
    </section>
  );
}
