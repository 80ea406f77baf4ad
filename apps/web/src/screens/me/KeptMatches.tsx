/** Matches saved on this device: go on, look again, save as a file, delete. */
import { Button, Confirm, IconButton, notify, useLocale } from '@broadside/kit';
import { useState } from 'react';
import { useSession } from '../../session.tsx';
import { fileName, saveFile } from '../../shell/share.ts';
import { ago } from '../../shell/when.ts';
import { deleteLocal, exportFile } from '../../tables/local/index.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { type MatchRow, matchRows, titleOf } from '../harbour/rows.ts';
import { useLocalRows } from '../harbour/useLocal.ts';
import style from './Me.module.css';

function Kept({ row, onDelete }: { readonly row: MatchRow; readonly onDelete: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const save = async (): Promise<void> => {
    try {
      saveFile(fileName(row.game, row.id), await exportFile(row.id));
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
    }
  };
  const over = row.status === 'over';
  return (
    <li>
      <div className={style.grow}>
        <b>{titleOf(row, say)}</b>
        <div className="small quiet">{ago(row.moved, locale)}</div>
      </div>
      <Button href={over ? `/replay/local/${row.id}` : row.href}>
        {say(over ? 'web.me.replay' : 'web.me.resume')}
      </Button>
      <IconButton icon="download" label={say('web.me.export')} onClick={() => void save()} />
      <IconButton icon="trash" label={say('web.me.delete')} onClick={onDelete} />
    </li>
  );
}

export function KeptMatches() {
  const say = useSay();
  const { name } = useSession();
  const [local, reload] = useLocalRows();
  const [doomed, setDoomed] = useState<string>();
  const rows = matchRows([], local ?? [], name, say);
  const remove = async (id: string): Promise<void> => {
    setDoomed(undefined);
    await deleteLocal(id);
    reload();
  };
  if (rows.length === 0) return <p className="quiet">{say('web.me.matches.none')}</p>;
  return (
    <>
      <ul className={style.list}>
        {rows.map((row) => (
          <Kept key={row.id} row={row} onDelete={() => setDoomed(row.id)} />
        ))}
      </ul>
      <Confirm
        open={doomed !== undefined}
        question={say('web.me.delete.question')}
        yes={say('web.me.delete')}
        onNo={() => setDoomed(undefined)}
        onYes={() => doomed !== undefined && void remove(doomed)}
      />
    </>
  );
}
