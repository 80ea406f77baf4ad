/** Tables of this server that anyone may join. */
import { Button, notify, Panel, SeatEmblem, Tag } from '@broadside/kit';
import type { TableListItem } from '@broadside/wire';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { useSession } from '../../session.tsx';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Harbour.module.css';

function OpenTable({ table }: TableListItem) {
  const say = useSay();
  const [, go] = useLocation();
  const { watchers, undo, hints, game } = table.settings;
  const host = table.seats.find(({ kind }) => kind === 'person')?.name;
  const sit = async (): Promise<void> => {
    try {
      await api.sit(table.id);
      go(`/table/${table.id}`);
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
    }
  };
  const words = [
    ...(host ? [say('web.tables.host', { name: host })] : []),
    say(undo === 'free' ? 'web.tables.undo' : 'web.tables.noUndo'),
    say(watchers ? 'web.tables.watchers' : 'web.tables.noWatchers'),
    ...(hints ? [say('web.tables.hints')] : []),
  ];
  return (
    <li>
      <div className={style.grow}>
        <div className={style.name}>{say(`shelf.${game}.name`)}</div>
        <div className="small quiet">{words.join(' · ')}</div>
      </div>
      <span className={style.seats} role="img" aria-label={say('web.mine.seats', { free: freeSeats(table) })}>
        {table.seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <SeatEmblem key={at} seat={seat.kind === 'open' ? undefined : at} size={26} />
        ))}
      </span>
      <Button onClick={() => void sit()}>{say('web.tables.sit')}</Button>
    </li>
  );
}

const freeSeats = ({ seats }: TableListItem['table']): number => seats.filter(({ kind }) => kind === 'open').length;

export function OpenTables() {
  const say = useSay();
  const { harbour, reachable } = useSession();
  const open = harbour?.open ?? [];
  const count = open.length > 0 ? <Tag>{say('web.tables.waiting', { count: open.length })}</Tag> : undefined;
  return (
    <Panel title={say('web.tables')} end={count}>
      {open.length === 0 ? (
        <p className="quiet">{say(reachable === false ? 'web.tables.unknown' : 'web.tables.none')}</p>
      ) : (
        <ul className={style.list}>
          {open.map((row) => (
            <OpenTable key={row.table.id} {...row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
