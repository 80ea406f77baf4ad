/** Everything between the top bar and the action bar: the sea, the ship, the crew; in a battle, the battle. */
import { type BoardProps, cx, Icon, useWide } from '@broadside/kit';
import { useState } from 'react';
import type { DeadReckoningView } from '../../rules/view.ts';
import { Sign } from '../art/index.ts';
import { Battle } from '../battle/index.ts';
import { type Props, seatAtBottom, told } from '../parts.ts';
import css from './Board.module.css';
import { Crew } from './Crew.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Question } from './Question.tsx';
import { Race } from './Race.tsx';
import { Rivals } from './Rivals.tsx';
import { Sea } from './Sea.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { Ship } from './Ship.tsx';
import { actionsAt } from './targets.ts';

const TABS = ['hand', 'ship', 'players'] as const;
type Tab = (typeof TABS)[number];

function TabBar({ tab, onTab, ...props }: Props & { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) {
  const { view } = props;
  const player = view.players[seatAtBottom(view)];
  const load = player.cells.reduce((sum, { cargo, coins }) => sum + cargo + coins, 0);
  const badge: Readonly<Record<Tab, string>> = {
    hand: `${player.play.length} + ${player.handSize}`,
    ship: String(load),
    players: String(view.players.length - 1),
  };
  return (
    <div className={css.tabs} role="tablist" aria-label={told(props, 'tabs')}>
      {TABS.map((name) => (
        <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => onTab(name)}>
          {name === 'players' ? <Icon name="people" /> : <Sign name={name === 'ship' ? 'ship' : 'hand'} />}
          <span>
            {told(props, `tab.${name}`)} <b>{badge[name]}</b>
          </span>
        </button>
      ))}
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
  return { opened, press, close: () => open(undefined) };
}

function Phone(props: Props) {
  const [tab, setTab] = useState<Tab>('hand');
  const [whole, setWhole] = useState(false);
  const [seat, openSeat] = useState<number>();
  const { opened, press, close } = useTiles(props);
  const mine = seatAtBottom(props.view);
  return (
    <div className={css.phone}>
      <Race {...props} />
      <div className={cx(css.chart, whole && css.whole)}>
        <div className={css.scroll}>
          <Sea {...props} onPress={press} />
        </div>
        <button
          type="button"
          className={css.zoom}
          aria-label={told(props, whole ? 'sea.near' : 'sea.whole')}
          aria-pressed={whole}
          onClick={() => setWhole(!whole)}
        >
          <Icon name="eye" />
        </button>
      </div>
      <Question {...props} />
      <div className={css.sheet}>
        {tab === 'hand' && <Crew {...props} seat={mine} />}
        {tab === 'ship' && <Ship {...props} seat={mine} />}
        {tab === 'players' && <Rivals {...props} onOpen={openSeat} />}
      </div>
      <TabBar {...props} tab={tab} onTab={setTab} />
      {opened !== undefined && <PlaceSheet {...props} at={opened} onClose={close} />}
      {seat !== undefined && <SeatSheet {...props} seat={seat} onClose={() => openSeat(undefined)} />}
    </div>
  );
}

function Desk(props: Props) {
  const { opened, press, close } = useTiles(props);
  const mine = seatAtBottom(props.view);
  return (
    <div className={css.desk}>
      <div className={css.sea}>
        <Sea {...props} onPress={press} />
      </div>
      <div className={css.mine}>
        <Race {...props} />
        <Question {...props} />
        <Ship {...props} seat={mine} />
        <Crew {...props} seat={mine} />
      </div>
      {opened !== undefined && <PlaceSheet {...props} at={opened} onClose={close} />}
    </div>
  );
}

export function Board(props: BoardProps<DeadReckoningView>) {
  const wide = useWide();
  if (props.view.battle !== null || props.show !== undefined) return <Battle {...props} />;
  return wide ? <Desk {...props} /> : <Phone {...props} />;
}
