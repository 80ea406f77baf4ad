/** Draws what is in the air over the table, and calls out what just happened. Pictures only: nothing is said here. */
import type { Say } from '@broadside/text';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import { cx } from '../cx.ts';
import type { Flight, GameUI, Spot } from '../gameUI.ts';
import style from './FlightLayer.module.css';
import { FLIGHT, STAGGER } from './pace.ts';
import type { Call } from './queue.ts';

export interface FlightLayerProps {
  readonly timeline: {
    readonly flights: readonly Flight[];
    readonly call: Call | undefined;
    readonly factor: number;
    readonly moment: number;
  };
  readonly Card:
    | GameUI['Card']
    | ComponentType<{ readonly card: number | undefined; readonly width?: number; readonly say: Say }>;
  readonly say: Say;
}

const GHOST = 96;
const COIN = 28;

/** The element of a spot that can be seen; phones and wide screens may draw the same spot in two places. */
function spotBox(spot: Spot): DOMRect | undefined {
  for (const element of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return undefined;
}

/** Where a ghost's middle is put and how large it is, so that it lies within a box. */
function pose(box: DOMRect, wide: number, high: number): string {
  const scale = Math.min(1.8, Math.max(0.35, Math.min(box.width / wide, box.height / high)));
  const x = box.left + box.width / 2 - wide / 2;
  const y = box.top + box.height / 2 - high / 2;
  return `translate(${x}px, ${y}px) scale(${scale.toFixed(3)})`;
}

function fly(ghost: HTMLElement, flight: Flight, delay: number, duration: number): void {
  const from = spotBox(flight.from);
  const to = spotBox(flight.to);
  if (from === undefined || to === undefined) return;
  const [wide, high] = [ghost.offsetWidth, ghost.offsetHeight];
  ghost.animate(
    [
      { transform: pose(from, wide, high), opacity: 0.2 },
      { opacity: 1, offset: 0.15 },
      { transform: pose(to, wide, high), opacity: 1 },
    ],
    { delay, duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
  );
}

export function FlightLayer({ timeline, Card, say }: FlightLayerProps) {
  const { flights, call, factor, moment } = timeline;
  const layer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one take-off per moment.
  useLayoutEffect(() => {
    const ghosts = [...(layer.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    flights.forEach((flight, i) => {
      const ghost = ghosts[i];
      if (ghost !== undefined) fly(ghost, flight, i * STAGGER * factor, FLIGHT * factor);
    });
  }, [moment, flights]);
  return (
    <>
      <div ref={layer} className={style.layer} aria-hidden="true">
        {flights.map((flight, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the flights of one moment never change places.
          <div key={`${moment}.${i}`} className={style.ghost}>
            <Ghost what={flight.what} Card={Card} say={say} />
          </div>
        ))}
      </div>
      {call !== undefined && (
        <div className={style.calls} aria-hidden="true">
          <p key={moment} className={cx(style.call, style[call.tone])}>
            {call.text}
          </p>
        </div>
      )}
    </>
  );
}

function Ghost({ what, Card, say }: Pick<FlightLayerProps, 'Card' | 'say'> & Pick<Flight, 'what'>) {
  if (what === 'coin') return <Icon name="coin" size={COIN} />;
  return <Card card={what === 'back' ? undefined : what} width={GHOST} say={say} />;
}
