/** Everything between the top bar and the action bar: the sea, the ship, the crew; in a battle, the battle. */
import { type BoardProps, frameOf, Icon, useWide } from '@broadside/kit';
import { useEffect, useState } from 'react';
import type { StepName } from '../../rules/state.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { Sign } from '../art/index.ts';
import { Battle } from '../battle/index.ts';
import type { Props } from '../props.ts';
import { bottomOf, withRival } from '../seats.ts';
import { chest, crew, ship } from '../spots.ts';
import css from './Board.module.css';
import { Chart } from './Chart.tsx';
import { Crew } from './Crew.tsx';
import { fittingOf } from './Hold.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Question } from './Question.tsx';
import { Race } from './Race.tsx';
import { Rivals } from './Rivals.tsx';
import { Sea } from './Sea.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { Ship } from './Ship.tsx';
import { actionsAt } from './targets.ts';

const TABS = ['ship', 'hand', 'players'] as const;
type Tab = (typeof TABS)[number];

/** Where the answer to a question lies. */
const TAB_OF: Readonly<Partial<Record<StepName, Tab>>> = {
  main: 'hand',
  levelUp: 'hand',
  sleeve: 'hand',
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
  useEffect(() => {
    const wanted = step && TAB_OF[step];
    if (wanted) setTab(wanted);
  }, [step]);
  return [tab, setTab] as const;
}

interface TabBarProps extends Props {
  /** None while the whole sea is shown. */
  readonly tab: Tab | undefined;
  readonly onTab: (tab: Tab) => void;
}

function TabBar({ tab, onTab, ...props }: TabBarProps) {
  const { view } = props;
  const mine = bottomOf(view);
  const player = view.players[mine];
  const load = player.cells.reduce((sum, { cargo, coins }) => sum + cargo + coins, 0);
  const room = player.cells.reduce((sum, _, cell) => sum + fittingOf(player, cell).hold, 0);
  const badge: Readonly<Record<Tab, string>> = {
    ship: `${load}/${room}`,
    hand: `${player.play.length} + ${player.handSize}`,
    players: String(view.players.length - 1),
  };
  const spot: Readonly<Record<Tab, string | undefined>> = { ship: ship(mine), hand: crew(mine), players: undefined };
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
            {name === 'players' ? <Icon name="people" /> : <Sign name={name === 'ship' ? 'ship' : 'hand'} size={20} />}
            <span>
              {t(props, `tab.${name}`)} <b>{badge[name]}</b>
            </span>
          </button>
        ))}
      </div>
      <span className={css.chest} data-spot={chest(mine)}>
        <Sign name="chest" size={20} label={t(props, 'chest')} />
        <b>{player.chest < 0 ? '?' : player.chest}</b>
      </span>
    </div>
  );
}

/** A tap on a tile does the one thing it stands for; else it opens what is there. */
function useTiles(props: Props) {
  const [opened, open] = useState<number>();
  const press = (at: number): void => {
    const actions = actionsAt(props, at);
    if (actions.length === 1) props.play(actions[0]);
    else open(at);
  };
  return { opened, press, look: open, close: () => open(undefined) };
}

function Phone(props: Props) {
  const [tab, setTab] = useTab(props);
  const [whole, setWhole] = useState(false);
  const [seat, openSeat] = useState<number>();
  const { opened, press, look, close } = useTiles(props);
  const mine = bottomOf(props.view);
  const turn = (to: Tab): void => {
    setWhole(false);
    setTab(to);
  };
  return (
    <div className={css.phone}>
      <Race {...props} />
      <Chart {...props} whole={whole} onWhole={setWhole} onPress={press} onLook={look} />
      <Question {...props} />
      {!whole && (
        <div className={css.sheet} role="tabpanel" aria-label={t(props, `tab.${tab}`)}>
          {tab === 'hand' && <Crew {...props} seat={mine} />}
          {tab === 'ship' && <Ship {...props} seat={mine} />}
          {tab === 'players' && <Rivals {...props} onOpen={openSeat} />}
        </div>
      )}
      <TabBar {...props} tab={whole ? undefined : tab} onTab={turn} />
      {opened !== undefined && <PlaceSheet {...props} at={opened} onClose={close} />}
      {seat !== undefined && <SeatSheet {...props} seat={seat} onClose={() => openSeat(undefined)} />}
    </div>
  );
}

function Desk(props: Props) {
  const { opened, press, look, close } = useTiles(props);
  const mine = bottomOf(props.view);
  return (
    <div className={css.desk}>
      <div className={css.sea}>
        <Sea {...props} onPress={press} onLook={look} />
      </div>
      <div className={css.mine}>
        <Question {...props} />
        <Ship {...props} seat={mine} />
        <Crew {...props} seat={mine} />
      </div>
      {opened !== undefined && <PlaceSheet {...props} at={opened} onClose={close} />}
    </div>
  );
}

export function Board(given: BoardProps<DeadReckoningView>) {
  const wide = useWide();
  const props = withRival(given);
  if (props.view.battle !== null || props.show !== undefined) return <Battle {...props} />;
  return <div className={css.board}>{wide ? <Desk {...props} /> : <Phone {...props} />}</div>;
}
