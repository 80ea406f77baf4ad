/** Picking something up and letting it go over an element that is marked `data-drop`; a tap stays a tap. */
import { type PointerEvent, type MouseEvent as Press, useRef, useState } from 'react';

/** A finger that trembles does not drag. */
const FAR = 8;

export interface Held<T> {
  readonly what: T;
  readonly x: number;
  readonly y: number;
}

const dropAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;

export function useDrag<T>(onDrop: (what: T, drop: string) => void) {
  const [held, hold] = useState<Held<T>>();
  const start = useRef<{ readonly what: T; readonly x: number; readonly y: number } | undefined>(undefined);
  const dragged = useRef(false);

  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const from = start.current;
    if (!from) return;
    if (!dragged.current && Math.hypot(x - from.x, y - from.y) < FAR) return;
    dragged.current = true;
    hold({ what: from.what, x, y });
  };
  const end = ({ clientX: x, clientY: y, type }: PointerEvent): void => {
    const from = start.current;
    start.current = undefined;
    hold(undefined);
    if (!from || !dragged.current || type === 'pointercancel') return;
    const drop = dropAt(x, y);
    if (drop !== undefined) onDrop(from.what, drop);
  };
  /** What an element needs so that it can be dragged. */
  const grip = (what: T) => ({
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      dragged.current = false;
      start.current = { what, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    // The click that follows a drag is none.
    onClickCapture(event: Press): void {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  });
  return { held, grip };
}
