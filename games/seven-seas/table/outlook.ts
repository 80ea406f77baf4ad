/** What a character could do for a seat right now, before it is chosen. */

import type { Seat } from '@broadside/kernel';
import { CHARACTERS, type Character, NATIONS, typeOf } from '../cards/table.ts';
import { countOf } from '../rules/facade.ts';
import { t } from '../text/table.ts';
import { drawsToEnd } from './facts.ts';
import { pays } from './prices.ts';
import type { Props } from './props.ts';

export interface Outlook {
  readonly text: string;
  /** False: as things stand it would only bring a Black Mark (S7-MARK-3). */
  readonly able: boolean;
  /** The same in two words, for its card. */
  readonly tag: string;
}

type Kind = 'caravan' | 'port' | 'curse';

interface Prospect {
  readonly text: string;
  /** What there is to act with; what `tag` counts. */
  readonly count: number;
  readonly able: boolean;
}

function byHand(props: Props, seat: Seat, kind: Kind): Prospect {
  const cards = (props.view.pirates[seat].hand ?? []).filter((card) => typeOf(card) === kind).length;
  return { text: t(props, `outlook.${kind}`, { cards }), count: cards, able: cards > 0 };
}

function prospect(props: Props, seat: Seat, character: Character): Prospect {
  const { view } = props;
  const { chests, reserve, goods } = view.pirates[seat];
  switch (CHARACTERS[character]) {
    case 'shipwright': {
      const ships = Math.min(chests, reserve);
      return { text: t(props, 'outlook.shipwright', { ships, reserve }), count: ships, able: ships > 0 };
    }
    case 'governor': {
      const tokens = NATIONS.filter((_, nation) => view.corsairs[nation] < 0).length;
      return { text: t(props, 'outlook.governor', { tokens, ships: reserve }), count: reserve, able: tokens > 0 };
    }
    case 'captain':
      return byHand(props, seat, 'caravan');
    case 'native':
      return byHand(props, seat, 'port');
    case 'shaman':
      return byHand(props, seat, 'curse');
    case 'merchant': {
      const worth = pays(view, goods);
      const text = t(props, 'outlook.merchant', { goods: countOf(goods), chests: worth });
      return { text, count: worth, able: countOf(goods) > 0 };
    }
    case 'cartographer':
      return {
        text:
          view.endRound > 0
            ? t(props, 'outlook.cartographer.late', { cards: view.adventuresLeft })
            : t(props, 'outlook.cartographer', { draws: drawsToEnd(view) }),
        count: 1,
        able: view.adventuresLeft > 0,
      };
  }
}

export function outlook(props: Props, seat: Seat, character: Character): Outlook {
  const { text, count, able } = prospect(props, seat, character);
  const name = CHARACTERS[character];
  return { text, able, tag: able ? t(props, `tag.${name}`, { count }) : t(props, `tag.none.${name}`) };
}

/** S7-ROUND-10: these never stay on the table, and bring the others back. */
const bringsBack = (character: Character): boolean => character >= 2 && character <= 4;

/** One thing to know before choosing. */
export interface OutlookLine {
  /** good: it helps; may: it depends on others; bad: it costs something. */
  readonly tone: 'good' | 'may' | 'bad';
  readonly text: string;
}

/** What acting would cost, where it costs anything (S7-CAPTAIN-5, S7-GOV-1, S7-GOV-6). */
function priceLines(props: Props, seat: Seat, character: Character): OutlookLine[] {
  const { free } = props.view.pirates[seat];
  switch (CHARACTERS[character]) {
    case 'captain':
      return free > 0
        ? [{ tone: 'good', text: t(props, 'outlook.captain.free', { free }) }]
        : [{ tone: 'bad', text: t(props, 'outlook.captain.home') }];
    case 'governor':
      return [{ tone: 'bad', text: t(props, 'outlook.governor.price') }];
    default:
      return [];
  }
}

/** S7-GIFT-1: whether others could choose the same; what lies on the table everybody can see (S7-ROUND-3). */
function companyLine(props: Props, seat: Seat, character: Character): OutlookLine {
  const { view, nameOf } = props;
  const others = view.pirates.flatMap(({ played }, other) =>
    other === seat || played.includes(character) ? [] : [nameOf(other)],
  );
  return others.length === 0
    ? { tone: 'good', text: t(props, 'outlook.alone') }
    : { tone: 'may', text: t(props, 'outlook.shared', { names: others.join(', ') }) };
}

/** Everything worth knowing before a character in hand is chosen, the most important first. */
export function outlookLines(props: Props, seat: Seat, character: Character): readonly OutlookLine[] {
  const { text, able } = outlook(props, seat, character);
  const cards = props.view.pirates[seat].played.length;
  return [
    { tone: able ? 'good' : 'bad', text },
    ...(able ? priceLines(props, seat, character) : []),
    ...(bringsBack(character) && cards > 0
      ? [{ tone: 'good', text: t(props, 'choosing.returns', { cards }) } as const]
      : []),
    ...(able ? [companyLine(props, seat, character)] : []),
  ];
}
