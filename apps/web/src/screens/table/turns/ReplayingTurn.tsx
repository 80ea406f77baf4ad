/** Instead of the verbs while turns are shown once more: one's own pace, and the way back. */
import { Button, IconButton } from '@broadside/kit';
import { useSay } from '../../../text/say.ts';
import style from './Turns.module.css';
import type { Pace } from './useTurnReplay.ts';

interface ReplayingTurnProps {
  readonly name: string;
  readonly pace: Pace;
  readonly onStop: () => void;
}

export function ReplayingTurn({ name, pace, onStop }: ReplayingTurnProps) {
  const say = useSay();
  const { paused, previous, next, goOn } = pace;
  return (
    <div className={style.again} role="status" data-id="waiting">
      <b>{say('web.turns.replaying', { name })}</b>
      <span className={style.pace}>
        <IconButton
          data-id="replay-back"
          icon="back"
          label={say('web.turns.stepBack')}
          disabled={previous === undefined}
          onClick={previous}
        />
        <IconButton
          data-id="replay-pause"
          icon={paused ? 'play' : 'pause'}
          label={say(paused ? 'web.turns.goOn' : 'web.turns.pause')}
          onClick={goOn}
        />
        <IconButton
          data-id="replay-next"
          icon="next"
          label={say('web.turns.stepOn')}
          disabled={next === undefined}
          onClick={next}
        />
      </span>
      <Button data-id="stop-replay" tone="primary" icon="close" onClick={onStop}>
        {say('web.turns.stop')}
      </Button>
    </div>
  );
}
