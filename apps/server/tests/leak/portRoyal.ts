/** How what is hidden in Port Royal is dealt again. */
import { type Dealer, dealAgain, type Place, type Told } from './deal.ts';

/** The piles of Port Royal, as far as they can be hidden. */
interface Piles {
  readonly deck: number[];
  readonly discard: number[];
  readonly players: readonly { readonly coins: number[] }[];
  readonly options: { readonly discardPile: string };
  readonly extra: {
    readonly contracts: { readonly time: number[] | null; readonly points: number[] } | null;
    readonly adventure: { readonly known: object | null } | null;
  } | null;
}

/** Where a hidden card can lie, except for those that these events turn up. */
function hiddenPlaces(piles: Piles, events: readonly Told[]): Place[] {
  const { adventure, contracts } = piles.extra ?? { adventure: null, contracts: null };
  const open = new Set<string>();
  let drawn = 0;
  let passed = 0;
  let fromTime = false;
  const paid = piles.players.map(() => 0);
  const draw = (): unknown => open.add(`deck ${piles.deck.length - ++drawn}`);
  for (const { type, seat = 0, coins = 0, count = 0, cards = [] } of events) {
    if (type === 'timeMoved') passed += count;
    if (type === 'timePassed') {
      open.add(`time ${(contracts?.time ?? []).length - ++passed}`);
      fromTime = true;
    } else if (type === 'cardRevealed') {
      if (!fromTime) draw();
      fromTime = false;
    }
    if (type === 'cardsTurned' || type === 'lookedAhead') cards.forEach(draw);
    if (type === 'coinsGained') drawn += coins;
    if (type === 'compensationPaid') paid[seat]++;
    if (PAYMENTS.has(type)) for (const _ of cards) open.add(`${seat} ${paid[seat]++}`);
  }
  // Whoever put a card back on the deck knows it; it stays, for all eyes alike.
  if (adventure?.known) open.add(`deck ${piles.deck.length - 1}`);
  const places = (name: string | number, pile: number[]): Place[] =>
    pile.flatMap((_, at) => (open.has(`${name} ${at}`) ? [] : [[pile, at] as const]));
  const closed =
    piles.options.discardPile === 'open' ? [] : piles.discard.slice(0, -1).map((_, at): Place => [piles.discard, at]);
  return [
    ...places('deck', piles.deck),
    ...places('time', contracts?.time ?? []),
    ...places('points', contracts?.points ?? []),
    ...piles.players.flatMap(({ coins }, seat) => places(seat, coins)),
    ...closed,
  ];
}

/** Events that show the coins somebody paid. */
const PAYMENTS: ReadonlySet<string> = new Set(['personHired', 'taxPaid', 'coinsPaid']);

/** Whatever is face down there is so for everybody. */
export const portRoyalDealer: Dealer = {
  perEye: false,
  deal: ({ state, events, stream }) => dealAgain(hiddenPlaces(state as Piles, events), stream),
};
