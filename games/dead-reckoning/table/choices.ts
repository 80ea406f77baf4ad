/** The buttons of the action bar: every verb says what follows; many of a kind stand behind one. */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { isBack, isMerchant, NO_CARD } from '../cards/table.ts';
import type { ActionType, DeadReckoningAction } from '../rules/actions.ts';
import { type DeadReckoningFrame, HARBOUR } from '../rules/state.ts';
import { battleChoices } from './battle/choices.ts';
import { CHOICE_ICONS } from './icons.tsx';
import { allowed, choiceOf, frameOf, gather, legalOf, type Props, told } from './parts.ts';
import { wasteWords } from './waste.ts';

/** One button for each legal action of these kinds. */
function each(props: Props, seat: Seat, types: readonly ActionType[]): Choice[] {
  return types.flatMap((type) =>
    legalOf(props, type).map((action): Choice => ({ ...choiceOf(props, seat, action), icon: CHOICE_ICONS[type] })),
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
      label: told(props, 'choice.raise', { count: raises.length }),
      icon: CHOICE_ICONS.raise,
    }));
  return props.view.turn.raised ? [] : [greyed(props, seat, { type: 'raise', cards: [] })];
}

/** What lies where the ship is; too dear, or one too many, it says so. */
function buying(props: Props, seat: Seat): readonly Choice[] {
  const deals = each(props, seat, ['buy', 'trade']);
  const { at } = props.view.players[seat];
  const card = at === HARBOUR ? NO_CARD : props.view.sea[at].card;
  if (deals.length > 0 || card === NO_CARD || isBack(card)) return deals;
  return [greyed(props, seat, { type: isMerchant(card) ? 'trade' : 'buy' })];
}

const ATTACKS: readonly ActionType[] = ['attack', 'storm', 'flag', 'fight'];

/** DR-END-1: with what would be lost by it. */
function ending(props: Props, seat: Seat, alone: boolean): Choice[] {
  const waste = wasteWords(props, seat);
  const tone = waste ? 'danger' : alone ? 'main' : 'plain';
  return legalOf(props, 'end').map((action) => ({
    ...choiceOf(props, seat, action),
    icon: CHOICE_ICONS.end,
    tone,
    hotkey: 'E',
    detail: waste ?? told(props, 'waste.none'),
  }));
}

/** The likeliest first: cards are played and sails raised before a ship sails. */
function mainPhase(props: Props, seat: Seat): readonly Choice[] {
  const deeds = [
    ...withKey(group(props, seat, ['sail', 'pass'], 'sail', 2), 'S'),
    ...withKey(group(props, seat, ['use'], 'use', 2), 'A'),
    ...withKey(group(props, seat, ['play'], 'play'), 'P'),
    ...withKey(raising(props, seat), 'R'),
    ...each(props, seat, ['claim']).map((choice): Choice => ({ ...choice, tone: 'gold', hotkey: 'M' })),
    ...withKey(buying(props, seat), 'B'),
    ...withKey(group(props, seat, ATTACKS, 'attack', 2), 'F').map((choice): Choice => ({ ...choice, tone: 'danger' })),
  ];
  const first = deeds.findIndex(({ reason, tone }) => reason === undefined && tone === undefined);
  return [
    ...deeds.map((choice, at): Choice => (at === first ? { ...choice, tone: 'main' } : choice)),
    ...withKey(group(props, seat, ['load', 'unload', 'rearrange', 'jettison'], 'goods', 0), 'G'),
    ...ending(props, seat, first < 0),
  ];
}

/** In somebody else's turn: the level-up that is due, and the cargo aboard (DR-DEC-90, DR-DEC-92). */
const meanwhile = (props: Props, seat: Seat): readonly Choice[] => [
  ...withKey(group(props, seat, ['level'], 'level', 0), 'K', 'gold'),
  ...withKey(group(props, seat, ['rearrange'], 'goods', 0), 'G'),
];

interface Family {
  readonly key: string;
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
  const { eye, legal, view } = props;
  const frame = frameOf(view);
  if (typeof eye !== 'number' || legal.length === 0 || !frame) return [];
  if (frame.step === 'main') return frame.seat === eye ? mainPhase(props, eye) : meanwhile(props, eye);
  return inBattle(frame) ? battleChoices(props, eye) : answers(props, eye);
}
