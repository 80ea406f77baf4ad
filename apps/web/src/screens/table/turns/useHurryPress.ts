/** Tapping the table hurries whoever acts; holding it goes straight to one's own turn. */
import { type HTMLAttributes, type SyntheticEvent, useEffect, useRef } from 'react';
import type { Haste } from './useHaste.ts';

const HELD_FOR = 500;

type Presses = Pick<
  HTMLAttributes<HTMLElement>,
  'onClick' | 'onPointerDown' | 'onPointerUp' | 'onPointerLeave' | 'onPointerCancel'
>;

/** What has a meaning of its own is not the table. */
const isTable = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, select, textarea, label, dialog, canvas, [role]') === null;

/** Nothing to hurry without a haste. Keyboards have a key for it, screen readers the buttons. */
export function useHurryPress(haste: Haste | undefined): Presses {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const release = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (haste === undefined) return {};
  return {
    onPointerDown: (event) => {
      held.current = false;
      release();
      if (!isTable(event)) return;
      timer.current = setTimeout(() => {
        held.current = true;
        haste.toMine();
      }, HELD_FOR);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: (event) => {
      if (isTable(event) && !held.current) haste.hurry();
    },
  };
}
