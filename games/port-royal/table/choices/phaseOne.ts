/** The buttons of phase 1: reveal, stop, a Gambler, a lookout, and the answer to a ship. */

import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { percent } from '@broadside/kit';
import { isGambler, isLookout } from '../../cards/table.ts';
import {
  allowanceSeen,
  bustOdds,
  countOf,
  GAMBLER_CARDS,
  gambleOdds,
  keepingBusts,
  shipsIn,
} from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import { coloursInPlay } from '../standing/goal.ts';
import { allowed, legalOf, type Off, type Props, permission, verb } from './buttons.ts';

/** The first of the four verbs that keep their places: reveal, stop, take, finish. */
export function draw(props: Props, seat: Seat, why?: Off): Choice {
  const chance = props.odds && why === undefined ? bustOdds(props.view)?.chance : undefined;
  return {
    key: 'draw',
    label: verb(props, seat, { type: 'draw' }),
    detail: chance === undefined ? undefined : props.say('port-royal.table.choice.bust', { percent: percent(chance) }),
    meter: chance,
    icon: CHOICE_ICONS.reveal,
    tone: 'main',
    hotkey: 'R',
    ...permission(props, seat, { type: 'draw' }, why),
  };
}

/** After a Gambler no single card is revealed (PR-GAMB-12): what is left is to stop, or another Gambler. */
export function hasGambled({ flow }: View): boolean {
  const [phase] = flow;
  return phase?.step === 'discover' && phase.gamblers > 0;
}

export function stop(props: Props, seat: Seat, why?: Off): Choice {
  const { view } = props;
  const cards = Math.min(allowanceSeen(view), view.harbour.length);
  return {
    key: 'stop',
    label: props.say('port-royal.table.choice.stop'),
    detail: props.say('port-royal.table.choice.stopThen', { cards }),
    icon: CHOICE_ICONS.stop,
    tone: hasGambled(view) ? 'main' : 'plain',
    hotkey: 'S',
    ...permission(props, seat, { type: 'stop' }, why),
  };
}

/** Offered to whoever has a Gambler, grey once all are used (PR-GAMB-11). */
function gamble(props: Props, seat: Seat): Choice[] {
  const { view, odds } = props;
  if (countOf(view.players[seat].persons, isGambler) === 0) return [];
  const chance = odds ? gambleOdds(view, GAMBLER_CARDS) : undefined;
  return [
    {
      key: 'gamble',
      label: verb(props, seat, { type: 'gamble' }),
      detail:
        chance === undefined
          ? props.say('port-royal.table.choice.gamble')
          : props.say('port-royal.table.choice.gambleOdds', { percent: percent(chance) }),
      meter: chance,
      icon: CHOICE_ICONS.gamble,
      hotkey: 'G',
      ...allowed(props, seat, { type: 'gamble' }),
    },
  ];
}

/** A character may look ahead as well, so what is legal counts, too (PR-CHAR-12). */
function look(props: Props, seat: Seat): Choice[] {
  const own = countOf(props.view.players[seat].persons, isLookout) > 0;
  if (!own && legalOf(props, 'look').length === 0) return [];
  return [
    {
      key: 'look',
      label: verb(props, seat, { type: 'look' }),
      detail: props.say('port-royal.table.choice.look'),
      icon: CHOICE_ICONS.look,
      hotkey: 'L',
      ...allowed(props, seat, { type: 'look' }),
    },
  ];
}

/** What else may be done in phase 1 by those who have somebody for it. */
export const venturesOf = (props: Props, seat: Seat): Choice[] => [...gamble(props, seat), ...look(props, seat)];

/** "4 of 5 colours – take 2": what the harbour would allow with so many ships in it. */
const coloursThen = (props: Props, ships: number): string =>
  props.say('port-royal.table.choice.colours', {
    colours: ships,
    all: coloursInPlay(props.view).length,
    cards: allowanceSeen(props.view, ships),
  });

/** PR-CTR-16: the ship is sunk and stays with the player. */
function capture(props: Props, seat: Seat): Choice[] {
  if (legalOf(props, 'capture').length === 0) return [];
  const captured = props.view.extra?.contracts?.kept[seat].length ?? 0;
  return [
    {
      key: 'capture',
      label: verb(props, seat, { type: 'capture' }),
      detail: props.say('port-royal.table.choice.captured', { colours: captured + 1 }),
      icon: CHOICE_ICONS.capture,
      tone: 'gold',
      hotkey: 'H',
      action: { type: 'capture' },
    },
  ];
}

export function answers(props: Props, seat: Seat): Choice[] {
  const { view } = props;
  const fatal = keepingBusts(view);
  const ships = shipsIn(view.harbour);
  const cards = view.harbour.length + 1;
  const sink: Choice = {
    key: 'sink',
    label: verb(props, seat, { type: 'sink' }),
    detail: coloursThen(props, ships),
    icon: CHOICE_ICONS.sink,
    tone: 'main',
    hotkey: 'S',
    ...allowed(props, seat, { type: 'sink' }),
  };
  const keep: Choice = {
    key: 'keep',
    label: verb(props, seat, { type: 'keep' }),
    detail: fatal ? props.say('port-royal.table.choice.keepBusts', { cards }) : coloursThen(props, ships + 1),
    icon: CHOICE_ICONS.keep,
    tone: fatal ? 'danger' : 'plain',
    hotkey: 'K',
    confirm: fatal ? props.say('port-royal.table.choice.keepConfirm', { cards }) : undefined,
    ...allowed(props, seat, { type: 'keep' }),
  };
  return [sink, ...capture(props, seat), keep];
}
