/** Play now: a match against bots on this device. One tap opens this, the second one sails. */
import { Button, notify, readySound, Segmented, Select, Sheet } from '@broadside/kit';
import type { GameManifest, QuickWay } from '@broadside/shelf/web';
import { NAMELESS } from '@broadside/wire';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadGameUI } from '../../gameUIs.ts';
import { keep, kept } from '../../keep.ts';
import { LevelMore } from '../../levels/Later.tsx';
import { loadTable } from '../../loadTable.ts';
import { useSession } from '../../session.tsx';
import { fetchGameAhead } from '../../shell/ahead.ts';
import { awaitFirst } from '../../shell/quiet.ts';
import { beginLocalCampaign, prepareLocal, startLocal } from '../../tables/local/index.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { type BotName, type Level, levelIn, levelsOf, USUAL_LEVEL } from '../setup/levels.ts';
import style from './Harbour.module.css';
import { LessonOffer } from './LessonOffer.tsx';

interface Quick {
  readonly way: string;
  readonly others: number;
  readonly level: BotName;
}

const isQuick = (value: unknown): value is Quick =>
  typeof value === 'object' && value !== null && 'way' in value && 'others' in value && 'level' in value;

const wayOf = ({ ways }: GameManifest, id: string): QuickWay => ways.find((way) => way.id === id) ?? ways[0];

const within = ([min, max]: QuickWay['others'], wanted: number): number => Math.min(Math.max(wanted, min), max);

/** The last choice, if this game still allows it. */
function preset(game: GameManifest): Quick {
  const last = kept('quick', isQuick);
  const way = wayOf(game, last?.way ?? '');
  const level = levelsOf(game).find((one) => last && one === levelIn(last.level)) ?? USUAL_LEVEL;
  return { way: way.id, others: within(way.others, last?.others ?? 2), level };
}

interface PlayNowProps {
  readonly game: GameManifest;
  /** Nobody has played it on this device. */
  readonly isNew: boolean;
  readonly onClose: () => void;
}

export function PlayNow({ game, isNew, onClose }: PlayNowProps) {
  const say = useSay();
  const [, go] = useLocation();
  const { name } = useSession();
  const [quick, setQuick] = useState(() => preset(game));
  const [sailing, setSailing] = useState(false);
  const way = wayOf(game, quick.way);
  // The game and its screen are fetched while the choice is being made.
  useEffect(() => {
    fetchGameAhead(game.id);
    awaitFirst(Promise.all([prepareLocal(game.id), loadTable(), loadGameUI(game.id)]));
  }, [game.id]);

  const sail = async (): Promise<void> => {
    setSailing(true);
    keep('quick', quick);
    const bots = Array.from({ length: quick.others }, () => ({ kind: 'bot' as const, bot: quick.level }));
    const me = { kind: 'person' as const, name: name || NAMELESS };
    try {
      const settings = { undo: 'free', odds: true, shuffle: false } as const;
      const setup = { game: game.id, options: way.options, seats: [me, ...bots], settings };
      const started = way.campaign ? beginLocalCampaign(setup).then(({ table }) => table) : startLocal(setup);
      setTimeout(readySound);
      // What is not here yet is waited for here: else a screen would come between that says so.
      await Promise.allSettled([loadTable(), loadGameUI(game.id)]);
      go(`/local/${await started}`);
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
      setSailing(false);
    }
  };

  const [fewest, most] = way.others;
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  const others = say(way.together ? 'web.quick.companions' : 'web.quick.opponents');
  return (
    <Sheet
      data-id="quick"
      open
      onClose={onClose}
      title={say('web.quick.title', { game: say(`shelf.${game.id}.name`) })}
      foot={
        <Button
          data-id="sail"
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
        <LessonOffer game={game} isNew={isNew} />
        {game.ways.length > 1 && (
          <>
            <h3>{say('web.quick.way')}</h3>
            <Segmented
              data-id="way"
              label={say('web.quick.way')}
              block
              value={way.id}
              options={game.ways.map(({ id }) => ({ value: id, label: say(`shelf.${game.id}.way.${id}`) }))}
              onChange={(id) => setQuick({ ...quick, way: id, others: within(wayOf(game, id).others, quick.others) })}
            />
            <p className="quiet small">{say(`shelf.${game.id}.way.${way.id}.about`)}</p>
          </>
        )}
        <h3>{others}</h3>
        <Segmented
          data-id="others"
          label={others}
          block
          value={quick.others}
          options={counts.map((value) => ({ value, label: value === 0 ? say('web.quick.alone') : value }))}
          onChange={(wanted) => setQuick({ ...quick, others: wanted })}
        />
        {quick.others > 0 && (
          <>
            <Select
              data-id="level"
              label={say('web.quick.level')}
              hint={say(`web.bot.${levelIn(quick.level)}.about`)}
              value={levelIn(quick.level)}
              options={levelsOf(game).map((value) => ({ value, label: say(`web.bot.${value}`) }))}
              onChange={(level) => setQuick({ ...quick, level: level as Level })}
            />
            <LevelMore
              game={game.id}
              bot={quick.level}
              mark="style"
              onBot={(bot) => setQuick({ ...quick, level: bot as BotName })}
            />
          </>
        )}
        <p className="quiet small">{say('web.quick.about')}</p>
      </div>
    </Sheet>
  );
}
