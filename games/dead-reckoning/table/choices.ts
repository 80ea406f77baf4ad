/** The buttons of the action bar: every verb says what follows; many of a kind stand behind one. */
import type { Seat } from '@broadside/kernel';
import { type Choice, frameOf, gather } from '@broadside/kit';
import type { KeyUnder } from '@broadside/text';
import type { ActionType, DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningFrame } from '../rules/state.ts';
import type { tableText } from '../text/table.ts';
import { t } from '../text/table.ts';
import { battleChoices } from './battle/choices.ts';
import { allowed, choiceOf, legalOf } from './buttons.ts';
import { CHOICE_ICONS } from './icons.tsx';
import type { Props } from './props.ts';
import { wasteWords } from './waste.ts';

type ChoiceKey = KeyUnder<typeof tableText.en, 'dead-reckoning.table.choice'>;

/** One button for each legal action of these kinds. */
function each(props: Props, seat: Seat, types: readonly ActionType[]): Choice[] {
  return types.flatMap((type) =>
    legalOf(props, type).map((action): Choice => ({ ...choiceOf(props, seat, action), icon: CHOICE_ICONS[type] })),
  );
}

/** All of these kinds behind one button if there are more than `most`. */
function group(props: Props, seat: Seat, types: readonly ActionType[], key: ChoiceKey, most = 1): readonly Choice[] {
  const single = each(props, seat, types);
  const icon = CHOICE_ICONS[types[0]];
  const whole = (): Omit<Choice, 'more'> => ({
    key,
    label: t(props, `choice.${key}`, { count: single.length }),
    icon,
  });
  return gather(single, whole, most);
}

const withKey = (choices: readonly Choice[], hotkey: string, tone?: Choice['tone']): Choice[] =>
  choices.map((choice, at) => (at === 0 ? { ...choice, hotkey, ...(tone ? { tone } : {}) } : choice));

/** A button that is there although it cannot be pressed: it says why. */
const greyed = (props: Props, seat: Seat, action: DeadReckoningAction): Choice => {
  const { action: _action, ...choice } = choiceOf(props, seat, action);
  return { ...choice, icon: CHOICE_ICONS[action.type], ...allowed(props, seat, action) };
};

/** Sails are raised once, with every choice of alternatives (DR-SAIL-9); greyed it says why not. */
function raising(props: Props, seat: Seat): readonly Choice[] {
  const raises = each(props, seat, ['raise']);
  if (raises.length > 0)
    return gather(raises, () => ({
      key: 'raise',
      label: t(props, 'choice.raise', { count: raises.length }),
      icon: CHOICE_ICONS.raise,
    }));
  return props.view.turn.raised ? [] : [greyed(props, seat, { type: 'raise', cards: [] })];
}

const ATTACKS: readonly ActionType[] = ['attack', 'storm', 'flag', 'fight'];

/** DR-DEC-30: with what would be lost by it. */
function ending(props: Props, seat: Seat, alone: boolean): Choice[] {
  const waste = wasteWords(props, seat);
  const tone = waste ? 'danger' : alone ? 'main' : 'plain';
  return legalOf(props, 'end').map((action) => ({
    ...choiceOf(props, seat, action),
    icon: CHOICE_ICONS.end,
    tone,
    hotkey: 'E',
    detail: waste ?? t(props, 'waste.none'),
  }));
}

/** More than these beside the end of the turn would crowd out the board of a phone. */
const IN_SIGHT = 5;

/** The rest stand behind one button. */
function folded(props: Props, effects: readonly Choice[]): readonly Choice[] {
  if (effects.length <= IN_SIGHT) return effects;
  const more = effects.slice(IN_SIGHT - 1);
  const label = t(props, 'choice.more', { count: more.length });
  return [...effects.slice(0, IN_SIGHT - 1), { key: 'more', label, icon: 'plus', hotkey: 'O', more }];
}

