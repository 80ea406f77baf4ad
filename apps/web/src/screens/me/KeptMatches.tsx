/** Matches saved on this device: go on, look again, save as a file, delete. */
import { Button, Confirm, IconButton, notify, useLocale } from '@broadside/kit';
import { useState } from 'react';
import { useSession } from '../../session.tsx';
import { fileName, saveFile } from '../../shell/share.ts';
import { ago } from '../../shell/when.ts';
import { deleteLocal, exportFile } from '../../tables/local/index.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { type MatchLine, matchLines, titleOf } from '../harbour/lines.ts';
import { useLocalLines } from '../harbour/useLocal.ts';
import style from './Me.module.css';

function Kept({ line, onDelete }: { readonly line: MatchLine; readonly onDelete: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const save = async (): Promise<void> => {
    try {
      saveFile(fileName(line.game, line.id), await exportFile(line.id));
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
    }
  };
  const over = line.status === 'over';
  return (
    <li>
      <div className={style.grow}>
        <b>{titleOf(line, say)}</b>
        <div className="small quiet">{ago(line.moved, locale)}</div>
      </div>
      <Button href={over ? `/replay/local/${line.id}` : line.href}>
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
  const [local, reload] = useLocalLines();
  const [doomed, setDoomed] = useState<string>();
  const lines = matchLines([], local ?? [], name, say);
  const remove = async (id: string): Promise<void> => {
    setDoomed(undefined);
    await deleteLocal(id);
    reload();
  };
  if (lines.length === 0) return <p className="quiet">{say('web.me.matches.none')}</p>;
  return (
    <>
      <ul className={style.list}>
        {lines.map((line) => (
          <Kept key={line.id} line={line} onDelete={() => setDoomed(line.id)} />
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
