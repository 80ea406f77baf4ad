/** The buttons of a player's turn: the action of the character, to decline it, the gift, the end. */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { gather, percent } from '@broadside/kit';
import { CHARACTERS, type Character, FIRST_CURSE, FIRST_PORT, NATIONS } from '../cards/table.ts';
import { mostSent, prospect } from '../rules/facade.ts';
import type { FrameOf, SevenSeasAction } from '../rules/state.ts';
import { t } from '../text/table.ts';
import { allowed, choiceOf, legalOf, verb } from './buttons.ts';
import { sale } from './choicesSale.ts';
import { drawsToEnd } from './facts.ts';
import { guardsAt } from './fleet.ts';
import { CHOICE_ICONS } from './icons.tsx';
import { numberChoices } from './numbers.ts';
import { portWorth } from './prices.ts';
import type { Props } from './props.ts';

type Turn = FrameOf<'turn'>;

/** What buying so many ships leaves: "16 → 13 chests, 1 guard goes back to sea". */
export function buildDetail(props: Props, seat: Seat, count: number): string {
  const { chests, ships, guards } = props.view.pirates[seat];
  const after = chests - count;
  const returning = guards - guardsAt(after, ships + count);
  return t(props, returning > 0 ? 'choice.build.guards' : 'choice.build', { chests, after, guards: returning });
}

const building = (props: Props, seat: Seat): readonly Choice[] =>
  numberChoices(props, seat, legalOf(props, 'build'), {
    icon: CHOICE_ICONS.build,
    hotkey: 'B',
    detail: (count) => buildDetail(props, seat, count),
  });

/** S7-GOV-1: the four tokens; those that are held say by whom they were taken. */
export function corsairs(props: Props, seat: Seat): Choice[] {
  return NATIONS.map((_, nation): Choice => {
    const action = { type: 'corsair', nation } as const;
    return { key: `corsair.${nation}`, label: verb(props, seat, action), ...allowed(props, seat, action) };
  });
}

function governing(props: Props, seat: Seat): Choice[] {
  const more = corsairs(props, seat).map((choice, at) => ({ ...choice, hotkey: String(at + 1) }));
  const detail = t(props, 'choice.corsair.detail', { ships: props.view.pirates[seat].reserve });
  const label = t(props, 'choice.corsair');
  // Asked only because a ritual is possible: no token is left (S7-GOV-2).
  if (more.every(({ action }) => action === undefined)) {
    const { reason, clause } = more[0];
    return [{ key: 'corsair', label, icon: CHOICE_ICONS.corsair, hotkey: 'G', reason, clause }];
  }
  return [{ key: 'corsair', label, detail, icon: CHOICE_ICONS.corsair, tone: 'main', hotkey: 'G', more }];
}

/** The quieter line under a card that may be played. */
export function playDetail(props: Props, seat: Seat, card: number): string | undefined {
  const { odds, view } = props;
  if (card < FIRST_PORT) {
    if (!odds) return undefined;
    const { best } = prospect(view, seat, card, mostSent(view, seat, card));
    return t(props, 'choice.play.odds', { percent: percent(best.won) });
  }
  return card < FIRST_CURSE ? portWorth(props, seat, card) : undefined;
}

/** Where it is written that a card of the kind is needed (S7-TABLE-1: they are asked all the same). */
const NEEDS_CARD = {
  captain: 'S7-CAPTAIN-2',
  native: 'S7-NATIVE-2',
  shaman: 'S7-SHAMAN-2',
} as const;

function playing(props: Props, seat: Seat, name: keyof typeof NEEDS_CARD): readonly Choice[] {
  const plays = legalOf(props, 'play').map(
    (action): Choice => ({
      ...choiceOf(props, seat, action),
      icon: CHOICE_ICONS[name],
      detail: playDetail(props, seat, action.card),
    }),
  );
  const whole = { key: 'play', label: t(props, `choice.play.${name}`), icon: CHOICE_ICONS[name], hotkey: 'P' };
  if (plays.length === 0) return [{ ...whole, reason: t(props, `choice.play.${name}.none`), clause: NEEDS_CARD[name] }];
  const cards = t(props, 'choice.play.cards', { cards: plays.length });
  return gather(
    plays.map((choice, at) => ({ ...choice, tone: at === 0 && plays.length === 1 ? 'main' : 'plain' })),
    () => ({ ...whole, detail: cards, tone: 'main' }),
    2,
  );
}

