/** While others act: who does, and the two ways to be sooner at one's own turn. */
import type { Seat } from '@broadside/kernel';
import { ChoiceButton, SeatEmblem, useHotkeys } from '@broadside/kit';
import { useSay } from '../../../text/say.ts';
import style from './Turns.module.css';
import type { Haste } from './useHaste.ts';

interface HurryProps {
  readonly seat: Seat;
  readonly words: string;
  readonly haste: Haste;
}

const KEY = '.';

export function Hurry({ seat, words, haste }: HurryProps) {
  const say = useSay();
  // Pressed, it hurries; held down, it does not stop before one's own turn.
  useHotkeys({ [KEY]: ({ repeat }) => (repeat ? haste.toMine() : haste.hurry()) });
  return (
    <div className={style.hurry} data-id="waiting">
      <div className={style.tip}>
        <SeatEmblem seat={seat} size={40} />
        <span>
          <b>{words}</b>
          {say('web.turns.tip')}
        </span>
      </div>
      <div className={style.verbs}>
        <ChoiceButton
          choice={{
            key: 'hurry',
            label: say('web.turns.hurry'),
            detail: say('web.turns.hurry.about'),
            icon: 'fast',
            hotkey: KEY,
          }}
          onClick={haste.hurry}
        />
        <ChoiceButton
          choice={{ key: 'to-mine', label: say('web.turns.mine'), detail: say('web.turns.mine.about'), icon: 'last' }}
          onClick={haste.toMine}
        />
      </div>
    </div>
  );
}
