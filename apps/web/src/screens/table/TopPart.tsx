/** The bar above a table: the game, whose turn it is, what is near the end, and the ways to help and settings. */
import { type Seat, TABLE } from '@broadside/kernel';
import {
  type GameUI,
  IconButton,
  SeatEmblem,
  TableBar,
  UndoButtons,
  type UndoButtonsProps,
  useSettings,
} from '@broadside/kit';
import { type NameOf, nameToReader } from '@broadside/text';
import type { ReactNode } from 'react';
import { listOf } from '../../names.ts';
import { type Say, useSay } from '../../text/say.ts';
import style from './Table.module.css';
import type { Shown } from './useShown.ts';

interface TopPartProps {
  readonly ui: GameUI;
  readonly board: Shown['board'];
  readonly you: number | null;
  readonly over: boolean;
  readonly undo: UndoButtonsProps;
  /** In a guided match: gets the place where the lesson says how far it has come, in the place of the turn. */
  readonly lesson?: ((place: HTMLElement | null) => void) | undefined;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
  readonly children?: ReactNode;
}

/** Whoever is asked in the turn of somebody else is not told that it is their own. */
export function whoseTurn(
  toAct: readonly Seat[],
  you: Seat | null,
  turn: Seat | undefined,
  nameOf: NameOf,
  say: Say,
): string {
  if (you !== null && toAct.includes(you))
    return turn === undefined || turn === you
      ? say('web.table.yourTurn')
      : say('web.table.yourMove', { name: nameOf(turn) });
  if (toAct.includes(TABLE)) return say('web.table.chance');
  const name = listOf(toAct.map(nameOf), say);
  return say(toAct.length > 1 ? 'web.table.waits' : 'web.table.turnOf', { name, names: name });
}

function useTurn({ board, you, over, ui }: TopPartProps): ReactNode {
  const say = useSay();
  if (over) return <b>{say('web.table.over')}</b>;
  const { toAct, nameOf, view } = board;
  return (
    <>
      <b data-id={you !== null && toAct.includes(you) ? 'your-turn' : 'turn'}>
        {whoseTurn(toAct, you, ui.turnOf?.(view), nameOf, say)}
      </b>{' '}
      · {ui.step(view, board.say)}
    </>
  );
}

export function TopPart(props: TopPartProps) {
  const { ui, board, undo, lesson, onHelp, onMenu, children } = props;
  const say = useSay();
  const [{ sound }, change] = useSettings();
  const turn = useTurn(props);
  const alarm = ui.alarm?.(board.view, board.say, nameToReader(board.nameOf, board.viewer, board.say));
  return (
    <TableBar
      title={say(`shelf.${ui.id}.name`)}
      turn={lesson ? <span ref={lesson} /> : turn}
      alarm={
        alarm &&
        !lesson && (
          <>
            <SeatEmblem seat={alarm.seat} size={22} />
            {alarm.text}
          </>
        )
      }
    >
      {children}
      <UndoButtons {...undo} />
      <span className={style.spare}>
        <IconButton
          data-id="sound"
          icon={sound ? 'sound' : 'soundOff'}
          label={say(sound ? 'web.table.sound.on' : 'web.table.sound.off')}
          aria-pressed={sound}
          onClick={() => change({ sound: !sound })}
        />
      </span>
      <span className={style.roomy}>
        <IconButton data-id="help" icon="help" label={say('web.table.help')} onClick={onHelp} />
      </span>
      <IconButton data-id="menu" icon="menu" label={say('web.table.menu')} onClick={onMenu} />
    </TableBar>
  );
}
