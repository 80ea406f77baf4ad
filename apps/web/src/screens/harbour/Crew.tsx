/** One device, many hands: the names of those who share it, then straight to the table. */
import { Button, Field, IconButton, notify, Select, Sheet } from '@broadside/kit';
import { type GameManifest, webShelf } from '@broadside/shelf/web';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { keep, kept } from '../../keep.ts';
import { useSession } from '../../session.tsx';
import { startLocal } from '../../tables/local/index.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Harbour.module.css';

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

export function Crew({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const [, go] = useLocation();
  const { name } = useSession();
  const [game, setGame] = useState<GameManifest>(webShelf[0]);
  const [names, setNames] = useState(() => kept('crew', isNames) ?? [name, '']);
  const [fewest, most] = game.ways[0].others;
  const min = fewest + 1;
  const max = most + 1;

  const start = async (): Promise<void> => {
    keep('crew', names);
    const seats = names.map((given) => ({ kind: 'person' as const, name: given.trim() }));
    try {
      const settings = { undo: 'free', odds: true, shuffle: false } as const;
      go(`/local/${await startLocal({ game: game.id, options: {}, seats, settings })}`);
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
    }
  };

  return (
    <Sheet
      data-id="crew"
      open
      onClose={onClose}
      title={say('web.crew.who')}
      foot={
        <Button data-id="sail" tone="primary" size="big" icon="ship" block onClick={() => void start()}>
          {say('web.quick.sail')}
        </Button>
      }
    >
      <div className={style.crew}>
        {webShelf.length > 1 && (
          <Select
            data-id="game"
            label={say('web.crew.game')}
            value={game.id}
            options={webShelf.map(({ id }) => ({ value: id, label: say(`shelf.${id}.name`) }))}
            onChange={(id) => setGame(webShelf.find((one) => one.id === id) ?? game)}
          />
        )}
        {names.map((given, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the place in the row.
            key={at}
            data-id={`player:${at}`}
            label={say('web.crew.player', { n: at + 1 })}
            value={given}
            maxLength={24}
            autoComplete="off"
            onChange={(event) => setNames(names.map((old, seat) => (seat === at ? event.target.value : old)))}
            beside={
              names.length > min ? (
                <IconButton
                  icon="close"
                  label={say('web.crew.remove', { name: given || say('web.crew.player', { n: at + 1 }) })}
                  onClick={() => setNames(names.filter((_, seat) => seat !== at))}
                />
              ) : undefined
            }
          />
        ))}
        {names.length < max && (
          <Button icon="plus" onClick={() => setNames([...names, ''])}>
            {say('web.crew.add')}
          </Button>
        )}
        <p className="quiet small">{say('web.crew.about')}</p>
      </div>
    </Sheet>
  );
}
