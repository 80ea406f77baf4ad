/** The buttons of the action bar: every verb says what follows; many of a kind stand behind one. */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import type { ActionType, DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningFrame } from '../rules/state.ts';
import { battleChoices } from './battle/choices.ts';
import { CHOICE_ICONS } from './icons.tsx';
import { allowed, choiceOf, frameOf, gather, legalOf, type Props, told } from './parts.ts';
import { wasteWords } from './waste.ts';

type Icon = Choice['icon'];

/** One button for each legal action of these kinds. */
function each(props: Props, seat: Seat, types: readonly ActionType[], icon?: Icon): Choice[] {
  return types.flatMap((type) =>
    legalOf(props, type).map(
      (action): Choice => ({ ...choiceOf(props, seat, action), icon: icon ?? CHOICE_ICONS[type] }),
    ),
  );
}

/** All of these kinds behind one button if there are more than `most`. */
function group(props: Props, seat: Seat, types: readonly ActionType[], key: string, most = 1): readonly Choice[] {
  const single = each(props, seat, types);
  const icon = CHOICE_ICONS[types[0]];
  const whole = (): Omit<Choice, 'more'> => ({
    key,
    label: told(props, `choice.${key}`, { count: single.length }),
    icon,
  });
  return gather(single, whole, most);
}

const withKey = (choices: readonly Choice[], hotkey: string, tone?: Choice['tone']): Choice[] =>
  choices.map((choice, at) => (at === 0 ? { ...choice, hotkey, ...(tone ? { tone } : {}) } : choice));

/** Sails are raised once, with every choice of alternatives (DR-SAIL-9); greyed it says why not. */
function raising(props: Props, seat: Seat): readonly Choice[] {
  const raises = each(props, seat, ['raise']);
  if (raises.length > 0)
    return gather(raises, () => ({
      key: 'raise',
      label: told(props, 'choice.raise'),
      icon: CHOICE_ICONS.raise,
      tone: 'main',
    }));
  if (props.view.turn.raised) return [];
  const action: DeadReckoningAction = { type: 'raise', cards: [] };
  return [{ ...choiceOf(props, seat, action), icon: CHOICE_ICONS.raise, ...allowed(props, seat, action) }];
}

function ending(props: Props, seat: Seat): Choice[] {
  return legalOf(props, 'end').map((action) => {
    const waste = wasteWords(props, seat);
    return {
      ...choiceOf(props, seat, action),
      icon: CHOICE_ICONS.end,
      tone: 'danger',
      hotkey: 'E',
      ...(waste ? { detail: waste } : {}),
    };
  });
}

function mainPhase(props: Props, seat: Seat): readonly Choice[] {
  return [
    ...withKey(group(props, seat, ['sail', 'pass'], 'sail', 2), 'S', 'main'),
    ...withKey(raising(props, seat), 'R'),
    ...withKey(group(props, seat, ['use'], 'use', 2), 'U'),
    ...withKey(group(props, seat, ['play'], 'play'), 'P'),
    ...withKey(each(props, seat, ['buy', 'trade']), 'B'),
    ...each(props, seat, ['attack', 'storm', 'flag', 'fight']).map((choice): Choice => ({ ...choice, tone: 'danger' })),
    ...each(props, seat, ['claim']).map((choice): Choice => ({ ...choice, tone: 'gold' })),
    ...withKey(group(props, seat, ['load', 'unload', 'rearrange', 'jettison'], 'goods', 0), 'G'),
    ...ending(props, seat),
  ];
}

/** In somebody else's turn: the level-up that is due, and the cargo aboard (DR-DEC-90, DR-DEC-92). */
const meanwhile = (props: Props, seat: Seat): readonly Choice[] => [
  ...withKey(group(props, seat, ['level'], 'level', 0), 'L', 'gold'),
  ...withKey(group(props, seat, ['rearrange'], 'goods', 0), 'G'),
];

const ALL_OTHERS: readonly ActionType[] = [
  'keep',
  'level',
  'place',
  'replace',
  'use',
  'settle',
  'produce',
  'build',
  'fit',
  'strip',
  'choose',
  'split',
  'stow',
  'unload',
  'jettison',
  'forgo',
  'recall',
  'sail',
  'pass',
  'fight',
  'mode',
  'sleeve',
  'flag',
  'decline',
  'done',
];

function inBattle({ step }: DeadReckoningFrame): boolean {
  switch (step) {
    case 'prepare':
    case 'respond':
    case 'combat':
    case 'shift':
    case 'remove':
    case 'drawn':
    case 'loot':
    case 'fall':
    case 'battle':
      return true;
    default:
      return false;
  }
}

/** Nothing for watchers, nor for whoever is not asked. */
export function choices(props: Props): readonly Choice[] {
  const { eye, legal, view } = props;
  const frame = frameOf(view);
  if (typeof eye !== 'number' || legal.length === 0 || !frame) return [];
  if (frame.step === 'main') return frame.seat === eye ? mainPhase(props, eye) : meanwhile(props, eye);
  if (inBattle(frame)) return battleChoices(props, eye);
  return each(props, eye, ALL_OTHERS).map((choice, at): Choice => {
    const hotkey = at < 9 ? { hotkey: String(at + 1) } : {};
    return at === 0 ? { ...choice, ...hotkey, tone: 'main' } : { ...choice, ...hotkey };
  });
}
