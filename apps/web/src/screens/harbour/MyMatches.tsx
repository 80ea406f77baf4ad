/** My matches, online and on this device: whose turn it is, and the way back in. */
import { Button, Panel, Seal, useLocale } from '@broadside/kit';
import { useState } from 'react';
import { GameCover } from '../../shell/GameCover.tsx';
import { ago } from '../../shell/when.ts';
import { useSay } from '../../text/say.ts';
import style from './Harbour.module.css';
import { type MatchLine, titleOf } from './lines.ts';

const SHOWN = 4;

/** A match that waits for the reader, shown first on phones. */
export function Waiting({ lines }: { readonly lines: readonly MatchLine[] }) {
  const say = useSay();
  const [first] = lines;
  if (!first) return null;
  return (
    <a className={style.waiting} href={first.href}>
      <span className={style.thumb}>
        <GameCover game={first.game} />
      </span>
      <span className={style.grow}>
        <b>{titleOf(first, say)}</b>
        <small>{say('web.waiting.more', { count: lines.length - 1 })}</small>
      </span>
      <Seal>{say('web.mine.yourTurn')}</Seal>
    </a>
  );
}

function useStatus(line: MatchLine): string {
  const say = useSay();
  const locale = useLocale();
  const when = ago(line.moved, locale);
  if (line.status === 'waiting') return say('web.mine.seats', { free: line.free });
  if (line.status === 'over') return say('web.mine.over', { when });
  if (line.yourTurn || line.thinking === undefined) return say('web.mine.yourMove', { when });
  return say('web.mine.thinking', { name: line.thinking, when });
}

function verbOf({ status, onDevice }: MatchLine): `web.mine.${'room' | 'result' | 'resume' | 'look'}` {
  if (status === 'waiting') return 'web.mine.room';
  if (status === 'over') return 'web.mine.result';
  return onDevice ? 'web.mine.resume' : 'web.mine.look';
}

function Line({ line }: { readonly line: MatchLine }) {
  const say = useSay();
  const status = useStatus(line);
  return (
    <li>
      <span className={style.thumb}>
        <GameCover game={line.game} />
      </span>
      <div className={style.grow}>
        <div className={style.name}>{titleOf(line, say)}</div>
        <div className="small quiet">
          {status}
          {line.onDevice && ` · ${say('web.mine.device')}`}
        </div>
      </div>
      <Button tone={line.yourTurn ? 'wax' : 'plain'} href={line.href}>
        {say(line.yourTurn ? 'web.mine.yourTurn' : verbOf(line))}
      </Button>
    </li>
  );
}

export function MyMatches({ lines }: { readonly lines: readonly MatchLine[] }) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, SHOWN);
  const more =
    lines.length > shown.length ? (
      <Button tone="ghost" onClick={() => setAll(true)}>
        {say('web.mine.all', { count: lines.length })}
      </Button>
    ) : undefined;
  return (
    <Panel title={say('web.mine')} end={more} className={style.mine ?? ''}>
      {lines.length === 0 ? (
        <p className="quiet">{say('web.mine.none')}</p>
      ) : (
        <ul className={style.list}>
          {shown.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
