/** Covers the whole table while the device changes hands. What lies below must not be rendered, or be inert. */
import type { Seat } from '@broadside/kernel';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CompassRose } from '../art/Rhumbs.tsx';
import { Button } from '../controls/Button.tsx';
import { ChartFrame, Ground } from '../controls/Paper.tsx';
import { SeatEmblem } from '../seats/Seat.tsx';
import { useKitSay } from '../speech.tsx';
import style from './Curtain.module.css';

export interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onOpen: () => void;
  /** More ways out, e.g. a link to the harbour. */
  readonly children?: ReactNode;
}

export function Curtain({ seat, name, onOpen, children }: CurtainProps) {
  const say = useKitSay();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The heading, not the button: a key pressed a moment too late must not open the curtain.
  useEffect(() => title.current?.focus(), []);
  return (
    <main data-id="curtain" className={style.curtain} aria-labelledby={id}>
      <Ground />
      <ChartFrame className={style.chart} inner={style.inner ?? ''}>
        <div className={style.rose}>
          <CompassRose />
        </div>
        <SeatEmblem seat={seat} size={112} />
        <h1 id={id} ref={title} tabIndex={-1} className={style.title}>
          {say('kit.curtain.title', { name })}
        </h1>
        <p className={style.words}>{say('kit.curtain.pass', { name })}</p>
        <Button data-id="open" tone="primary" size="big" icon="eye" onClick={onOpen}>
          {say('kit.curtain.open', { name })}
        </Button>
        {children}
      </ChartFrame>
    </main>
  );
}
