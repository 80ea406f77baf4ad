/** How many colours lie in the harbour and what that allows: always in sight. */
import { type BoardProps, Tag } from '@broadside/kit';
import { colourOf, isShip } from '../../cards/table.ts';
import { COLOURS } from '../../cards/types.ts';
import { ALLOWANCE, compensationOf } from '../../rules/trade.ts';
import { areaSeen, type View } from '../../rules/view.ts';
import { allowanceNow, takerOf } from '../../terminal/purse.ts';
import { Pennant } from '../art/index.ts';
import { frameOf } from '../scene.ts';
import css from './Counter.module.css';

const KEY = 'port-royal.table';

type Props = BoardProps<View>;

const hasColour = (view: View, at: number): boolean =>
  view.harbour.some((card) => isShip[card] === 1 && colourOf[card] === at);

function Flags({ view, say }: Props) {
  return (
    <ul className={css.flags}>
      {COLOURS.map((colour, at) => {
        const met = hasColour(view, at);
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

/** What may be taken: by whoever takes now, or by the active player if he stopped. */
function takes({ view, say, nameOf }: Props): string | undefined {
  const frame = frameOf(view);
  switch (frame?.step) {
    case 'discover':
    case 'repel':
      return say(`${KEY}.mayTake`, { cards: allowanceNow(view) });
    case 'tradeAndHire':
      return say(`${KEY}.leftToTake`, { name: nameOf(frame.seat), cards: frame.left });
    default:
      return undefined;
  }
}

/** The three steps of the allowance, governors of the active player included (PR-GOV-1). */
function Steps({ view, say, ships }: Props & { ships: number }) {
  const governors = areaSeen(view, view.active).governors;
  return (
    <ul className={css.steps} aria-label={say(`${KEY}.steps`)}>
      {([3, 4, 5] as const).map((colours) => {
        const now = Math.max(3, ships) === colours;
        return (
          <li key={colours} aria-current={now || undefined}>
            {say(`${KEY}.steps.${colours}`, { cards: ALLOWANCE[colours] + governors })}
          </li>
        );
      })}
    </ul>
  );
}

/** PR-OTHER-3: what every card costs a guest on top; shown to whoever is or will be one. */
function Toll({ view, eye, say, nameOf }: Props) {
  const coins = typeof eye === 'number' ? compensationOf(view, eye) : 0;
  if (coins === 0 || view.outcome || view.harbour.length === 0) return null;
  const values = { coins, name: nameOf(view.active) };
  return (
    <span className={css.toll} title={say(`${KEY}.toll`, values)} data-now={takerOf(view) === eye || undefined}>
      <Tag icon="coin">{say(`${KEY}.toll.short`, values)}</Tag>
    </span>
  );
}

export function Counter(props: Props) {
  const { view, say } = props;
  const ships = COLOURS.filter((_, at) => hasColour(view, at)).length;
  const allowed = takes(props);
  return (
    <div className={css.counter}>
      <Flags {...props} />
      <p className={css.text}>
        <b>{say(`${KEY}.colours`, { colours: ships })}</b>
        {allowed !== undefined && ` – ${allowed}`}
      </p>
      <Toll {...props} />
      {view.ending && !view.outcome && <Tag tone="wax">{say(`${KEY}.lastRound`)}</Tag>}
      <Steps {...props} ships={ships} />
    </div>
  );
}
