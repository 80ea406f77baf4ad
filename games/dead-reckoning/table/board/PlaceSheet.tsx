/** A place in full: what is there, what it would score now, and what can be done with it. */

import { frameOf, SeatName, Sheet } from '@broadside/kit';
import { isBack, isIsland, isMerchant, NO_CARD } from '../../cards/table.ts';
import { HARBOUR, islandAwards } from '../../rules/facade.ts';
import { t } from '../../text/table.ts';
import { cardName, choiceOf, refusal, verb } from '../buttons.ts';
import type { Props } from '../props.ts';

import css from './PlaceSheet.module.css';
import { actionsAt, sailsTo } from './targets.ts';
import { tileFacts } from './words.ts';

function Scores({ at, ...props }: Props & { readonly at: number }) {
  const { view, nameOf } = props;
  const awards = islandAwards(view, at);
  return (
    <section>
      <h3>{t(props, 'place.scores')}</h3>
      <ul className={css.scores}>
        {awards.map((coins, player) => (
          <li key={player}>
            <SeatName seat={player} name={nameOf(player)} />
            <b>{t(props, 'coins', { coins })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the own main phase: why the ship cannot sail there, or the card where it lies cannot be bought. */
function whyNot(props: Props, at: number): string | undefined {
  const { view, viewer, say } = props;
  const frame = frameOf(view);
  if (frame?.step !== 'main' || frame.seat !== viewer || props.legal.length === 0) return undefined;
  if (view.players[viewer].at !== at)
    return sailsTo(props, at) === undefined ? refusal(view, viewer, { type: 'sail', to: at }, say).reason : undefined;
  const card = at === HARBOUR ? NO_CARD : view.sea[at].card;
  if (card === NO_CARD || isBack(card)) return undefined;
  return refusal(view, viewer, { type: isMerchant(card) ? 'trade' : 'buy' }, say).reason;
}

export function PlaceSheet({ at, onClose, ...props }: Props & { readonly at: number; readonly onClose: () => void }) {
  const { view, viewer, play, inspect } = props;
  const seat = typeof viewer === 'number' ? viewer : 0;
  const tile = at === HARBOUR ? undefined : view.sea[at];
  const title =
    tile === undefined ? t(props, 'harbour.name') : tile.explored ? cardName(props, tile.id) : t(props, 'unexplored');
  const why = whyNot(props, at);
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className={css.place}>
        {tile !== undefined && (
          <ul className={css.facts}>
            {tileFacts(props, at, sailsTo(props, at)).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {tile?.explored && isIsland(tile.id) && <Scores {...props} at={at} />}
        {tile?.explored && tile.card !== NO_CARD && (
          <button type="button" className={css.act} onClick={() => inspect(tile.card)}>
            {t(props, 'place.card', { card: cardName(props, tile.card) })}
          </button>
        )}
        {why && <p className={css.why}>{why}</p>}
        {actionsAt(props, at).map((action) => (
          <button
            key={choiceOf(props, seat, action).key}
            data-id={choiceOf(props, seat, action).key}
            type="button"
            className={css.act}
            onClick={() => {
              onClose();
              play(action);
            }}
          >
            {verb(props, seat, action)}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
