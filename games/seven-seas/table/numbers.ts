/**
 * A number to choose: the likeliest stands on a button of its own, the rest behind a second one. Both are plain: the
 * number is picked on the board, where the one main button is.
 */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { gather } from '@broadside/kit';
import type { SevenSeasAction } from '../rules/state.ts';
import { t } from '../text/table.ts';
import { choiceOf } from './buttons.ts';
import type { Props } from './props.ts';

export type Numbered = Extract<SevenSeasAction, { readonly count: number }>;

export interface NumberManner {
  readonly icon: NonNullable<Choice['icon']>;
  readonly hotkey: string;
  readonly detail: (count: number) => string | undefined;
  readonly confirm?: (count: number) => string | undefined;
  readonly meter?: (count: number) => number | undefined;
  readonly danger?: (count: number) => boolean;
}

/** The greatest first: it is what is most often meant. */
export function numberChoices(
  props: Props,
  seat: Seat,
  actions: readonly Numbered[],
  { icon, hotkey, detail, confirm, meter, danger }: NumberManner,
): readonly Choice[] {
  const all = [...actions]
    .sort((a, b) => b.count - a.count)
    .map(
      (action): Choice => ({
        ...choiceOf(props, seat, action),
        icon,
        detail: detail(action.count),
        confirm: confirm?.(action.count),
        meter: meter?.(action.count),
        tone: danger?.(action.count) ? 'danger' : 'plain',
      }),
    );
  const [most, ...rest] = all;
  if (most === undefined) return [];
  const others = gather(rest, () => ({
    key: `${actions[0].type}.other`,
    label: t(props, `choice.${actions[0].type}.other`),
    hotkey: 'N',
  }));
  return [{ ...most, hotkey }, ...others];
}
