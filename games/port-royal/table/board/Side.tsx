/** The odds of the next card, and the strengths of the ships nobody has seen yet. */

import { Icon, Meter, type MeterProps, Panel, percent } from '@broadside/kit';
import type { ShipColour } from '../../cards/types.ts';
import { cardsLeftInDeck, GAMBLER_CARDS, gambleOdds, strengthIn } from '../../rules/facade.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { AdventureSide } from '../adventure/index.ts';
import { Pennant } from '../art/index.ts';
import { FATES, type Fate, nextCard, type Shares, type Strength, strengths } from '../outlook/odds.ts';
import type { BoardProps } from '../props.ts';
import { coloursInPlay } from '../standing/goal.ts';
import css from './Side.module.css';

const KEY = 'port-royal.table.odds';

const TONES: Readonly<Record<Fate, NonNullable<MeterProps['tone']>>> = {
  bust: 'wax',
  repelled: 'leaf',
  newColour: 'sea',
  person: 'brass',
  tax: 'ink',
  expedition: 'ink',
};

function Bars({ shares, say }: { shares: Shares; say: Say }) {
  return (
    <dl className={css.bars}>
      {FATES.map((fate) => (
        <div key={fate}>
          <dt>{say(`${KEY}.${fate}`)}</dt>
          <dd>
            <span aria-hidden="true">
              <Meter value={shares[fate]} label="" tone={TONES[fate]} />
            </span>
            <b>{say(`${KEY}.percent`, { percent: percent(shares[fate]) })}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordsFor({ sabres, left, sinkable }: Strength, say: Say): string {
  const ship = sabres === 'skull' ? say(`${KEY}.skull`, { left }) : say(`${KEY}.ship`, { sabres, left });
  return sinkable ? say(`${KEY}.sinkable`, { ship }) : ship;
}

function Ships({ colour, list, say }: { colour: ShipColour; list: readonly Strength[]; say: Say }) {
  return (
    <li>
      <span className={css.flag}>
        <Pennant colour={colour} />
      </span>
      <span className="sr">{say(`port-royal.colour.${colour}`)}</span>
      <ul>
        {list.map((strength) => (
          <li key={strength.sabres} data-sinkable={strength.sinkable || undefined} title={wordsFor(strength, say)}>
            <span aria-hidden="true">
              <b>{strength.sabres === 'skull' ? <Icon name="skull" size={15} /> : strength.sabres}</b>
              <small>×{strength.left}</small>
            </span>
            <span className="sr">{wordsFor(strength, say)}</span>
          </li>
        ))}
        {list.length === 0 && <li>{say(`${KEY}.none`)}</li>}
      </ul>
    </li>
  );
}

/** PR-GAMB-7: what four cards at once would risk, for a player who has a Gambler left. */
function Gamble({ view, legal, say }: BoardProps) {
  if (!legal.some(({ type }) => type === 'gamble')) return null;
  const chance = gambleOdds(view, GAMBLER_CARDS);
  return chance === undefined ? null : (
    <p className={css.caption}>{say(`${KEY}.gamble`, { percent: percent(chance) })}</p>
  );
}

export function Side(props: BoardProps) {
  return (
    <>
      {props.view.extra?.adventure && <AdventureSide {...props} />}
      <Odds {...props} />
    </>
  );
}

function Odds(props: BoardProps) {
  const { view, odds, say } = props;
  if (!odds || view.outcome) return null;
  const shares = nextCard(view);
  const { sabres } = strengthIn(view);
  const byColour = strengths(view, sabres);
  const unseen = <small className={css.unseen}>{say(`${KEY}.unseen`, { cards: cardsLeftInDeck(view).length })}</small>;
  const title = say(`${KEY}.ships`, { sabres });
  return (
    <Panel ruled title={say(KEY)} end={unseen}>
      {shares ? <Bars shares={shares} say={say} /> : <p className="quiet small">{say(`${KEY}.later`)}</p>}
      <Gamble {...props} />
      <p className={css.caption}>{title}</p>
      <ul className={css.ships} aria-label={title}>
        {coloursInPlay(view).map((colour) => (
          <Ships key={colour} colour={colour} list={byColour[colour]} say={say} />
        ))}
      </ul>
    </Panel>
  );
}
