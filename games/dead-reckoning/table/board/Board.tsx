/** Everything between the top bar and the action bar: the sea, the ship, the crew; in a battle, the battle. */
import { type BoardProps, frameOf, Icon, useMedia, useWide } from '@broadside/kit';
import { useEffect, useState } from 'react';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import type { StepName } from '../../rules/state.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { Sign, type SignName } from '../art/index.ts';
import { battlesAt } from '../battle/ahead.ts';
import { Battle, Result, useResult } from '../battle/index.ts';
import type { Props } from '../props.ts';
import { bottomOf, withRival } from '../seats.ts';
import { chest, crew, ship } from '../spots.ts';
import css from './Board.module.css';
import { Chart } from './Chart.tsx';
import { Crew } from './Crew.tsx';
import { fittingOf } from './Hold.tsx';
import { Mode } from './Mode.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Question } from './Question.tsx';
import { Race } from './Race.tsx';
import { Rivals } from './Rivals.tsx';
import { Sea } from './Sea.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { Ship } from './Ship.tsx';
import { actionsAt } from './targets.ts';

const TABS = ['hand', 'played', 'ship', 'players'] as const;
type Tab = (typeof TABS)[number];

/** Where the answer to a question lies. */
const TAB_OF: Readonly<Partial<Record<StepName, Tab>>> = {
  main: 'hand',
  levelUp: 'hand',
  sleeve: 'played',
  mode: 'hand',
  upgrade: 'ship',
  swap: 'ship',
  room: 'ship',
  pay: 'ship',
  divide: 'ship',
};

/** The tab follows the question; the reader may turn to another. */
function useTab({ view, viewer }: Props) {
  const [tab, setTab] = useState<Tab>('hand');
  const frame = frameOf(view);
  const step = frame && 'seat' in frame && frame.seat === viewer ? frame.step : undefined;
  // With an empty hand what is left to do lies on the table.
  const emptied = step === 'main' && typeof viewer === 'number' && view.players[viewer].handSize === 0;
  useEffect(() => {
    const wanted = emptied ? 'played' : step && TAB_OF[step];
    if (wanted) setTab(wanted);
  }, [step, emptied]);
  return [tab, setTab] as const;
}

interface TabBarProps extends Props {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

const TAB_SIGNS: Readonly<Record<Exclude<Tab, 'players'>, SignName>> = { hand: 'hand', played: 'used', ship: 'ship' };

function TabBar({ tab, onTab, ...props }: TabBarProps) {
  const { view } = props;
  const mine = bottomOf(view);
  const player = view.players[mine];
  const load = player.cells.reduce((sum, { cargo, coins }) => sum + cargo + coins, 0);
  const room = player.cells.reduce((sum, _, cell) => sum + fittingOf(player, cell).hold, 0);
  const badge: Readonly<Record<Tab, string>> = {
    hand: String(player.handSize),
    played: String(player.play.length),
    ship: `${load}/${room}`,
    players: String(view.players.length - 1),
  };
  const spot: Readonly<Partial<Record<Tab, string>>> = { ship: ship(mine), played: crew(mine) };
  return (
    <div className={css.foot}>
      <div className={css.tabs} role="tablist" aria-label={t(props, 'tabs')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-id={`tab:${name}`}
            aria-selected={tab === name}
            data-spot={spot[name]}
            onClick={() => onTab(name)}
          >
            {name === 'players' ? <Icon name="people" /> : <Sign name={TAB_SIGNS[name]} size={20} />}
            <span>
              {t(props, `tab.${name}`)} <b>{badge[name]}</b>
            </span>
          </button>
        ))}
      </div>
      <span data-id="chest" className={css.chest} data-spot={chest(mine)}>
        <Sign name="chest" size={20} label={t(props, 'chest')} />
        <b>{player.chest < 0 ? '?' : player.chest}</b>
      </span>
    </div>
  );
}

/** A battle begins where the ship would stop (DR-PIRATE-1): that is read before it sails. */
const isWarned = ({ view, viewer }: Props, { type }: DeadReckoningAction, at: number): boolean =>
  type === 'sail' && typeof viewer === 'number' && battlesAt(view, viewer, at).length > 0;

