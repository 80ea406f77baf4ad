/** Opening a match file: chosen, dropped, or one of the matches finished on this device. */
import { Button, Panel, useLocale } from '@broadside/kit';
import { type DragEvent, useRef, useState } from 'react';
import { useSession } from '../../session.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { ago } from '../../shell/when.ts';
import { useSay } from '../../text/say.ts';
import { matchRows, titleOf } from '../harbour/rows.ts';
import { useLocalRows } from '../harbour/useLocal.ts';
import { Projector } from './Projector.tsx';
import style from './Replay.module.css';

function DropBox({ onFile, error }: { readonly onFile: (file: File) => void; readonly error: string | undefined }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a comfort; the button inside does the same.
    <div
      className={over ? style.dropOver : style.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button tone="primary" size="big" icon="upload" onClick={() => input.current?.click()}>
        {say('web.replay.choose')}
      </Button>
      <span className="quiet">{say('web.replay.drop')}</span>
      <input
        ref={input}
        className="sr"
        type="file"
        data-id="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={say('web.replay.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      {error !== undefined && (
        <p className={style.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Finished() {
  const say = useSay();
  const locale = useLocale();
  const { name } = useSession();
  const [local] = useLocalRows();
  const rows = matchRows([], local ?? [], name, say).filter(({ status }) => status === 'over');
  if (rows.length === 0) return <p className="quiet">{say('web.replay.mine.none')}</p>;
  return (
    <ul className={style.finished}>
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            <b>{titleOf(row, say)}</b>
            <small className="quiet">{ago(row.moved, locale)}</small>
          </span>
          <Button icon="play" href={`/replay/local/${row.id}`}>
            {say('web.me.replay')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

export function OpenReplay() {
  const say = useSay();
  const [file, setFile] = useState<unknown>();
  const [error, setError] = useState<string>();
  const read = async (given: File): Promise<void> => {
    setError(undefined);
    try {
      setFile(JSON.parse(await given.text()));
    } catch {
      setError(say('web.replay.notJson'));
    }
  };
  const refuse = (words: string): void => {
    setFile(undefined);
    setError(words);
  };
  if (file !== undefined) return <Projector file={file} id="file" place="device" onBad={refuse} />;
  return (
    <Page>
      <Title>{say('web.replay.open.title')}</Title>
      <p className={style.about}>{say('web.replay.open.about')}</p>
      <div className={style.openCols}>
        <DropBox onFile={(given) => void read(given)} error={error} />
        <Panel title={say('web.replay.mine')}>
          <Finished />
        </Panel>
      </div>
    </Page>
  );
}
