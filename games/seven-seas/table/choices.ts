/** The buttons of the action bar: every verb says what follows, every grey one why it is grey. */
import type { Seat } from '@broadside/kernel';
import { type Choice, frameOf } from '@broadside/kit';
import { CHARACTERS, type Character, characterCard } from '../cards/table.ts';
import { t } from '../text/table.ts';
import { allowed, choiceOf, legalOf } from './buttons.ts';
import { assignments, hits, naming, protection } from './choicesCurse.ts';
import { discards, keeping, losing } from './choicesLoot.ts';
import { casting, sending, tiedFights } from './choicesRaid.ts';
import { rituals } from './choicesRitual.ts';
import { finalSale, sale } from './choicesSale.ts';
import { gifts, turn } from './choicesTurn.ts';
import { characterIcon } from './icons.tsx';
import { outlook } from './outlook.ts';
import type { Props } from './props.ts';

/**
 * Every character, in the order they are called: what each could do now, and a warning on those that could do nothing
 * (S7-MARK-3). Those on the table have their reason (S7-ROUND-3).
 */
export function characters(props: Props, seat: Seat): Choice[] {
  return CHARACTERS.map((_, at) => {
    const character = at as Character;
    const action = { type: 'choose', card: characterCard(character) } as const;
    const { key, label } = choiceOf(props, seat, action);
    const { text: detail, able } = outlook(props, seat, character);
    const allowance = allowed(props, seat, action);
    const warned = !able && allowance.reason === undefined;
    return {
      ...{ key, label, detail },
      icon: characterIcon(character, warned),
      tone: warned ? 'danger' : 'plain',
      ...allowance,
    };
  });
}

function choosing(props: Props, seat: Seat): Choice[] {
  const count = legalOf(props, 'choose').length;
  if (count === 0) return [];
  const more = characters(props, seat).map((choice, at) => ({ ...choice, hotkey: String(at + 1) }));
  const detail = t(props, 'choice.characters.detail', { count });
  // The choice itself is made on the board, by the one main button: the list is a second way to it.
  return [{ key: 'choose', label: t(props, 'choice.characters'), detail, icon: 'person', hotkey: 'C', more }];
}

/** Nothing for watchers, nor for whoever is not asked. */
export function choices(props: Props): readonly Choice[] {
  const { viewer, legal, view } = props;
  const frame = frameOf(view);
  if (typeof viewer !== 'number' || legal.length === 0 || !frame) return [];
  switch (frame.step) {
    case 'choose':
      return choosing(props, viewer);
    case 'turn':
      return [...turn(props, viewer, frame), ...rituals(props, viewer, frame.character)];
    case 'gift':
      return gifts(props, viewer, frame);
    case 'sale':
      return [...sale(props, viewer), ...rituals(props, viewer)];
    case 'finale':
      return [...finalSale(props, viewer), ...rituals(props, viewer)];
    case 'send':
      return sending(props, viewer, frame);
    case 'cast':
      return casting(props, viewer);
    case 'tie':
      return tiedFights(props, viewer);
    case 'keep':
      return keeping(props, viewer);
    case 'excess':
      return discards(props, viewer);
    case 'lose':
      return losing(props, viewer);
    case 'protect':
      return protection(props, viewer);
    case 'name':
      return naming(props, viewer);
    case 'whirl':
      return hits(props, viewer);
    case 'assign':
      return assignments(props, viewer);
    case 'call':
    case 'raid':
    case 'fights':
    case 'fall':
    case 'curse':
      // Work that waits for nobody is never on top when somebody is asked.
      return [];
  }
}