/** A tap on a tile does the one thing it stands for; else it opens what is there. */
function useTiles(props: Props) {
  const [opened, open] = useState<number>();
  const press = (at: number): void => {
    const actions = actionsAt(props, at);
    if (actions.length === 1 && !isWarned(props, actions[0], at)) props.play(actions[0]);
    else open(at);
  };
  return { opened, press, look: open, close: () => open(undefined) };
}

interface PartsProps extends Props {
  /** Shows the last battle again. */
  readonly onBattle: (() => void) | undefined;
}

/** The question of the moment has the place of the cards it is about. */
const asksForMode = ({ view, viewer, legal }: Props): boolean =>
  frameOf(view)?.step === 'mode' && typeof viewer === 'number' && legal.length > 0;

interface PanelProps extends PartsProps {
  readonly tab: Tab;
  readonly low: boolean;
  readonly onSeat: (seat: number) => void;
}

function Panel({ tab, low, onSeat, onBattle, ...props }: PanelProps) {
  const mine = bottomOf(props.view);
  switch (tab) {
    case 'hand':
      return asksForMode(props) ? <Mode {...props} seat={mine} /> : <Crew {...props} seat={mine} parts={['hand']} />;
    case 'played':
      return <Crew {...props} seat={mine} parts={['played']} />;
    case 'ship':
      return <Ship {...props} seat={mine} onBattle={onBattle} />;
    case 'players':
      return (
        <>
          {low && <Race {...props} />}
          <Rivals {...props} onOpen={onSeat} />
        </>
      );
  }
}

/** On a low screen the race stands with the players: the sea needs the room. */
const useLow = (): boolean => useMedia('(max-height: 780px)');

/** The whole sea is what one plans with; a closer look is a tap away. */
function Phone({ onBattle, ...props }: PartsProps) {
  const [tab, setTab] = useTab(props);
  const [whole, setWhole] = useState(true);
  const low = useLow();
  const [seat, openSeat] = useState<number>();
  const { opened, press, look, close } = useTiles(props);
  return (
    <div className={css.phone}>
      {!low && <Race {...props} />}
      <Chart {...props} whole={whole} onWhole={setWhole} onPress={press} onLook={look} />
      <Question {...props} />
      <div
        className={css.sheet}
        role="tabpanel"
        aria-label={t(props, `tab.${tab}`)}
        // There is nothing to press in it, and it may be longer than its place: keys scroll it.
        tabIndex={asksForMode(props) ? 0 : undefined}
      >
        <Panel {...props} tab={tab} low={low} onSeat={openSeat} onBattle={onBattle} />
      </div>
      <TabBar {...props} tab={tab} onTab={setTab} />
      {opened !== undefined && <PlaceSheet {...props} at={opened} onClose={close} />}
      {seat !== undefined && <SeatSheet {...props} seat={seat} onClose={() => openSeat(undefined)} />}
    </div>
  );
}

function Desk({ onBattle, ...props }: PartsProps) {
  const { opened, press, look, close } = useTiles(props);
  const mine = bottomOf(props.view);
  return (
    <div className={css.desk}>
      <div className={css.sea}>
        <Sea {...props} onPress={press} onLook={look} />
      </div>
      <div className={css.mine}>
        <Question {...props} />
        {asksForMode(props) && <Mode {...props} seat={mine} />}
        <Ship {...props} seat={mine} onBattle={onBattle} />
        <Crew {...props} seat={mine} parts={['played', 'hand']} />
      </div>
      {opened !== undefined && <PlaceSheet {...props} at={opened} onClose={close} />}
    </div>
  );
}

export function Board(given: BoardProps<DeadReckoningView>) {
  const wide = useWide();
  const props = withRival(given);
  const { shown, close, again } = useResult(props);
  if (props.view.battle !== null || props.show !== undefined) return <Battle {...props} />;
  if (shown !== undefined) return <Result key={shown.n} {...props} past={shown} onClose={close} />;
  const parts = { ...props, onBattle: again };
  return <div className={css.board}>{wide ? <Desk {...parts} /> : <Phone {...parts} />}</div>;
}
