/** What this device remembers of finished matches, game by game: figures, badges, the last results; all can be deleted. */
import { Button, Confirm, Icon, Panel, SpeechProvider } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { useId, useState } from 'react';
import type { GameRecord } from '../../results/record.ts';
import { forgetResults, recordOf } from '../../results/store.ts';
import { resultsText, useResultsSay } from '../../results/text/index.ts';
import { BadgeWall } from './BadgeWall.tsx';
import style from './Results.module.css';

interface GameProps {
  readonly game: string;
  readonly record: GameRecord;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function GameResults({ game, record, open, onOpen, onDelete }: GameProps) {
  const say = useResultsSay();
  const body = useId();
  const { matches, wins } = record;
  return (
    <section className={style.game} data-id={`results:${game}`}>
      <h3>
        <button
          type="button"
          className={style.row}
          data-id={`results:${game}:open`}
          aria-expanded={open}
          aria-controls={body}
          onClick={onOpen}
        >
          <span>{say(`shelf.${game}.name`)}</span>
          <span className={style.tally} data-id={`results:${game}:tally`}>
            {matches === 0
              ? say('results.none')
              : say('results.tally', { matches, wins, badges: Object.keys(record.badges).length })}
          </span>
          <Icon name={open ? 'up' : 'down'} size={18} />
        </button>
      </h3>
      <div id={body} hidden={!open}>
        {open && (
          <>
            <BadgeWall game={game} record={record} />
            {matches > 0 && (
              <Button data-id={`results:${game}:delete`} tone="ghost" icon="trash" onClick={onDelete}>
                {say('results.delete')}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

const readAll = (): ReadonlyMap<string, GameRecord> =>
  new Map(webShelf.filter(({ badges }) => badges).map(({ id }) => [id, recordOf(id)]));

function All() {
  const say = useResultsSay();
  const [records, setRecords] = useState(readAll);
  const [open, setOpen] = useState<string>();
  const [doomed, setDoomed] = useState<string>();
  const remove = (game: string): void => {
    forgetResults(game);
    setDoomed(undefined);
    setRecords(readAll());
  };
  return (
    <Panel title={say('results.title')} className={style.panel ?? ''}>
      <p className="quiet small">{say('results.about')}</p>
      {[...records].map(([game, record]) => (
        <GameResults
          key={game}
          {...{ game, record }}
          open={open === game}
          onOpen={() => setOpen(open === game ? undefined : game)}
          onDelete={() => setDoomed(game)}
        />
      ))}
      <Confirm
        open={doomed !== undefined}
        question={doomed === undefined ? '' : say('results.delete.question', { game: say(`shelf.${doomed}.name`) })}
        yes={say('results.delete.yes')}
        onNo={() => setDoomed(undefined)}
        onYes={() => doomed !== undefined && remove(doomed)}
      />
    </Panel>
  );
}

const CATALOGUES = [resultsText];

export function Results() {
  return (
    <SpeechProvider catalogues={CATALOGUES}>
      <All />
    </SpeechProvider>
  );
}
