/** Instead of the verbs while a turn is shown once more. */
import { Button } from '@broadside/kit';
import { useSay } from '../../../text/say.ts';
import style from './Turns.module.css';

interface ReplayingTurnProps {
  readonly name: string;
  readonly onStop: () => void;
}

export function ReplayingTurn({ name, onStop }: ReplayingTurnProps) {
  const say = useSay();
  return (
    <div className={style.again} role="status" data-id="waiting">
      <b>{say('web.turns.replaying', { name })}</b>
      <Button data-id="stop-replay" tone="primary" icon="close" onClick={onStop}>
        {say('web.turns.stop')}
      </Button>
    </div>
  );
}
