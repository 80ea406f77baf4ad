/** The buttons of the three rituals; those that cannot be paid say what is missing (section 9). */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { CAPTAIN, type Character, lootCard, NATIVE, SHAMAN } from '../cards/table.ts';
import { t } from '../text/table.ts';
import { allowed, choiceOf, legalOf, verb } from './buttons.ts';
import { CHOICE_ICONS } from './icons.tsx';
import type { Props } from './props.ts';

/** S7-CAPTAIN-24, S7-NATIVE-5, S7-SHAMAN-8. */
const WITHOUT: readonly Character[] = [CAPTAIN, NATIVE, SHAMAN];

function deals(props: Props, seat: Seat): Choice[] {
  const legal = legalOf(props, 'deal').map(
    (action): Choice => ({
      ...choiceOf(props, seat, action),
      icon: CHOICE_ICONS.deal,
    }),
  );
  if (legal.length > 0) return legal;
  const any = { type: 'deal', cards: [lootCard(0), lootCard(1)] } as const;
  return [
    {
      key: 'deal',
      label: t(props, 'choice.deals'),
      icon: CHOICE_ICONS.deal,
      ...allowed(props, seat, any),
    },
  ];
}

function permanent(props: Props, seat: Seat, type: 'doubleHold' | 'unsinkable'): Choice {
  const { doubleHolds, unsinkables } = props.view.pirates[seat];
  const level = (type === 'doubleHold' ? doubleHolds : unsinkables) + 1;
  return {
    key: type,
    label: verb(props, seat, { type }),
    detail: t(props, `choice.${type}`, { level }),
    icon: CHOICE_ICONS[type],
    ...allowed(props, seat, { type }),
  };
}

/** During the final sale only deals are left (S7-RITUAL-1). */
export function rituals(props: Props, seat: Seat, character?: Character): readonly Choice[] {
  const legal = (['deal', 'doubleHold', 'unsinkable'] as const).some((type) => legalOf(props, type).length > 0);
  if (character === undefined ? !legal : WITHOUT.includes(character)) return [];
  const lasting =
    character !== undefined || legalOf(props, 'doubleHold').length + legalOf(props, 'unsinkable').length > 0;
  const all = [
    ...deals(props, seat),
    ...(lasting ? [permanent(props, seat, 'doubleHold'), permanent(props, seat, 'unsinkable')] : []),
  ].map((choice, at) => ({ ...choice, hotkey: String(at + 1) }));
  return [
    {
      key: 'rituals',
      label: t(props, 'choice.rituals'),
      detail: t(props, 'choice.rituals.detail', { yinYang: props.view.pirates[seat].yinYang }),
      icon: CHOICE_ICONS.yinYang,
      tone: legal ? 'gold' : 'plain',
      hotkey: 'R',
      more: all,
    },
  ];
}