function drawing(props: Props, seat: Seat): Choice[] {
  const action = { type: 'draw' } as const;
  const draws = drawsToEnd(props.view);
  const ended = props.view.endRound > 0;
  const detail = ended ? t(props, 'choice.draw.late') : t(props, 'choice.draw', { draws });
  return [
    {
      key: 'draw',
      label: verb(props, seat, action),
      detail,
      icon: CHOICE_ICONS.cartographer,
      tone: 'main',
      hotkey: 'D',
      ...allowed(props, seat, action),
    },
  ];
}

function acts(props: Props, seat: Seat, character: Character): readonly Choice[] {
  const name = CHARACTERS[character];
  switch (name) {
    case 'shipwright':
      return building(props, seat);
    case 'governor':
      return governing(props, seat);
    case 'cartographer':
      return drawing(props, seat);
    case 'merchant':
      return sale(props, seat);
    default:
      return playing(props, seat, name);
  }
}

/** S7-MARK-3: there is no way back from a Black Mark; asked first if anything else could have been done. */
function declining(props: Props, seat: Seat, able: boolean): Choice[] {
  if (legalOf(props, 'decline').length === 0) return [];
  return [
    {
      ...choiceOf(props, seat, { type: 'decline' }),
      icon: CHOICE_ICONS.mark,
      tone: 'danger',
      hotkey: 'X',
      confirm: able ? t(props, 'choice.decline.confirm') : undefined,
    },
  ];
}

function ending(props: Props, seat: Seat): Choice[] {
  if (legalOf(props, 'end').length === 0) return [];
  return [{ ...choiceOf(props, seat, { type: 'end' }), icon: 'check', tone: 'main', hotkey: 'E' }];
}

const ACTS: readonly SevenSeasAction['type'][] = ['build', 'corsair', 'play', 'draw', 'sell', 'sellKind', 'sellAll'];

export function turn(props: Props, seat: Seat, { act, character }: Turn): readonly Choice[] {
  const able = ACTS.some((type) => legalOf(props, type).length > 0);
  return [
    ...(act === 'open' ? acts(props, seat, character) : []),
    ...ending(props, seat),
    ...declining(props, seat, able),
  ];
}

/** What a gift brings, and whether it will be offered once more (S7-GIFT-6). */
export function giftDetail(props: Props, seat: Seat, character: Character): string | undefined {
  const { chests, ships, guards, yinYang } = props.view.pirates[seat];
  switch (CHARACTERS[character]) {
    case 'captain':
      return t(props, 'choice.gift.captain', { yinYang, after: yinYang + 2 });
    case 'merchant': {
      const called = guardsAt(chests + 1, ships) - guards;
      return t(props, called > 0 ? 'choice.gift.merchant.guard' : 'choice.gift.merchant', {
        chests,
        after: chests + 1,
      });
    }
    case 'cartographer':
      return props.view.endRound > 0
        ? t(props, 'choice.draw.late')
        : t(props, 'choice.draw', { draws: drawsToEnd(props.view) });
    default:
      return undefined;
  }
}

export function gifts(props: Props, seat: Seat, { character, left }: FrameOf<'gift'>): Choice[] {
  const gift: Choice = {
    ...choiceOf(props, seat, { type: 'gift' }),
    detail: left > 1 ? t(props, 'choice.gift.twice') : giftDetail(props, seat, character),
    icon: CHOICE_ICONS[CHARACTERS[character]],
    tone: 'main',
    hotkey: 'G',
  };
  const none: Choice = { ...choiceOf(props, seat, { type: 'noGift' }), icon: 'forward', hotkey: 'N' };
  return [gift, none];
}
