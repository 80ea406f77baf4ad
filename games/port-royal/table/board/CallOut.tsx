/** The card that was tapped: what taking it costs or brings, what is left then, and the button that takes it. */
import type { Seat } from '@broadside/kernel';
import { type Choice, ChoiceButton, frameOf, IconButton } from '@broadside/kit';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { type CardId, coinsOf, costOf, crownsOf, isShip } from '../../cards/table.ts';
import { abilityOf } from '../../text/cards.ts';
import { consideredCard, waysToTake } from '../choices/takes.ts';
import { gainOf, incomeOf, pointsFor, priceOf } from '../outlook/reach.ts';
import type { BoardProps } from '../props.ts';
import css from './CallOut.module.css';

const KEY = 'port-royal.table.callOut';

type Props = BoardProps & { readonly card: CardId; readonly seat: Seat };

/** What makes the price or the income another than the printed one. */
function difference({ view, seat, card, say }: Props): string[] {
  if (isShip[card] === 1) {
    const coins = coinsOf[card];
    const more = incomeOf(view, seat, card) - coins;
    return more > 0 ? [say(`${KEY}.bonus`, { coins, more })] : [];
  }
  const cost = costOf[card];
  const less = cost - priceOf(view, seat, card);
  return less > 0 ? [say(`${KEY}.discount`, { cost, less })] : [];
}

/** "Price 4, 1 less for you. You will have 4 coins. +1 point. Your last card this turn." */
function consequences(props: Props): string[] {
  const { view, seat, card, say } = props;
  const frame = frameOf(view);
  const points = pointsFor(view, seat, card);
  const crowns = crownsOf[card];
  return [
    ...difference(props),
    say(`${KEY}.after`, { coins: view.players[seat].coins + gainOf(view, seat, card) }),
    ...(points > 0 ? [say(`${KEY}.gain`, { points })] : []),
    ...(crowns > 0 ? [say(`${KEY}.crowns`, { crowns })] : []),
    ...(isShip[card] === 1 ? [] : [abilityOf(card, say)]),
    ...(frame?.step === 'tradeAndHire' ? [say(`${KEY}.left`, { cards: frame.left - 1 })] : []),
  ];
}

/** Where the card lies, so that the call-out points at it if no other lies between them. */
function useArrow(at: number | undefined) {
  const ref = useRef<HTMLElement>(null);
  const [x, setX] = useState<number>();
  useLayoutEffect(() => {
    const place = ref.current?.offsetParent;
    const cards = [...(place?.querySelectorAll('[data-id^="harbour:"]') ?? [])];
    const card = cards.find((one) => one.ariaPressed === 'true');
    if (!place || !card) return;
    const box = card.getBoundingClientRect();
    const isLowest = cards.every((other) => other.getBoundingClientRect().top <= box.bottom);
    setX(isLowest ? box.left + box.width / 2 - place.getBoundingClientRect().left : undefined);
  }, [at]);
  return [ref, x] as const;
}

type Way = 'hire' | 'trade' | 'waive' | 'stow';

/** Its name stands above the buttons: a word is enough for each way to take it. */
const shortly = ({ key }: Choice, say: Props['say']): string => say(`${KEY}.${key.replace(/:.*/, '') as Way}`);

function Ways({ ways, say, play }: Props & { ways: readonly Choice[] }) {
  return (
    <div className={css.ways}>
      {ways.map((way) => (
        <ChoiceButton
          key={way.key}
          choice={{ key: way.key, label: shortly(way, say), icon: 'check', tone: 'main' }}
          onClick={() => way.action && play(way.action)}
        />
      ))}
    </div>
  );
}

function Shown(props: Props) {
  const { card, seat, say, considered, consider } = props;
  const [ref, x] = useArrow(considered);
  const ways = waysToTake(props, seat, card);
  const open = ways.filter(({ action }) => action !== undefined);
  const [{ label, reason }] = ways;
  return (
    <aside
      ref={ref}
      className={css.callOut}
      data-id="call-out"
      aria-label={label}
      style={{ '--at': `${x ?? 0}px` } as CSSProperties}
    >
      {x !== undefined && <span className={css.arrow} />}
      <div className={css.box}>
        <div role="status">
          <h2>{label}</h2>
          <p>{reason ?? consequences(props).join(' ')}</p>
        </div>
        {open.length > 0 && <Ways {...props} ways={open} />}
        <IconButton data-id="let-go" icon="close" label={say(`${KEY}.close`)} onClick={() => consider?.(undefined)} />
      </div>
    </aside>
  );
}

export function CallOut(props: BoardProps) {
  const { viewer } = props;
  const card = consideredCard(props);
  return card === undefined || typeof viewer !== 'number' ? null : <Shown {...props} card={card} seat={viewer} />;
}
