/** The shore: the current port with its prices, the adventures, the loot, and how near the end is. */
import { Icon, Panel } from '@broadside/kit';
import { ALL_GOODS, GOODS, lootCard, PIRATE_BAY } from '../../cards/table.ts';
import { t } from '../../text/table.ts';
import { AdventureBack, Engraving, GoodIcon, LastRoundsMarker, type LastStep, LootBack } from '../art/index.ts';
import { cardName } from '../buttons.ts';
import { SevenSeasCard } from '../card/index.ts';
import { drawsToEnd, LAST_ROUNDS, lastRound } from '../facts.ts';
import { highest, priceOf } from '../prices.ts';
import type { Props } from '../props.ts';
import { ADVENTURES, DISCARD, LOOT, PLAYED, PORT } from '../spots.ts';
import css from './Shore.module.css';

function Port(props: Props) {
  const { view, inspect } = props;
  const best = highest(view);
  const bay = view.port === PIRATE_BAY;
  return (
    <Panel className={css.panel}>
      <div className={css.head}>
        <button
          type="button"
          className={css.view}
          data-spot={PORT}
          aria-label={cardName(props, view.port)}
          onClick={() => inspect(view.port)}
        >
          <Engraving what={bay ? 'bay' : 'port'} />
        </button>
        <div>
          <h2>{t(props, 'port')}</h2>
          <small>{bay ? cardName(props, view.port) : t(props, 'port.played', { ports: view.portsPlayed })}</small>
        </div>
      </div>
      <dl className={css.prices}>
        {ALL_GOODS.map((good) => (
          <div key={good} data-best={good === best || undefined}>
            <dt>
              <GoodIcon good={good} size={30} />
              <span>{t(props, `good.${GOODS[good]}`)}</span>
            </dt>
            <dd>
              <b className="num">{priceOf(view, good)}</b>
              {good === best && <span className="sr">{t(props, 'port.best')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.rule}>{t(props, 'port.rule')}</p>
    </Panel>
  );
}

/** S7-END-1: how far away the end is, or which of the last rounds this is. */
function Ending(props: Props) {
  const { view } = props;
  if (view.endRound > 0)
    return (
      <p className={css.ending} data-id="ending" data-last>
        <LastRoundsMarker step={lastRound(view) as LastStep} size={40} />
        <span>
          {lastRound(view) === 0
            ? t(props, 'ending.drawn')
            : t(props, 'ending.last', { at: lastRound(view), all: LAST_ROUNDS })}
        </span>
      </p>
    );
  const { roundLimit } = view.options;
  return (
    <p className={css.ending} data-id="ending">
      <Icon name="hourglass" size={16} />
      <span>
        {t(props, 'ending.draws', { draws: drawsToEnd(view) })}
        {roundLimit > 0 && ` ${t(props, 'ending.limit', { round: roundLimit })}`}
      </span>
    </p>
  );
}

const MINI = 58;

function Decks(props: Props & { onHistory: () => void }) {
  const { view, say, inspect, onHistory } = props;
  const { playedTop, adventuresLeft, playedCount, lootLeft, discardTop } = view;
  const dropped = view.discarded.reduce((sum, count) => sum + count, 0);
  return (
    <Panel className={css.panel}>
      <h2>{t(props, 'adventures')}</h2>
      <ul className={css.piles}>
        <li className={css.pile}>
          <span className={css.mini} data-spot={ADVENTURES} data-none={adventuresLeft === 0 || undefined}>
            {adventuresLeft > 0 && <AdventureBack size={MINI} />}
          </span>
          <span>{t(props, 'deck.left', { cards: adventuresLeft })}</span>
        </li>
        <li className={css.pile}>
          {playedTop < 0 ? (
            <span className={css.mini} data-spot={PLAYED} data-none />
          ) : (
            <SevenSeasCard
              card={playedTop}
              width={MINI}
              say={say}
              spot={PLAYED}
              onPress={() => (view.history ? onHistory() : inspect(playedTop))}
            />
          )}
          <span>{t(props, 'deck.played', { cards: playedCount })}</span>
        </li>
        <li className={css.pile}>
          <span className={css.mini} data-spot={LOOT} data-none={lootLeft === 0 || undefined}>
            {lootLeft > 0 && <LootBack size={MINI} />}
          </span>
          <span>{t(props, 'deck.loot', { cards: lootLeft })}</span>
        </li>
        <li className={css.pile}>
          <span className={css.mini} data-spot={DISCARD} data-none={discardTop < 0 || undefined}>
            {discardTop >= 0 && <SevenSeasCard card={lootCard(discardTop as 0 | 1 | 2 | 3)} width={MINI} say={say} />}
          </span>
          <span>{t(props, 'deck.discarded', { cards: dropped })}</span>
        </li>
      </ul>
      <Ending {...props} />
    </Panel>
  );
}

export function Shore(props: Props & { onHistory: () => void }) {
  return (
    <>
      <Port {...props} />
      <Decks {...props} />
    </>
  );
}
