/** How this screen works, and its keys. */
import { Button, Sheet } from '@broadside/kit';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { useSay } from '../../text/say.ts';
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

interface HelpProps {
  readonly game: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Help({ game, open, onClose }: HelpProps) {
  const say = useSay();
  return (
    <Sheet data-id="help" open={open} onClose={onClose} title={say('web.help.title')}>
      <div className={style.help}>
        <Button icon="book" href={rulesHref(game)}>
          {say('web.rules')}
        </Button>
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
