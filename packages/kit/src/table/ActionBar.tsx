/** The verbs of the moment. Greyed ones keep their reason in sight and may be focused and asked. */
import type { Action } from '@broadside/kernel';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { cx } from '../cx.ts';
import type { Choice } from '../gameUI.ts';
import { type Hotkeys, useHotkeys } from '../keys.ts';
import { Confirm } from '../overlay/Confirm.tsx';
import { notify } from '../overlay/notices.ts';
import { Sheet } from '../overlay/Sheet.tsx';
import { isGuarded, noteLetter, usePressGuard } from '../pressGuard.ts';
import { currentSettings } from '../settings.ts';
import { useKitSay } from '../speech.tsx';
import style from './ActionBar.module.css';
import { ChoiceButton } from './ChoiceButton.tsx';

export interface ActionBarProps {
  readonly choices: readonly Choice[];
  readonly onPlay: (action: Action) => void;
  readonly onUndo?: (() => void) | undefined;
  /** Offered only while something can be taken back. Where there is little room both stand in the table's bar: see UndoButtons. */
  readonly onRestart?: (() => void) | undefined;
  /** Why there is no undo now. */
  readonly noUndo?: string | undefined;
  /** An answer is on its way: nothing can be pressed. */
  readonly busy?: boolean;
  /** Why all verbs wait, and what becomes of the last one: the connection is lost. */
  readonly note?: string | undefined;
  /** What stands there while there is nothing to choose: "Ada is thinking…". */
  readonly waiting?: ReactNode;
  readonly className?: string;
}

/** Carries out a choice: asks why not, opens what is behind it, asks first, or plays. */
function useChoosing(onPlay: (action: Action) => void, busy: boolean) {
  const [opened, setOpened] = useState<Choice | undefined>();
  const [asked, setAsked] = useState<Choice | undefined>();
  const play = (choice: Choice) => {
    setOpened(undefined);
    setAsked(undefined);
    if (choice.action !== undefined) onPlay(choice.action);
  };
  const choose = (choice: Choice) => {
    if (busy) return;
    if (choice.reason !== undefined) notify(choice.reason, { tone: 'bad', key: 'why-not', clause: choice.clause });
    else if (choice.more !== undefined) setOpened(choice);
    else if (choice.confirm !== undefined && currentSettings().confirm) setAsked(choice);
    else play(choice);
  };
  return { opened, asked, choose, play, close: () => setOpened(undefined), stay: () => setAsked(undefined) };
}

/** A key that is held down presses once, and one that has just come to mean something else not at all. */
function hotkeysOf(
  choices: readonly Choice[],
  choose: (choice: Choice) => void,
  place: RefObject<HTMLElement | null>,
): Hotkeys {
  const press = (letter: string, choice: Choice) => (event: KeyboardEvent) => {
    if (event.repeat || isGuarded(place.current, choice.key)) return;
    noteLetter(letter, event);
    choose(choice);
  };
  const keyed = choices.flatMap((choice) =>
    choice.hotkey === undefined ? [] : [[choice.hotkey.toLowerCase(), choice] as const],
  );
  return Object.fromEntries(keyed.map(([letter, choice]) => [letter, press(letter, choice)]));
}

const UNDO_KEY = 'u';
const RESTART_KEY = 'z';

export function ActionBar(props: ActionBarProps) {
  const { choices, onPlay, onUndo, onRestart, noUndo, busy = false, note, waiting, className } = props;
  const say = useKitSay();
  const choosing = useChoosing(onPlay, busy);
  const place = useRef<HTMLElement>(null);
  usePressGuard(place);
  const back: Choice = { key: 'undo', label: say('kit.undo'), detail: noUndo, reason: noUndo, hotkey: UNDO_KEY };
  const restart: Choice = { key: 'restart', label: say('kit.restart'), reason: noUndo, hotkey: RESTART_KEY };
  const goBack = (choice: Choice, act: () => void) => () =>
    choice.reason === undefined ? act() : choosing.choose(choice);

  const keys: Hotkeys = {
    ...(onUndo === undefined ? {} : { [UNDO_KEY]: goBack(back, onUndo) }),
    ...(onRestart === undefined ? {} : { [RESTART_KEY]: goBack(restart, onRestart) }),
    ...hotkeysOf(choices, choosing.choose, place),
  };
  useHotkeys(keys, !busy);
  const { opened, asked } = choosing;
  useHotkeys(hotkeysOf(opened?.more ?? [], choosing.choose, place), !busy && asked === undefined, 'sheet');

  return (
    <section
      ref={place}
      data-id="actions"
      className={cx(style.bar, className)}
      aria-label={say('kit.actions')}
      aria-busy={busy}
      data-waits={note === undefined ? undefined : ''}
      tabIndex={-1}
    >
      {note !== undefined && (
        <p className={style.note} role="status" data-id="verbs-wait">
          <Icon name="offline" size={20} />
          {note}
        </p>
      )}
      {(onUndo !== undefined || onRestart !== undefined) && (
        <div className={style.back}>
          {onUndo !== undefined && (
            <ChoiceButton choice={{ ...back, icon: 'undo' }} quiet onClick={goBack(back, onUndo)} busy={busy} />
          )}
          {onRestart !== undefined && noUndo === undefined && (
            <ChoiceButton
              choice={{ ...restart, icon: 'restart' }}
              quiet
              onClick={goBack(restart, onRestart)}
              busy={busy}
            />
          )}
        </div>
      )}
      {choices.length === 0 ? (
        <div className={style.waiting}>{waiting}</div>
      ) : (
        <div className={style.choices} data-many={choices.length > 4 ? '' : undefined}>
          {choices.map((choice) => (
            <ChoiceButton key={choice.key} choice={choice} busy={busy} onClick={() => choosing.choose(choice)} />
          ))}
        </div>
      )}
      <Sheet data-id={opened?.key} open={opened !== undefined} onClose={choosing.close} title={opened?.label ?? ''}>
        <div className={style.list}>
          {opened?.more?.map((choice) => (
            <ChoiceButton key={choice.key} choice={choice} onClick={() => choosing.choose(choice)} />
          ))}
        </div>
      </Sheet>
      <Confirm
        open={asked !== undefined}
        question={asked?.confirm}
        yes={asked?.label}
        onNo={choosing.stay}
        onYes={() => asked !== undefined && choosing.play(asked)}
      />
    </section>
  );
}
