/** "What can I do now?": the choices of the moment, what each leads to, and whom the table waits for. */
import { TABLE } from '@broadside/kernel';
import { type BoardProps, Button, ClauseLink, cx, type GameUI, type HelpRules, Icon, isIconName } from '@broadside/kit';
import { useEffect, useState } from 'react';
import { clauseHref } from '../../../shell/rulesAddress.ts';
import { useSay } from '../../../text/say.ts';
import { whoseTurn } from '../TopPart.tsx';
import { type Explained, explained } from './explained.ts';
import style from './Now.module.css';

export interface NowProps {
  readonly ui: GameUI;
  readonly board: BoardProps;
  readonly you: number | null;
  readonly over: boolean;
}

/** The sentences come a moment after the sheet; the choices are there at once. */
function useHelp({ help }: GameUI): HelpRules | undefined {
  const [rules, setRules] = useState<HelpRules>();
  useEffect(() => {
    // Without a network the choices are listed all the same.
    void help?.().then(
      (found) => setRules(found),
      () => undefined,
    );
  }, [help]);
  return rules;
}

/** So many stand there at once; longer lists are unfolded. */
const MOST_PARTS = 6;

function Parts({ parts }: { readonly parts: readonly Explained[] }) {
  const say = useSay();
  const list = (
    <ul className={style.parts}>
      {parts.map((part) => (
        <Item key={part.choice.key} part={part} />
      ))}
    </ul>
  );
  if (parts.length <= MOST_PARTS) return list;
  return (
    <details className={style.fold}>
      <summary>{say('web.now.parts', { count: parts.length })}</summary>
      {list}
    </details>
  );
}

function Item({ part: { choice, sentence, parts } }: { readonly part: Explained }) {
  const { key, label, detail, icon, reason, clause } = choice;
  return (
    <li data-id={`now.${key}`} className={cx(style.item, reason !== undefined && style.off)}>
      {icon !== undefined && icon !== null && (
        <span className={style.icon}>{isIconName(icon) ? <Icon name={icon} size={22} /> : icon}</span>
      )}
      <div className={style.words}>
        <b>{label}</b>
        {reason === undefined && detail !== undefined && <span className={style.detail}>{detail}</span>}
        {reason !== undefined && (
          <p data-id="reason" className={style.reason}>
            {reason} {clause !== undefined && <ClauseLink clause={clause} />}
          </p>
        )}
        {sentence !== undefined && <p data-id="leads-to">{sentence}</p>}
        {parts.length > 0 && <Parts parts={parts} />}
      </div>
    </li>
  );
}

function useWaiting({ ui, board, you, over }: NowProps, asked: boolean): string | undefined {
  const say = useSay();
  if (over) return say('web.table.over');
  if (asked) return undefined;
  const { toAct, nameOf, view } = board;
  const turn = whoseTurn(toAct, you, ui.turnOf?.(view), nameOf, say);
  const step = ui.step(view, board.say);
  const waits = toAct.includes(TABLE) ? turn : say('web.now.waits', { turn, step });
  return you === null ? `${say('web.table.watching')} ${waits}` : waits;
}

export function Now(props: NowProps) {
  const { ui, board, you, over } = props;
  const say = useSay();
  const help = useHelp(ui);
  const choices = you === null || over ? [] : explained(ui, help, board);
  const asked = you !== null && board.toAct.includes(you);
  const waiting = useWaiting(props, asked);
  const clause = over ? undefined : help?.rule?.(board.view);
  const href = clause === undefined ? undefined : clauseHref(clause);
  return (
    <section className={style.now} data-id="now" aria-labelledby="now-title">
      <h3 id="now-title">{say('web.now')}</h3>
      {waiting !== undefined && <p data-id="now-waiting">{waiting}</p>}
      {choices.length > 0 && (
        <ul className={style.list}>
          {choices.map((part) => (
            <Item key={part.choice.key} part={part} />
          ))}
        </ul>
      )}
      {choices.length === 0 && !over && <p>{say(asked ? 'web.now.board' : 'web.now.meanwhile')}</p>}
      {href !== undefined && (
        <Button data-id="rule-here" icon="book" href={href}>
          {say('web.now.rule')}
        </Button>
      )}
    </section>
  );
}
