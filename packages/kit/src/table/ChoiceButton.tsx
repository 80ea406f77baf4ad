/** One verb as a button: what happens, a quieter line, the risk along its foot. */
import { type CSSProperties, useId } from 'react';
import { Icon, isIconName } from '../art/Icon.tsx';
import { cx } from '../cx.ts';
import type { Choice } from '../gameUI.ts';
import { useKeyboardInUse } from '../keys.ts';
import { useKitSay } from '../speech.tsx';
import style from './ChoiceButton.module.css';

export interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly onClick: () => void;
  readonly busy?: boolean;
  /** Undo and the like: stands back behind the choices. */
  readonly quiet?: boolean;
  readonly className?: string;
}

export function ChoiceButton({ choice, onClick, busy = false, quiet = false, className }: ChoiceButtonProps) {
  const { key, label, detail, icon, tone = 'plain', meter, reason, hotkey, more } = choice;
  const say = useKitSay();
  const id = useId();
  const keyboard = useKeyboardInUse();
  const off = reason !== undefined || busy;
  const second = reason ?? detail;
  return (
    <button
      type="button"
      data-id={key}
      className={cx(style.choice, style[tone], quiet && style.quiet, reason !== undefined && style.off, className)}
      style={meter === undefined ? undefined : ({ '--share': `${meter * 100}%` } as CSSProperties)}
      aria-disabled={off || undefined}
      // Named by its verb alone: the quieter line is read after it, and the letter as a shortcut, each once.
      aria-labelledby={`${id}verb`}
      aria-describedby={second === undefined ? undefined : id}
      aria-haspopup={more === undefined ? undefined : 'dialog'}
      aria-keyshortcuts={hotkey}
      onClick={onClick}
    >
      {icon !== undefined && icon !== null && (
        <span className={style.icon}>{isIconName(icon) ? <Icon name={icon} size={24} /> : icon}</span>
      )}
      <span className={style.words}>
        <span id={`${id}verb`} className={style.label}>
          {label}
        </span>
        {second !== undefined && (
          <small id={id} className={style.detail}>
            {second}
          </small>
        )}
      </span>
      {keyboard && hotkey !== undefined && (
        <kbd className={style.key} title={say('kit.key', { key: hotkey.toUpperCase() })}>
          {hotkey.toUpperCase()}
        </kbd>
      )}
      {more !== undefined && <Icon name="next" size={16} />}
      {meter !== undefined && <span className={style.meter} />}
    </button>
  );
}
