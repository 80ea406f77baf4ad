/** Undo and restart as icons for the table's bar; wide screens have them in the action bar, with the reason. */
import { IconButton } from '../controls/Button.tsx';
import { notify } from '../overlay/notices.ts';
import { useKitSay } from '../speech.tsx';
import style from './ActionBar.module.css';
import type { ActionBarProps } from './ActionBar.tsx';

export type UndoButtonsProps = Pick<ActionBarProps, 'onUndo' | 'onRestart' | 'noUndo' | 'busy'>;

export function UndoButtons({ onUndo, onRestart, noUndo, busy = false }: UndoButtonsProps) {
  const say = useKitSay();
  const off = busy || noUndo !== undefined || undefined;
  const press = (act: () => void) => () => {
    if (noUndo !== undefined) notify(noUndo, { tone: 'bad', key: 'why-not' });
    else if (!busy) act();
  };
  return (
    <div className={style.slim}>
      {onUndo !== undefined && (
        <IconButton data-id="undo" icon="undo" label={say('kit.undo')} aria-disabled={off} onClick={press(onUndo)} />
      )}
      {onRestart !== undefined && noUndo === undefined && (
        <IconButton
          data-id="restart"
          icon="restart"
          label={say('kit.restart')}
          aria-disabled={off}
          onClick={press(onRestart)}
        />
      )}
    </div>
  );
}
