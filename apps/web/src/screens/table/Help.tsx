/** What can be done now, how this screen works, and its keys. */
import { Button, Sheet } from '@broadside/kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { useSay } from '../../text/say.ts';
import type { NowProps } from './help/Now.tsx';
import style from './Table.module.css';

const PARTS = ['top', 'board', 'actions', 'undo'] as const;
const KEYS = [
  ['Tab', 'tab'],
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['A … Z', 'letters'],
  ['U', 'undo'],
  ['Z', 'restart'],
  ['L', 'log'],
  ['.', 'hurry'],
  ['?', 'help'],
  ['Esc', 'escape'],
] as const;

// It weighs nothing until somebody asks.
const Now = lazy<ComponentType<NowProps>>(() =>
  import('./help/Now.tsx').then(
    (found) => ({ default: found.Now }),
    // Without a network the rest of the help is there all the same.
    () => ({ default: () => null }),
  ),
);

interface HelpProps {
  readonly now: NowProps;
  readonly open: boolean;
  readonly onClose: () => void;
  /** To what the others did; not given before anybody did something. */
  readonly onTurns: (() => void) | undefined;
}

export function Help({ now, open, onClose, onTurns }: HelpProps) {
  const say = useSay();
  return (
    <Sheet data-id="help" open={open} onClose={onClose} title={say('web.help.title')}>
      <div className={style.help}>
        <Suspense>
          <Now {...now} />
        </Suspense>
        {onTurns && (
          <Button data-id="what-happened" icon="cards" onClick={onTurns}>
            {say('web.turns.since')}
          </Button>
        )}
        <Button icon="book" href={rulesHref(now.ui.id)}>
          {say('web.rules')}
        </Button>
        <h3>{say('web.help.screen')}</h3>
        {PARTS.map((part) => (
          <p key={part}>{say(`web.help.${part}`)}</p>
        ))}
        <h3>{say('web.help.keys')}</h3>
        <dl className={style.keys}>
          {KEYS.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{say(`web.help.key.${words}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
