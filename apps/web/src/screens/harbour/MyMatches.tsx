/** My matches, online and on this device: whose turn it is, and the way back in. */
import { Button, Panel, Seal, useLocale } from '@broadside/kit';
import { useState } from 'react';
import { GameCover } from '../../shell/GameCover.tsx';
import { ago } from '../../shell/when.ts';
import { useSay } from '../../text/say.ts';
import style from './Harbour.module.css';
import { type MatchRow, titleOf } from './rows.ts';

const SHOWN = 4;

/** A match that waits for the reader, shown first on phones. */
export function Waiting({ rows }: { readonly rows: readonly MatchRow[] }) {
  const say = useSay();
  const [first] = rows;
  if (!first) return null;
  return (
    <a className={style.waiting} href={first.href}>
      <span className={style.thumb}>
        <GameCover game={first.game} />
      </span>
      <span className={style.grow}>
        <b>{titleOf(first, say)}</b>
        <small>{say('web.waiting.more', { count: rows.length - 1 })}</small>
      </span>
      <Seal>{say('web.mine.yourTurn')}</Seal>
    </a>
  );
}

function useStatus(row: MatchRow): string {
  const say = useSay();
  const locale = useLocale();
  const when = ago(row.moved, locale);
  if (row.status === 'waiting') return say('web.mine.seats', { free: row.free });
  if (row.status === 'over') return say('web.mine.over', { when });
  if (row.yourTurn || row.thinking === undefined) return say('web.mine.yourMove', { when });
  return say('web.mine.thinking', { name: row.thinking, when });
}

function verbOf({ status, onDevice }: MatchRow): `web.mine.${'room' | 'result' | 'resume' | 'look'}` {
  if (status === 'waiting') return 'web.mine.room';
  if (status === 'over') return 'web.mine.result';
  return onDevice ? 'web.mine.resume' : 'web.mine.look';
}

function Row({ row }: { readonly row: MatchRow }) {
  const say = useSay();
  const status = useStatus(row);
  return (
    <li>
      <span className={style.thumb}>
        <GameCover game={row.game} />
      </span>
      <div className={style.grow}>
        <div className={style.name}>{titleOf(row, say)}</div>
        <div className="small quiet">
          {status}
          {row.onDevice && ` · ${say('web.mine.device')}`}
        </div>
      </div>
      <Button data-id={row.yourTurn ? 'your-turn' : 'match'} tone={row.yourTurn ? 'wax' : 'plain'} href={row.href}>
        {say(row.yourTurn ? 'web.mine.yourTurn' : verbOf(row))}
      </Button>
    </li>
  );
}

export function MyMatches({ rows }: { readonly rows: readonly MatchRow[] }) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, SHOWN);
  const more =
    rows.length > shown.length ? (
      <Button tone="ghost" onClick={() => setAll(true)}>
        {say('web.mine.all', { count: rows.length })}
      </Button>
    ) : undefined;
  return (
    <Panel data-id="mine" title={say('web.mine')} end={more} className={style.mine ?? ''}>
      {rows.length === 0 ? (
        <p className="quiet">{say('web.mine.none')}</p>
      ) : (
        <ul className={style.list}>
          {shown.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
