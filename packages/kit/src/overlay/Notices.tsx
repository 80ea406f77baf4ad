/** Where notices appear, and where sentences are announced to screen readers. */
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconName } from '../art/Icon.tsx';
import { ClauseLink } from '../clauses.tsx';
import { IconButton } from '../controls/Button.tsx';
import { cx } from '../cx.ts';
import { useKitSay } from '../speech.tsx';
import style from './Notices.module.css';
import { currentNotices, dismiss, type Notice, type NoticeTone, watchNotices } from './notices.ts';

const ICONS: Readonly<Record<NoticeTone, IconName>> = { plain: 'info', good: 'check', bad: 'warning' };

export interface ToastProps {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

export function Toast({ tone = 'plain', children, onClose }: ToastProps) {
  const say = useKitSay();
  return (
    <div className={cx(style.toast, style[tone])}>
      <Icon name={ICONS[tone]} size={22} />
      <p className={style.text}>{children}</p>
      {onClose !== undefined && <IconButton icon="close" label={say('kit.close')} onClick={onClose} />}
    </div>
  );
}

/** Long enough to read, and to reach for the rule behind it. */
const lasting = ({ text, clause }: Notice): number => 2600 + text.length * 45 + (clause === undefined ? 0 : 3000);

function Passing({ notice }: { readonly notice: Notice }) {
  const { key, text, tone, stays, clause } = notice;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(key), lasting(notice));
    return () => clearTimeout(timer);
  }, [key, stays, notice]);
  return (
    <Toast tone={tone} onClose={() => dismiss(key)}>
      {text} {clause !== undefined && <ClauseLink clause={clause} />}
    </Toast>
  );
}

/** Everything outside an open sheet is out of reach: then the notices stand inside the uppermost one. */
function useUppermostSheet(notices: readonly Notice[]): Element | undefined {
  const [sheet, setSheet] = useState<Element>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice looks for the sheet of its moment.
  useEffect(() => {
    const found = [...document.querySelectorAll('dialog:modal')].at(-1);
    const leave = (): void => setSheet(undefined);
    setSheet(found);
    found?.addEventListener('close', leave);
    return () => found?.removeEventListener('close', leave);
  }, [notices]);
  return sheet;
}

/** Put one of these at the root of the app. */
export function Notices() {
  const say = useKitSay();
  const notices = useSyncExternalStore(watchNotices, currentNotices, currentNotices);
  const sheet = useUppermostSheet(notices);
  const place = useRef<HTMLElement>(null);
  // Always there, or its first words would not be read aloud; raised anew above a sheet that was opened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a notice comes or goes, or its place changes.
  useEffect(() => {
    const shelf = place.current;
    if (shelf === null || shelf.showPopover === undefined) return;
    if (shelf.matches(':popover-open') && document.querySelector('dialog:modal') !== null) shelf.hidePopover();
    if (!shelf.matches(':popover-open')) shelf.showPopover();
  }, [notices, sheet]);
  const shelf = (
    <section
      ref={place}
      data-id="notices"
      popover="manual"
      className={style.shelf}
      aria-label={say('kit.notices')}
      aria-live="polite"
    >
      {notices.map((notice) => (
        <Passing key={notice.key} notice={notice} />
      ))}
    </section>
  );
  return sheet === undefined ? shelf : createPortal(shelf, sheet);
}
