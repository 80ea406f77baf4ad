/** A modal sheet: from the bottom on phones, in the middle on wide screens. */
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../controls/Button.tsx';
import { cx } from '../cx.ts';
import type { Marked } from '../marked.ts';
import { GUARDED_FOR } from '../press.ts';
import { usePressGuard } from '../pressGuard.ts';
import { useKitSay } from '../speech.tsx';
import { useStop } from '../useStop.ts';
import style from './Sheet.module.css';

export interface SheetProps extends Marked {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons that stay at the foot while the rest scrolls. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  readonly className?: string;
}

export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet(props: Omit<SheetProps, 'open'>) {
  const { onClose, title, children, foot, wide = false, className } = props;
  const say = useKitSay();
  const id = useId();
  const ref = useDialog();
  // Once it is open: what lies under the finger then was not pressed yet.
  usePressGuard(ref);
  const [body, stop] = useStop<HTMLDivElement>();
  // Only a press that begins and ends on the backdrop closes: a slip while marking text does not, nor the second tap of
  // the two that have opened it.
  const pressed = useRef(false);
  const [openedAt] = useState(() => performance.now());
  const outside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is a comfort for pointers; Escape and the close button do the same.
    <dialog
      ref={ref}
      data-id={props['data-id']}
      className={cx(style.sheet, wide && style.wide, className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressed.current = outside(event) && performance.now() - openedAt > GUARDED_FOR;
      }}
      onClick={(event) => {
        if (pressed.current && outside(event)) onClose();
      }}
    >
      <div className={style.inside}>
        <header className={style.head}>
          <h2 id={id}>{title}</h2>
          <IconButton data-id="close" icon="close" label={say('kit.close')} onClick={onClose} />
        </header>
        <div ref={body} className={style.body} {...(stop ? { role: 'group', 'aria-labelledby': id, tabIndex: 0 } : {})}>
          {children}
        </div>
        {foot !== undefined && <footer className={style.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}

/** Opens the dialog as a modal, with the focus on what is marked `data-first`, and gives the focus back to where it was when it goes. */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
