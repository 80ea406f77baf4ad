/** Which game, and where it is played. */
import { Panel, Segmented } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { GameCover } from '../../shell/GameCover.tsx';
import { useSay } from '../../text/say.ts';
import { USUAL_LEVEL } from './levels.ts';
import { type Place, type Plan, withPlace } from './plan.ts';
import style from './Setup.module.css';

interface GamePanelProps {
  readonly chosen: string;
  readonly onGame: (id: string) => void;
}

export function GamePanel({ chosen, onGame }: GamePanelProps) {
  const say = useSay();
  return (
    <Panel title={say('web.setup.game')} className={style.gamePanel ?? ''}>
      <div className={style.games}>
        {webShelf.map(({ id, seats, minutes: [from, to] }) => (
          <button key={id} type="button" className={style.game} aria-pressed={id === chosen} onClick={() => onGame(id)}>
            <span className={style.cover}>
              <GameCover game={id} />
            </span>
            <b>{say(`shelf.${id}.name`)}</b>
            <small>
              {say('web.game.players', seats)} · {say('web.game.minutes', { from, to })}
            </small>
          </button>
        ))}
      </div>
    </Panel>
  );
}

const PLACES: readonly Place[] = ['online', 'device'];

interface PlanProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

export function PlacePanel({ plan, onPlan }: PlanProps) {
  const say = useSay();
  return (
    <Panel title={say('web.setup.place')}>
      <Segmented
        data-id="place"
        label={say('web.setup.place')}
        block
        value={plan.place}
        options={PLACES.map((value) => ({ value, label: say(`web.setup.${value}`) }))}
        onChange={(place) => onPlan(withPlace(plan, place, USUAL_LEVEL))}
      />
      <p className={style.hint}>{say(`web.setup.${plan.place}.about`)}</p>
    </Panel>
  );
}
