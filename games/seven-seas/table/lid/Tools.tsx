/** Under the list: steps through the fights, the ruler, and the recording again. While fights are shown: the way out. */
import { Button, Drawing, IconButton } from '@broadside/kit';
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
  const { show, desk, skip, view, factor, fights } = props;
  if (show !== undefined)
    return skip === undefined ? null : (
      <div className={style.tools}>
        <Button onClick={skip} icon="last">
          {props.say(show.kind === 'fights' ? 'seven-seas.lid.all' : 'seven-seas.lid.end')}
        </Button>
      </div>
    );
  const lies = view.lid !== null && view.lid.dice.length > 0 && inHand(view.lid, view.raid).length === 0;
  return (
    <div className={style.tools}>
      {fights > 0 && <Steps {...props} />}
      {lies && (
        <Button
          tone="ghost"
          icon={RULER}
          className={style.measure}
          data-id="measure"
          aria-label={props.say('seven-seas.lid.measure')}
          aria-pressed={desk.measuring}
          onClick={() => desk.measure(!desk.measuring)}
        >
          <span>{props.say('seven-seas.lid.measure')}</span>
        </Button>
      )}
      {lies && desk.film !== undefined && factor > 0 && (
        <IconButton
          icon={desk.watching ? 'pause' : 'restart'}
          data-id="watch"
          label={props.say(desk.watching ? 'seven-seas.lid.stop' : 'seven-seas.lid.again')}
          onClick={() => desk.watch(!desk.watching)}
        />
      )}
    </div>
  );
}

/** Before the first fight there is the end: stepping goes round. */
function Steps(props: ToolsProps) {
  const { desk, fights } = props;
  const { chosen, choose } = desk;
  const earlier = chosen === undefined ? fights - 1 : chosen - 1;
  return (
    <span className={style.steps}>
      <IconButton
        icon="prev"
        label={props.say('seven-seas.lid.fight.previous')}
        disabled={earlier < 0}
        onClick={() => choose(earlier)}
      />
      <span className={style.step}>
        {chosen === undefined
          ? props.say('seven-seas.lid.fight.all', { fights })
          : props.say('seven-seas.lid.fight.of', { number: chosen + 1, all: fights })}
      </span>
      <IconButton
        icon="next"
        label={props.say(chosen === fights - 1 ? 'seven-seas.lid.end' : 'seven-seas.lid.fight.following')}
        disabled={chosen === undefined}
        onClick={() => choose(chosen === undefined || chosen === fights - 1 ? undefined : chosen + 1)}
      />
    </span>
  );
}
