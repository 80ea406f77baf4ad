/** The buttons of the action bar: every verb says what follows; many of a kind stand behind one. */
import type { Seat } from '@broadside/kernel';
import { type Choice, frameOf, gather } from '@broadside/kit';
import type { KeyUnder } from '@broadside/text';
import type { ActionType, DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningFrame } from '../rules/state.ts';
import type { tableText } from '../text/table.ts';
import { t } from '../text/table.ts';
import { battleChoices } from './battle/choices.ts';
import { choiceOf, legalOf } from './buttons.ts';
import { gainWords } from './gains.ts';
import { CHOICE_ICONS } from './icons.tsx';
import type { Props } from './props.ts';
import { turnVerbs } from './turnVerbs.ts';

type ChoiceKey = Extract<
  KeyUnder<typeof tableText.en, 'dead-reckoning.table.choice'>,
  ActionType | 'goods' | 'level' | 'attack'
>;

/** One button for each legal action of these kinds. */
function each(props: Props, seat: Seat, types: readonly ActionType[]): Choice[] {
  return types.flatMap((type) =>
    legalOf(props, type).map(
      (action): Choice => ({
        ...choiceOf(props, seat, action),
        icon: CHOICE_ICONS[type],
        ...detailOf(props, seat, action),
      }),
    ),
  );
}

/** What a level brings is said where it is chosen. */
function detailOf({ view, say }: Props, seat: Seat, action: DeadReckoningAction): Pick<Choice, 'detail'> {
  if (action.type !== 'level') return {};
  const { card } = action;
  return { detail: gainWords({ say, card, level: view.players[seat].crew[card].level }) };
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

const ATTACKS: readonly ActionType[] = ['attack', 'storm', 'flag', 'fight'];

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
  if (frame.step === 'main') return frame.seat === viewer ? turnVerbs(props, viewer) : meanwhile(props, viewer);
  return inBattle(frame) ? battleChoices(props, viewer) : answers(props, viewer);
}
