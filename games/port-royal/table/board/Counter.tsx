/** How many colours lie in the harbour and what that allows: always in sight. */

import { Tag } from '@broadside/kit';
import type { ReactNode } from 'react';
import { colourOf, isShip } from '../../cards/table.ts';
import { SHIP_COLOURS, type ShipColour } from '../../cards/types.ts';
import { allowanceSeen, compensationOf, takerOf } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';

import { Pennant } from '../art/index.ts';
import type { BoardProps } from '../props.ts';
import { coloursInPlay } from '../standing/goal.ts';
import css from './Counter.module.css';

const KEY = 'port-royal.table';

type Props = BoardProps;

const hasColour = (view: View, colour: ShipColour): boolean =>
  view.harbour.some((card) => isShip[card] === 1 && SHIP_COLOURS[colourOf[card]] === colour);

function Flags({ view, say }: Props) {
  return (
    <ul className={css.flags}>
      {coloursInPlay(view).map((colour) => {
        const met = hasColour(view, colour);
        const label = say(`${KEY}.colour.${met ? 'in' : 'out'}`, { colour: say(`port-royal.colour.${colour}`) });
        return (
          <li key={colour} title={label}>
            <Pennant colour={colour} met={met} />
            <span className="sr">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

const ownTakes = (cards: number, say: Props['say']): ReactNode => (
  <>
    {say(`${KEY}.mayTake`, { cards })}
    {cards > 0 && <span className={css.hint}>: {say(`${KEY}.tapCard`)}</span>}
  </>
);

/** What may be taken: by whoever takes now, or by the active player if they stopped. */
function takes({ view, viewer, say, nameOf }: Props): ReactNode {
  // Whatever is asked on top of it, the phase lies at the bottom of the flow.
  const phase = view.flow[0];
  switch (phase?.step) {
    case 'discover':
      return say(`${KEY}.mayTake`, { cards: allowanceSeen(view) });
    case 'tradeAndHire':
      return phase.seat === viewer
        ? ownTakes(phase.left, say)
        : say(`${KEY}.leftToTake`, { name: nameOf(phase.seat), cards: phase.left });
    default:
      return undefined;
  }
}

/** The steps of the allowance, governors of the active player included (PR-GOV-1). */
function Steps({ view, say, ships }: Props & { ships: number }) {
  const steps = coloursInPlay(view).length === 6 ? ([3, 4, 5, 6] as const) : ([3, 4, 5] as const);
  return (
    <ul className={css.steps} aria-label={say(`${KEY}.steps`)}>
      {steps.map((colours) => {
        const now = Math.max(3, ships) === colours;
        return (
          <li key={colours} aria-current={now || undefined}>
            {say(`${KEY}.steps.${colours}`, { cards: allowanceSeen(view, colours) })}
          </li>
        );
      })}
    </ul>
  );
}

/** PR-OTHER-3: what every card costs a guest on top; shown to whoever is or will be one. */
function Toll({ view, viewer, say, nameOf }: Props) {
  const coins = typeof viewer === 'number' ? compensationOf(view, viewer) : 0;
  if (coins === 0 || view.outcome || view.harbour.length === 0) return null;
  const values = { coins, name: nameOf(view.active) };
  return (
    <span className={css.toll} title={say(`${KEY}.toll`, values)} data-now={takerOf(view) === viewer || undefined}>
      <Tag icon="coin">{say(`${KEY}.toll.short`, values)}</Tag>
    </span>
  );
}

/** PR-GAMB-10, PR-GAMB-12: what a Gambler who was used means for the rest of the turn. */
function Gambled({ view, say }: Props) {
  const phase = view.flow[0];
  if (phase?.step !== 'discover' || phase.gamblers === 0) return null;
  const values = { cards: phase.gamblers };
  return (
    <span title={say(`${KEY}.gambled.about`, values)}>
      <Tag icon="dice">{say(`${KEY}.gambled`, values)}</Tag>
    </span>
  );
}

export function Counter(props: Props) {
  const { view, say } = props;
  const colours = coloursInPlay(view);
  const ships = colours.filter((colour) => hasColour(view, colour)).length;
  const allowed = takes(props);
  return (
    <div className={css.counter} data-id="colours">
      <Flags {...props} />
      <p className={css.text}>
        <b>{say(`${KEY}.colours`, { colours: ships, all: colours.length })}</b>
        {allowed !== undefined && <> – {allowed}</>}
      </p>
      <Gambled {...props} />
      <Toll {...props} />
      {view.ending && !view.outcome && <Tag tone="wax">{say(`${KEY}.lastRound`)}</Tag>}
      <Steps {...props} ships={ships} />
    </div>
  );
}
