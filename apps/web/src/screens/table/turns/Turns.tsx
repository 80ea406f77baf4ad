/** The others' turns: the one under way beside the board, and all since one's own as cards. */
import type { Entry, Viewer } from '@broadside/kernel';
import { Button, IconButton, Sheet } from '@broadside/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useSay } from '../../../text/say.ts';
import type { LogContext } from '../logEntries.tsx';
import { TurnCard } from './TurnCard.tsx';
import style from './Turns.module.css';
import { digestOf, type Turn, turnsOf, turnsSinceOwn } from './turns.ts';

export interface TurnsProps {
  readonly log: readonly Entry[];
  readonly context: LogContext;
  readonly viewer: Viewer;
  /** The reader is asked now, or the match is over: nobody else goes on. */
  readonly still: boolean;
  /** Whether a turn can still be shown again. */
  readonly canReplay: (turn: Turn) => boolean;
  readonly onReplay: (...turns: readonly Turn[]) => void;
}

/** So many cards are kept in sight: two rounds of a full table. */
const MOST_CARDS = 10;

/** The latest turns of others, the newest first. */
export function useOthersTurns({
  log,
  context,
  viewer,
}: Pick<TurnsProps, 'log' | 'context' | 'viewer'>): readonly Turn[] {
  const { ui } = context;
  return useMemo(
    () =>
      turnsOf(log, ui)
        .filter(({ seat }) => seat !== viewer)
        .slice(-MOST_CARDS)
        .reverse(),
    [log, ui, viewer],
  );
}

interface CardsProps extends TurnsProps {
  readonly turns: readonly Turn[];
  readonly onEarlier?: () => void;
}

function Cards({ turns, onEarlier, ...props }: CardsProps) {
  const { context, viewer, still, canReplay, onReplay } = props;
  const last = turns[0];
  return turns.map((turn) => (
    <TurnCard
      key={`${turn.seat}.${turn.from}`}
      turn={turn}
      digest={digestOf(turn, context, viewer)}
      context={context}
      now={!still && turn === last}
      onReplay={canReplay(turn) ? () => onReplay(turn) : undefined}
      onEarlier={onEarlier}
    />
  ));
}

export function TurnsSheet({
  open,
  onClose,
  ...props
}: TurnsProps & { readonly open: boolean; readonly onClose: () => void }) {
  const say = useSay();
  const turns = useOthersTurns(props);
  const { log, context, viewer, canReplay } = props;
  const since = useMemo(() => turnsSinceOwn(turnsOf(log, context.ui), viewer), [log, context.ui, viewer]);
  // What began before this device looked cannot be shown.
  const seen = since.filter(canReplay);
  const onReplay = (...again: readonly Turn[]): void => {
    onClose();
    props.onReplay(...again);
  };
  return (
    <Sheet data-id="turns" open={open} onClose={onClose} title={say('web.turns')}>
      <div className={style.cards}>
        {seen.length > 0 && (
          <Button data-id="replay-all" icon="play" onClick={() => onReplay(...seen)}>
            {say('web.turns.all')}
          </Button>
        )}
        <Cards {...props} turns={turns} onReplay={onReplay} />
      </div>
    </Sheet>
  );
}

/** Beside the board: the latest turn as a card, the earlier ones behind a button. */
export function TurnsPanel(props: TurnsProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [latest, ...earlier] = useOthersTurns(props);
  if (latest === undefined) return null;
  return (
    <section data-id="turns-panel" aria-label={say('web.turns')}>
      <Cards {...props} turns={[latest]} {...(earlier.length > 0 ? { onEarlier: () => setOpen(true) } : {})} />
      <TurnsSheet {...props} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}

interface TurnsStripProps extends TurnsProps {
  /** Before the first turn of anybody else, and in one's own beside the way to the others'. */
  readonly children: ReactNode;
  /** The way to the whole log. */
  readonly toLog: ReactNode;
}

/** On small screens: the turn under way in words above the verbs; it opens all of them. */
export function TurnsStrip({ children, toLog, ...props }: TurnsStripProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [latest] = useOthersTurns(props);
  const { context, viewer, still } = props;
  if (latest === undefined) return children;
  if (still)
    return (
      <>
        <div className={style.strip}>
          <div className={style.latest}>{children}</div>
          <IconButton data-id="open-turns" icon="cards" label={say('web.turns.since')} onClick={() => setOpen(true)} />
        </div>
        <TurnsSheet {...props} open={open} onClose={() => setOpen(false)} />
      </>
    );
  return (
    <>
      <div className={style.strip}>
        <div className={style.latest}>
          <TurnCard turn={latest} digest={digestOf(latest, context, viewer)} context={context} now={!still} brief />
          <button
            type="button"
            data-id="open-turns"
            className={style.open}
            aria-label={say('web.turns.open')}
            onClick={() => setOpen(true)}
          />
        </div>
        {toLog}
      </div>
      <TurnsSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
