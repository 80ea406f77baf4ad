/** The middle of the board: the lid while dice matter, else what is going on. */
import { frameOf } from '@broadside/kit';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SevenSeasFrame } from '../../rules/state.ts';
import { t } from '../../text/table.ts';
import { legalOf } from '../buttons.ts';
import { Fights, Lid, type LidShow, lidShow, picksOf, useLidDesk } from '../lid/index.ts';
import { isThrowing } from '../moment.ts';
import type { Props } from '../props.ts';
import { MIDDLE } from '../spots.ts';
import css from './Middle.module.css';
import { Choosing } from './middle/Choosing.tsx';
import { Assign, Name, Protect } from './middle/Curse.tsx';
import { Excess, Keep, Lose } from './middle/Loot.tsx';
import { Finale, Over } from './middle/Over.tsx';
import { Send } from './middle/Raid.tsx';
import { Sale } from './middle/Sale.tsx';
import { Scene } from './middle/Scene.tsx';
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

interface LidPartProps extends Omit<Props, 'show'> {
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

function LidPart({ show, panel, ...props }: LidPartProps) {
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
          <Fights {...shared} view={view} skip={skip} />
        </div>
      )}
    </>
  );
}

/** `back`: an earlier throw is looked at again. */
export function Middle({ back, ...props }: Props & { readonly back: boolean }) {
  const { view } = props;
  const frame = frameOf(view);
  const show = lidShow(props.show);
  const throwing = show !== undefined || isThrowing(view);
  const panel = show === undefined ? panelOf(props, frame) : null;
  const { show: _animationStep, ...rest } = props;
  return (
    <section data-id="middle" className={css.middle} aria-label={t(props, 'middle')} data-spot={MIDDLE}>
      {throwing || back ? (
        <div className={css.dice} data-asked={(throwing && panel !== null) || undefined}>
          <LidPart {...rest} show={show} panel={throwing ? panel : null} />
        </div>
      ) : (
        <div className={css.panel}>{panel ?? <Scene title={t(props, 'middle.goesOn')} />}</div>
      )}
    </section>
  );
}
