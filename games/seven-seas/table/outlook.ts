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
}

type Kind = 'caravan' | 'port' | 'curse';

function byHand(props: Props, seat: Seat, kind: Kind): Outlook {
  const cards = (props.view.pirates[seat].hand ?? []).filter((card) => typeOf(card) === kind).length;
  return { text: t(props, `outlook.${kind}`, { cards }), able: cards > 0 };
}

export function outlook(props: Props, seat: Seat, character: Character): Outlook {
  const { view } = props;
  const { chests, reserve, goods } = view.pirates[seat];
  switch (CHARACTERS[character]) {
    case 'shipwright': {
      const ships = Math.min(chests, reserve);
      return { text: t(props, 'outlook.shipwright', { ships, reserve }), able: ships > 0 };
    }
    case 'governor': {
      const tokens = NATIONS.filter((_, nation) => view.corsairs[nation] < 0).length;
      return { text: t(props, 'outlook.governor', { tokens, ships: reserve }), able: tokens > 0 };
    }
    case 'captain':
      return byHand(props, seat, 'caravan');
    case 'native':
      return byHand(props, seat, 'port');
    case 'shaman':
      return byHand(props, seat, 'curse');
    case 'merchant':
      return {
        text: t(props, 'outlook.merchant', { goods: countOf(goods), chests: pays(view, goods) }),
        able: countOf(goods) > 0,
      };
    case 'cartographer':
      return {
        text:
          view.endRound > 0
            ? t(props, 'outlook.cartographer.late', { cards: view.adventuresLeft })
            : t(props, 'outlook.cartographer', { draws: drawsToEnd(view) }),
        able: view.adventuresLeft > 0,
      };
  }
}

/** S7-ROUND-10: these never stay on the table, and bring the others back. */
export const bringsBack = (character: Character): boolean => character >= 2 && character <= 4;
