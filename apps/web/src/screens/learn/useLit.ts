/** What is lit on the screen, and how much of that is free for the coach: measured again with every frame that is drawn. */
import { useEffect, useState } from 'react';
import type { Box } from './place.ts';

export interface Lit {
  readonly id: string;
  readonly box: Box;
}

export interface Sight {
  /** For what it was looked: a frame later than that was asked for. */
  readonly wanted: string | undefined;
  /** In the order in which it was asked for; what is not on the screen is left out. */
  readonly lit: readonly Lit[];
  readonly room: Box;
  /** A sheet over the table that holds what is lit. */
  readonly sheet: Box | undefined;
  /** A sheet lies over the table, and nothing of it is spoken of. */
  readonly covered: boolean;
}

/** So much around a thing is lit with it. */
const HALO = 6;

/** The sheet that lies on top: nothing but what is in it can be pressed. */
export const openSheet = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

const marked = (id: string): HTMLElement | undefined =>
  [...(openSheet() ?? document).querySelectorAll<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)].find(
    (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0,
  );

function boxOf(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - HALO, y: y - HALO, w: width + 2 * HALO, h: height + 2 * HALO };
}

/** The place that scrolls in which a thing lies: no light falls on what stands around it. */
const places = new WeakMap<Element, Element | null>();

function placeOf(element: Element): Element | null {
  const known = places.get(element);
  if (known !== undefined) return known;
  let up = element.parentElement;
  while (up && !/auto|scroll/.test(getComputedStyle(up).overflowY)) up = up.parentElement;
  places.set(element, up);
  return up;
}

/** As much of it as its place shows; nothing of what has still to be brought into sight. */
function seenBox(element: HTMLElement): Box {
  const box = boxOf(element);
  const place = placeOf(element);
  if (!place || place === document.documentElement || place === document.body) return box;
  const { top, bottom } = place.getBoundingClientRect();
  const [y, end] = [Math.max(box.y, top - HALO), Math.min(box.y + box.h, bottom + HALO)];
  return end - y > 2 * HALO ? { ...box, y, h: end - y } : { ...box, w: 0, h: 0 };
}

/** What light falls on. */
export const isSeen = ({ box }: Lit): boolean => box.h > 0;

/** What is in a sheet has no place before the sheet has risen. */
const isRising = (sheet: Element | undefined): boolean => (sheet?.getAnimations().length ?? 0) > 0;

function look(wanted: string, bar: Element | null): Sight {
  const sheet = openSheet();
  const top = sheet ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
  const lit = (wanted === '' || isRising(sheet) ? [] : wanted.split(' ')).flatMap((id) => {
    const element = marked(id);
    return element ? [{ id, box: seenBox(element) }] : [];
  });
  return {
    wanted,
    lit,
    room: { x: 0, y: top, w: window.innerWidth, h: window.innerHeight - top },
    sheet: sheet && boxOf(sheet),
    covered: sheet !== undefined && lit.length === 0,
  };
}

const NOTHING: Sight = {
  wanted: undefined,
  lit: [],
  room: { x: 0, y: 0, w: 0, h: 0 },
  sheet: undefined,
  covered: false,
};

/** Cards fly, boards scroll, phones are turned: whatever moves a thing, the light follows. */
export function useLit(ids: readonly string[], bar: Element | null): Sight | undefined {
  const [sight, setSight] = useState(NOTHING);
  const wanted = ids.join(' ');
  useEffect(() => {
    let last = '';
    let frame = 0;
    const measure = (): void => {
      const seen = look(wanted, bar);
      const now = JSON.stringify(seen);
      if (now !== last) setSight(seen);
      last = now;
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [wanted, bar]);
  // What was lit for the step before is no light for this one.
  return sight.wanted === wanted ? sight : undefined;
}

/** Brings into sight what may lie further down a board that scrolls, and gives the thing itself. */
export function reveal(id: string): HTMLElement | undefined {
  const element = marked(id);
  element?.scrollIntoView({ block: 'nearest' });
  return element;
}
