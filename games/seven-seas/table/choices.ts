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
import type { Props } from './props.ts';

/** Every character, in the order they are called; those on the table with their reason (S7-ROUND-3). */
export function characters(props: Props, seat: Seat): Choice[] {
  return CHARACTERS.map((_, at) => {
    const action = { type: 'choose', card: characterCard(at as Character) } as const;
    const { key, label } = choiceOf(props, seat, action);
    return { key, label, ...allowed(props, seat, action) };
  });
}

function choosing(props: Props, seat: Seat): Choice[] {
  const count = legalOf(props, 'choose').length;
  if (count === 0) return [];
  const more = characters(props, seat).map((choice, at) => ({ ...choice, hotkey: String(at + 1) }));
  const detail = t(props, 'choice.characters.detail', { count });
  return [
    { key: 'choose', label: t(props, 'choice.characters'), detail, icon: 'person', tone: 'main', hotkey: 'C', more },
  ];
}

/** Nothing for watchers, nor for whoever is not asked. */
export function choices(props: Props): readonly Choice[] {
  const { eye, legal, view } = props;
  const frame = frameOf(view);
  if (typeof eye !== 'number' || legal.length === 0 || !frame) return [];
  switch (frame.step) {
    case 'choose':
      return choosing(props, eye);
    case 'turn':
      return [...turn(props, eye, frame), ...rituals(props, eye, frame.character)];
    case 'gift':
      return gifts(props, eye, frame);
    case 'sale':
      return [...sale(props, eye), ...rituals(props, eye)];
    case 'finale':
      return [...finalSale(props, eye), ...rituals(props, eye)];
    case 'send':
      return sending(props, eye, frame);
    case 'cast':
      return casting(props, eye);
    case 'tie':
      return tiedFights(props, eye);
    case 'keep':
      return keeping(props, eye);
    case 'excess':
      return discards(props, eye);
    case 'lose':
      return losing(props, eye);
    case 'protect':
      return protection(props, eye);
    case 'name':
      return naming(props, eye);
    case 'whirl':
      return hits(props, eye);
    case 'assign':
      return assignments(props, eye);
    case 'call':
    case 'raid':
    case 'fights':
    case 'fall':
    case 'curse':
      // Work that waits for nobody is never on top when somebody is asked.
      return [];
  }
}
