/** The buttons of a battle, the likeliest first. */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { gather, percent } from '@broadside/kit';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { tBattle } from '../../text/table.ts';
import { choiceOf, legalOf } from '../buttons.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import type { Props } from '../props.ts';
import { cubesWith, winWith } from './odds.ts';

const button = (props: Props, seat: Seat, action: DeadReckoningAction): Choice => ({
  ...choiceOf(props, seat, action),
  icon: CHOICE_ICONS[action.type],
});

const withKey = (choices: readonly Choice[], hotkey: string, tone: Choice['tone'] = 'plain'): Choice[] =>
  choices.map((choice, at) => (at === 0 ? { ...choice, hotkey, tone } : choice));

/** What stands behind one button, by the key of its words. */
type Gathered = 'play' | 'level.up' | 'goods' | 'abilities.use' | 'shift.all' | 'remove.all' | 'loot.one';

/** Many of a kind stand behind one button. */
function gathered(
  props: Props,
  seat: Seat,
  actions: readonly DeadReckoningAction[],
  key: Gathered,
  most: number,
): readonly Choice[] {
  const single = actions.map((action) => button(props, seat, action));
  return gather(
    single,
    () => ({ key, label: tBattle(props, key, { count: single.length }), icon: single[0]?.icon }),
    most,
  );
}

/** How many cannons fire, with the chance to win where the table shows chances. */
function fireOf(props: Props, seat: Seat, action: Extract<DeadReckoningAction, { type: 'fire' }>): Choice {
  const plain = button(props, seat, action);
  const { battle } = props.view;
  if (battle === null) return plain;
  const figures = tBattle(props, 'fire.cubes', { cubes: cubesWith(props.view, battle, seat, action.count) });
  if (!props.odds) return { ...plain, detail: figures };
  const win = winWith(props.view, battle, seat, action.count);
  const chance = tBattle(props, 'fire.chance', { percent: percent(win) });
  return { ...plain, detail: `${figures} · ${chance}`, meter: win };
}

function arming(props: Props, seat: Seat): readonly Choice[] {
  const [all, ...fewer] = legalOf(props, 'fire').map((action) => fireOf(props, seat, action));
  const goods = [...legalOf(props, 'rearrange'), ...legalOf(props, 'jettison')];
  return [
    ...withKey(all === undefined ? [] : [all], 'F', 'danger'),
    ...withKey(
      gather(fewer, () => ({ key: 'fewer', label: tBattle(props, 'fire.fewer'), icon: CHOICE_ICONS.fire })),
      'E',
    ),
    ...withKey(gathered(props, seat, legalOf(props, 'play'), 'play', 2), 'P'),
    ...withKey(gathered(props, seat, legalOf(props, 'level'), 'level.up', 1), 'K', 'gold'),
    ...withKey(gathered(props, seat, goods, 'goods', 0), 'G'),
  ];
}

const fighting = (props: Props, seat: Seat): readonly Choice[] => [
  ...withKey(gathered(props, seat, legalOf(props, 'use'), 'abilities.use', 3), 'A', 'main'),
  ...withKey(gathered(props, seat, legalOf(props, 'shift'), 'shift.all', 3), 'S', 'main'),
  ...withKey(gathered(props, seat, legalOf(props, 'remove'), 'remove.all', 3), 'R', 'main'),
  ...withKey(
    legalOf(props, 'skip').map((action) => button(props, seat, action)),
    'X',
  ),
];

const drawing = (props: Props, seat: Seat): readonly Choice[] => [
  ...withKey(
    legalOf(props, 'play').map((action) => button(props, seat, action)),
    'P',
    'main',
  ),
  ...withKey(
    legalOf(props, 'done').map((action) => button(props, seat, action)),
    'K',
  ),
];

const looting = (props: Props, seat: Seat): readonly Choice[] => [
  ...legalOf(props, 'lootAll').map(
    (action): Choice => ({
      ...button(props, seat, action),
      label: tBattle(props, 'loot.all'),
      detail: tBattle(props, 'loot.all.detail'),
      tone: 'main',
      hotkey: 'A',
    }),
  ),
  ...withKey(gathered(props, seat, legalOf(props, 'loot'), 'loot.one', 0), 'O'),
];

/** Every legal action of a battle's step stands in the bar or behind one of its buttons. */
export function battleChoices(props: Props, seat: Seat): readonly Choice[] {
  const types = new Set((props.legal as readonly DeadReckoningAction[]).map(({ type }) => type));
  if (types.has('fire')) return arming(props, seat);
  if (types.has('loot') || types.has('lootAll')) return looting(props, seat);
  if (types.has('done')) return drawing(props, seat);
  return fighting(props, seat);
}
