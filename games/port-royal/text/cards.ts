/** Cards in words: as a title, as the object of a verb, as a partner in trade, and what they do. */
import type { Say } from '@broadside/text';
import { CARDS, type CardId } from '../cards/table.ts';
import { type Card, type Expedition, type Person, type Ship, SYMBOLS } from '../cards/types.ts';
import { listOf, unheardOf } from './words.ts';

/** The end of a card's key: `admiral`, `trader.blue`, `ship.red`. */
function keyOf(card: Card): string {
  switch (card.kind) {
    case 'trader':
    case 'ship':
      return `${card.kind}.${card.colour}`;
    case 'tax':
      return `tax.${card.bonus}`;
    case 'expedition':
    case 'settler':
    case 'captain':
    case 'priest':
    case 'jackOfAllTrades':
    case 'sailor':
    case 'pirate':
    case 'mademoiselle':
    case 'jester':
    case 'admiral':
    case 'governor':
      return card.kind;
    default:
      return unheardOf(card);
  }
}

const isHireable = (card: Card): card is Person => 'cost' in card;

function shipFigures(ship: Ship, name: string, say: Say): string {
  const { coins, sabres } = ship;
  return sabres === 'skull'
    ? say('port-royal.figures.skullShip', { name, coins })
    : say('port-royal.figures.ship', { name, coins, sabres });
}

/** Adds the figures that tell a card from its namesakes; expeditions and taxes have none but their names. */
function withFigures(card: Card, name: string, say: Say): string {
  if (card.kind === 'ship') return shipFigures(card, name, say);
  if (isHireable(card)) return say('port-royal.figures.person', { name, cost: card.cost, points: card.points });
  return name;
}

const needsOf = ({ needs }: Expedition, say: Say): string =>
  listOf(
    SYMBOLS.flatMap((symbol) => {
      const count = needs[symbol];
      return count ? [say(`port-royal.count.${symbol}`, { count })] : [];
    }),
    say,
  );

const title = (card: Card, say: Say): string =>
  say(`port-royal.card.${keyOf(card)}`, card.kind === 'expedition' ? { needs: needsOf(card, say) } : {});

/** "Admiral 7/2", "Blue Flute (2 coins, 1 sabre)". */
export const cardName = (id: CardId, say: Say): string => withFigures(CARDS[id], title(CARDS[id], say), say);

/** Ships and persons as the object of a verb, without figures: "the Admiral". */
export const objectName = (id: CardId, say: Say): string => say(`port-royal.object.${keyOf(CARDS[id])}`);

/** The same with figures, for the log: "the Admiral 7/2". */
export const objectInFull = (id: CardId, say: Say): string => withFigures(CARDS[id], objectName(id, say), say);

function shipOf(id: CardId): Ship {
  const card = CARDS[id];
  if (card.kind !== 'ship') throw new TypeError(`card ${id} is no ship`);
  return card;
}

/** A ship as somebody to trade with, without figures; other languages need a case of its own for it. */
export const partnerName = (id: CardId, say: Say): string => say(`port-royal.partner.${shipOf(id).colour}`);

export const partnerInFull = (id: CardId, say: Say): string => withFigures(shipOf(id), partnerName(id, say), say);

export interface Reward {
  readonly needs: string;
  readonly points: number;
  readonly coins: number;
}

/** What an expedition asks for and gives. */
export function rewardOf(id: CardId, say: Say): Reward {
  const card = CARDS[id];
  if (card.kind !== 'expedition') throw new TypeError(`card ${id} is no expedition`);
  return { needs: needsOf(card, say), points: card.points, coins: card.coins };
}

/** Persons to be discarded, counted by kind: "1 settler and 1 jack-of-all-trades". */
export function personsOf(ids: readonly CardId[], say: Say): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(CARDS[id].kind, (counts.get(CARDS[id].kind) ?? 0) + 1);
  return listOf(
    [...counts].map(([kind, count]) => say(`port-royal.count.${kind}`, { count })),
    say,
  );
}

function shipAbility({ coins, sabres }: Ship, say: Say): string {
  return sabres === 'skull'
    ? say('port-royal.ability.skullShip', { coins })
    : say('port-royal.ability.ship', { coins, sabres });
}

/** What a card does, in one line. */
export function abilityOf(id: CardId, say: Say): string {
  const card = CARDS[id];
  switch (card.kind) {
    case 'ship':
      return shipAbility(card, say);
    case 'expedition':
      return say('port-royal.ability.expedition', { ...rewardOf(id, say) });
    case 'tax':
      return say(`port-royal.ability.tax.${card.bonus}`);
    case 'sailor':
    case 'pirate':
      return say(`port-royal.ability.${card.kind}`, { sabres: card.sabres });
    case 'trader':
    case 'settler':
    case 'captain':
    case 'priest':
    case 'jackOfAllTrades':
    case 'mademoiselle':
    case 'jester':
    case 'admiral':
    case 'governor':
      return say(`port-royal.ability.${card.kind}`);
    default:
      return unheardOf(card);
  }
}
