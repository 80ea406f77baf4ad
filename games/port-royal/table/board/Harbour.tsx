/** The berths: every card with what it means to whoever looks, and the place where the next one is turned up. */
import type { Action } from '@broadside/kernel';
import { type BoardProps, Icon, Zone } from '@broadside/kit';
import type { CSSProperties } from 'react';
import { type CardId, isPerson, isShip } from '../../cards/table.ts';
import { canSink, hasColour } from '../../rules/discover.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { takerOf } from '../../terminal/purse.ts';
import { type CardState, PortRoyalCard } from '../card/index.ts';
import { choicesFor, percent } from '../choices.ts';
import { nextCard } from '../odds.ts';
import { incomeOf, priceOf, shortBy } from '../reach.ts';
import { cardAtEdge, frameOf, type Scene } from '../scene.ts';
import { berth, EDGE } from '../spots.ts';
import { cardWidth, GAP, useRoom } from './fit.ts';
import css from './Harbour.module.css';
import { useMemory } from './memory.ts';

const KEY = 'port-royal.table';

type Props = BoardProps<View>;

/** Room for so many cards is kept from the start, so that the first reveals do not change their size. */
const EXPECTED = 6;

const canTake = (legal: readonly Action[], card: CardId): boolean =>
  (legal as readonly PortRoyalAction[]).some(
    (action) => (action.type === 'trade' || action.type === 'hire') && action.card === card,
  );

/** Price, income and what is missing, for a player; watchers see the cards as printed. */
function figuresFor({ view, eye }: Props, card: CardId): CardState {
  const sabres = view.players[view.active].sabres;
  if (typeof eye !== 'number' || view.outcome) return { sabres };
  return {
    sabres,
    price: isPerson[card] === 1 ? priceOf(view, eye, card) : undefined,
    income: isShip[card] === 1 ? incomeOf(view, eye, card) : undefined,
    short: shortBy(view, eye, card),
  };
}

function markOf({ view, eye, legal }: Props, card: CardId, isNew: boolean): CardState['marked'] {
  if (canTake(legal, card)) return 'ready';
  if (isNew) return 'new';
  return legal.length > 0 && takerOf(view) === eye ? 'dim' : undefined;
}

/** The ship that already lies here when a second one of its colour wrecks the harbour. */
function isWrecked(scene: Scene, card: CardId): boolean {
  const second = cardAtEdge(scene);
  return scene.wrecked === true && second !== undefined && isShip[card] === 1 && hasColour([card], second);
}

function Berth(props: Props & { card: CardId; at: number; isNew: boolean }) {
  const { view, card, at, isNew, say, inspect } = props;
  const state = { ...figuresFor(props, card), marked: markOf(props, card, isNew) };
  return (
    <div className={css.slot} data-new={isNew || undefined} data-wrecked={isWrecked(view, card) || undefined}>
      <PortRoyalCard
        card={card}
        say={say}
        state={state}
        spot={berth(at)}
        onPress={() => inspect(card, choicesFor(props, card))}
      />
    </div>
  );
}

/** Where the next card is turned up; a card that lies there is either being shown or waits for an answer. */
function EdgeCard(props: Props & { card: CardId }) {
  const { eye, card, say, inspect } = props;
  const view: Scene = props.view;
  const second = isShip[card] === 1 && hasColour(view.harbour, card);
  const waits = frameOf(view)?.step === 'repel' && view.revealed === undefined;
  const state: CardState = {
    marked: 'new',
    sabres: view.players[view.active].sabres,
    sinkable: waits && eye === view.active && canSink(view.players[view.active], card),
    note: second ? say(`${KEY}.second`) : waits ? say(`${KEY}.answer`) : undefined,
  };
  return (
    <div className={css.slot} data-new data-wrecked={view.wrecked}>
      <PortRoyalCard
        card={card}
        say={say}
        state={state}
        spot={EDGE}
        onPress={() => inspect(card, choicesFor(props, card))}
      />
    </div>
  );
}

/** The empty place: pressing it reveals the next card, if that is allowed. */
function NextCard({ view, legal, odds, say, play }: Props) {
  const face = (
    <>
      <Icon name="reveal" size={34} />
      <span>{say(`${KEY}.nextCard`)}</span>
    </>
  );
  const draw = legal.find(({ type }) => type === 'draw');
  if (!draw)
    return (
      <div className={css.next} data-spot={EDGE}>
        {face}
      </div>
    );
  const bust = odds ? nextCard(view)?.bust : undefined;
  const risk = bust === undefined ? '' : `, ${say(`${KEY}.choice.bust`, { percent: percent(bust) })}`;
  return (
    <button
      type="button"
      className={css.next}
      data-spot={EDGE}
      aria-label={say('port-royal.action.draw') + risk}
      onClick={() => play(draw)}
    >
      {face}
    </button>
  );
}

function Edge(props: Props) {
  const step = frameOf(props.view)?.step;
  const card = cardAtEdge(props.view);
  if (card !== undefined) return <EdgeCard {...props} card={card} />;
  return step === 'discover' ? <NextCard {...props} /> : null;
}

export function Harbour(props: Props) {
  const { view, say } = props;
  const [ref, room] = useRoom<HTMLDivElement>();
  const { most, newest } = useMemory(view);
  const revealing = frameOf(view)?.step === 'discover' || cardAtEdge(view) !== undefined;
  const slots = Math.max(EXPECTED, most + (revealing ? 1 : 0));
  const width = room && cardWidth(slots, room);
  const style = { '--gap': `${GAP.beside}px`, ...(width ? { '--card-w': `${width}px` } : {}) } as CSSProperties;
  return (
    <Zone rove label={say(`${KEY}.harbour.cards`, { cards: view.harbour.length })} className={css.harbour}>
      <div ref={ref} className={css.berths} style={style}>
        {view.harbour.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a berth is its place; identical cards cannot be told apart
          <Berth key={at} {...props} card={card} at={at} isNew={at === newest} />
        ))}
        <Edge key="edge" {...props} />
        {view.harbour.length === 0 && !revealing && <p className={css.empty}>{say(`${KEY}.harbour.empty`)}</p>}
      </div>
    </Zone>
  );
}
