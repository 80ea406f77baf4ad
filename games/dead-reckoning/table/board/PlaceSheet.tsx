/** A place in full: what is there, what it would score now, and what can be done with it. */

import { cx, frameOf, SeatName, Sheet } from '@broadside/kit';
import { isBack, isIsland, isMerchant, NO_CARD } from '../../cards/table.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { HARBOUR, islandAwards } from '../../rules/facade.ts';
import { t } from '../../text/table.ts';
import { cardName, choiceOf, refusal, verb } from '../buttons.ts';
import type { Props } from '../props.ts';
import { battleWords } from '../turnVerbs.ts';
import { Ahead } from './Ahead.tsx';

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

interface VerbsProps extends Props {
  readonly seat: number;
  readonly actions: readonly DeadReckoningAction[];
  readonly onClose: () => void;
}

/** They stay in sight however much there is to read. */
const Verbs = ({ seat, actions, onClose, ...props }: VerbsProps) =>
  actions.map((action) => (
    <button
      key={choiceOf(props, seat, action).key}
      data-id={choiceOf(props, seat, action).key}
      type="button"
      className={cx(css.act, css.verb)}
      onClick={() => {
        onClose();
        props.play(action);
      }}
    >
      {verb(props, seat, action)}
      {action.type === 'sail' && <small>{battleWords(props, seat, action.to)}</small>}
    </button>
  ));

export function PlaceSheet({ at, onClose, ...props }: Props & { readonly at: number; readonly onClose: () => void }) {
  const { view, viewer, inspect } = props;
  const seat = typeof viewer === 'number' ? viewer : 0;
  const tile = at === HARBOUR ? undefined : view.sea[at];
  const title =
    tile === undefined ? t(props, 'harbour.name') : tile.explored ? cardName(props, tile.id) : t(props, 'unexplored');
  const why = whyNot(props, at);
  const sails = sailsTo(props, at);
  const actions = actionsAt(props, at);
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      {...(actions.length > 0 ? { foot: <Verbs {...props} seat={seat} actions={actions} onClose={onClose} /> } : {})}
    >
      <div className={css.place}>
        {sails !== undefined && <Ahead {...props} seat={seat} at={at} />}
        {tile !== undefined && (
          <ul className={css.facts}>
            {tileFacts(props, at, sails).map((fact) => (
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
      </div>
    </Sheet>
  );
}
