/** Play now: a match against bots on this device. One tap opens this, the second one sails. */
import { Button, notify, Segmented, Sheet, useSay } from '@broadside/kit';
import type { WebGame } from '@broadside/shelf/web';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadFace } from '../../faces.ts';
import { keep, kept } from '../../keep.ts';
import { useSession } from '../../session.tsx';
import { startLocal } from '../../tables/local/index.ts';
import { errorWords } from '../../wireWords.ts';
import { LEVELS } from '../setup/levels.ts';
import style from './Harbour.module.css';

interface Quick {
  readonly opponents: number;
  readonly level: string;
}

const isQuick = (value: unknown): value is Quick =>
  typeof value === 'object' && value !== null && 'opponents' in value && 'level' in value;

/** The last choice, if this game still allows it. */
function preset({ seats }: WebGame): Quick {
  const last = kept('quick', isQuick);
  const opponents = last && last.opponents >= seats.min - 1 && last.opponents < seats.max ? last.opponents : 2;
  return { opponents, level: LEVELS.find((level) => level === last?.level) ?? 'sailor' };
}

export function PlayNow({ game, onClose }: { readonly game: WebGame; readonly onClose: () => void }) {
  const say = useSay();
  const [, go] = useLocation();
  const { name } = useSession();
  const [quick, setQuick] = useState(() => preset(game));
  const [sailing, setSailing] = useState(false);
  // The table's screen is fetched while the choice is being made.
  useEffect(() => void loadFace(game.id).catch(() => undefined), [game.id]);

  const sail = async (): Promise<void> => {
    setSailing(true);
    keep('quick', quick);
    const bots = Array.from({ length: quick.opponents }, () => ({ kind: 'bot' as const, bot: quick.level }));
    const me = { kind: 'person' as const, name: name || say('web.crew.player', { n: 1 }) };
    try {
      const settings = { undo: 'free', odds: true, shuffle: false } as const;
      go(`/local/${await startLocal({ game: game.id, options: {}, seats: [me, ...bots], settings })}`);
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
      setSailing(false);
    }
  };

  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min - 1 + at);
  return (
    <Sheet
      open
      onClose={onClose}
      title={say('web.quick.title', { game: say(`shelf.${game.id}.name`) })}
      foot={
        <Button
          tone="primary"
          size="big"
          icon="ship"
          block
          disabled={sailing}
          onClick={() => void sail()}
          data-first=""
        >
          {say('web.quick.sail')}
        </Button>
      }
    >
      <div className={style.quick}>
        <h3>{say('web.quick.opponents')}</h3>
        <Segmented
          label={say('web.quick.opponents')}
          block
          value={quick.opponents}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(opponents) => setQuick({ ...quick, opponents })}
        />
        <h3>{say('web.quick.level')}</h3>
        <Segmented
          label={say('web.quick.level')}
          block
          value={quick.level}
          options={LEVELS.map((value) => ({ value, label: say(`web.bot.${value}`) }))}
          onChange={(level) => setQuick({ ...quick, level })}
        />
        <p className="quiet small">{say(`web.bot.${quick.level}.about`)}</p>
        <p className="quiet small">{say('web.quick.about')}</p>
      </div>
    </Sheet>
  );
}
