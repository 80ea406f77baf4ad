/** Under the list: the way through the fights and out of them, the ruler, and the recording again. */
import { Button, Drawing } from '@broadside/kit';
import style from './Fights.module.css';
import type { FightsProps } from './Fights.tsx';
import { inHand } from './model.ts';

const RULER = (
  <Drawing box="0 0 24 24" width={20} height={20}>
    <path
      d="M3.2 15.8L15.8 3.2L20.8 8.2L8.2 20.8ZM6.9 12.1L9.3 14.5M9.9 9.1L11.4 10.6M12.9 6.1L15.3 8.5"
      stroke="currentColor"
      strokeWidth="1.9"
    />
  </Drawing>
);

interface ToolsProps extends FightsProps {
  readonly fights: number;
}

export function Tools(props: ToolsProps) {
  const { view, show, fights } = props;
  const lies = view.lid !== null && view.lid.dice.length > 0 && inHand(view.lid, view.raid).length === 0;
  return (
    <div className={style.tools}>
      <div className={style.verbs}>
        {fights > 0 && show?.kind !== 'result' && <Steps {...props} />}
        <Leave {...props} />
      </div>
      {lies && show === undefined && <Instruments {...props} />}
    </div>
  );
}

/**
 * The next fight, or all of them. Whoever asks for one while they are shown reads on at their own pace; after the last
 * one, and where nobody has stepped yet, it begins with the first.
 */
function Steps({ desk, show, fights, look, say }: ToolsProps) {
  const at = show?.kind === 'fights' ? show.at : desk.chosen;
  const next = at === undefined ? 0 : at + 1;
  const read = (fight: number | undefined): void => {
    if (show !== undefined) look(true);
    desk.choose(fight);
  };
  return (
    <>
      <Button
        tone={at === undefined ? 'plain' : 'primary'}
        icon="next"
        data-id="next-fight"
        className={style.verb ?? ''}
        disabled={next >= fights}
        onClick={() => read(next)}
      >
        {say(at === undefined ? 'seven-seas.lid.fight.first' : 'seven-seas.lid.fight.following')}
      </Button>
      {at !== undefined && (
        <Button icon="forward" data-id="all-fights" className={style.verb ?? ''} onClick={() => read(undefined)}>
          {say('seven-seas.lid.all')}
        </Button>
      )}
    </>
  );
}

/** Over what is still to be shown, or back to what is asked. */
function Leave({ show, skip, back, look, say }: ToolsProps) {
  if (show !== undefined)
    return skip === undefined ? null : (
      <Button icon="last" data-id="skip-fights" className={style.verb ?? ''} onClick={skip}>
        {say('seven-seas.lid.skip')}
      </Button>
    );
  return back ? (
    <Button icon="close" data-id="now" className={style.verb ?? ''} onClick={() => look(false)}>
      {say('seven-seas.table.middle.now')}
    </Button>
  ) : null;
}

function Instruments({ desk, factor, say }: ToolsProps) {
  return (
    <div className={style.instruments}>
      <Button
        tone="ghost"
        icon={RULER}
        data-id="measure"
        aria-pressed={desk.measuring}
        onClick={() => desk.measure(!desk.measuring)}
      >
        {say('seven-seas.lid.measure')}
      </Button>
      {desk.film !== undefined && factor > 0 && (
        <Button
          tone="ghost"
          icon={desk.watching ? 'pause' : 'restart'}
          data-id="watch"
          onClick={() => desk.watch(!desk.watching)}
        >
          {say(desk.watching ? 'seven-seas.lid.stop' : 'seven-seas.lid.again')}
        </Button>
      )}
    </div>
  );
}