/** The likeliest first: cards are played and sails raised before a ship sails. */
function mainPhase(props: Props, seat: Seat): readonly Choice[] {
  const effects = [
    ...each(props, seat, ['claim']).map((choice): Choice => ({ ...choice, tone: 'gold', hotkey: 'M' })),
    ...withKey(group(props, seat, ['sail', 'pass'], 'sail'), 'S'),
    ...withKey(group(props, seat, ['use'], 'use'), 'A'),
    ...withKey(group(props, seat, ['play'], 'play'), 'P'),
    ...withKey(raising(props, seat), 'R'),
    ...withKey(each(props, seat, ['buy', 'trade']), 'B'),
    ...withKey(group(props, seat, ATTACKS, 'attack'), 'F').map((choice): Choice => ({ ...choice, tone: 'danger' })),
    ...withKey(group(props, seat, ['load', 'unload', 'rearrange', 'jettison'], 'goods', 0), 'G'),
  ];
  const likely = effects.findIndex(({ reason, tone, key }) => !reason && !tone && key !== 'goods');
  const toned = effects.map((choice, at): Choice => (at === likely ? { ...choice, tone: 'main' } : choice));
  return [...folded(props, toned), ...ending(props, seat, likely < 0)];
}

/** In somebody else's turn: the level-up that is due, and the cargo aboard (DR-DEC-90, DR-DEC-92). */
const meanwhile = (props: Props, seat: Seat): readonly Choice[] => [
  ...withKey(group(props, seat, ['level'], 'level', 0), 'K', 'gold'),
  ...withKey(group(props, seat, ['rearrange'], 'goods', 0), 'G'),
];

interface Family {
  readonly key: ChoiceKey;
  readonly types: readonly ActionType[];
  /** How many stand in the bar for themselves. */
  readonly most: number;
}

/** Every answer to a question that no battle asks; those that go on before those that stop. */
export const FAMILIES: readonly Family[] = [
  { key: 'keep', types: ['keep'], most: 4 },
  { key: 'level', types: ['level'], most: 2 },
  { key: 'place', types: ['place', 'replace'], most: 3 },
  { key: 'use', types: ['use'], most: 3 },
  { key: 'produce', types: ['produce'], most: 3 },
  { key: 'build', types: ['build'], most: 3 },
  { key: 'fit', types: ['fit'], most: 2 },
  { key: 'strip', types: ['strip'], most: 3 },
  { key: 'choose', types: ['choose'], most: 3 },
  { key: 'split', types: ['split'], most: 4 },
  { key: 'stow', types: ['stow'], most: 2 },
  { key: 'goods', types: ['load', 'unload', 'rearrange', 'jettison'], most: 1 },
  { key: 'recall', types: ['recall'], most: 3 },
  { key: 'sail', types: ['sail', 'pass'], most: 4 },
  { key: 'attack', types: ATTACKS, most: 4 },
  { key: 'mode', types: ['mode'], most: 2 },
  { key: 'sleeve', types: ['sleeve'], most: 1 },
  { key: 'forgo', types: ['forgo'], most: 2 },
  { key: 'done', types: ['settle', 'decline', 'done'], most: 3 },
];

function answers(props: Props, seat: Seat): readonly Choice[] {
  const all = FAMILIES.flatMap(({ key, types, most }) => group(props, seat, types, key, most));
  return all.map((choice, at): Choice => {
    const hotkey = at < 9 ? { hotkey: String(at + 1) } : {};
    return at === 0 ? { ...choice, ...hotkey, tone: 'main' } : { ...choice, ...hotkey };
  });
}

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
  const { viewer, legal, view } = props;
  const frame = frameOf(view);
  if (typeof viewer !== 'number' || legal.length === 0 || !frame) return [];
  if (frame.step === 'main') return frame.seat === viewer ? mainPhase(props, viewer) : meanwhile(props, viewer);
  return inBattle(frame) ? battleChoices(props, viewer) : answers(props, viewer);
}
