/** Which game. */
import { webShelf } from '@broadside/shelf/web';
import { GameCover } from '../../shell/GameCover.tsx';
import { useSay } from '../../text/say.ts';
import style from './Setup.module.css';

interface GamePanelProps {
  readonly chosen: string;
  readonly onGame: (id: string) => void;
}

export function GamePanel({ chosen, onGame }: GamePanelProps) {
  const say = useSay();
  return (
    <nav className={style.games} aria-label={say('web.setup.game')}>
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
    </nav>
  );
}
