/** What lies open in words, and the rules in brief. */

import { type Line, type Room, strong } from '@broadside/text/terminal';
import { CARDS, type CardId } from '../cards/table.ts';
import { deckCards } from '../rules/facade.ts';
import type { View } from '../rules/view.ts';
import {
  characterAbility,
  characterName,
  eventName,
  eventText,
  taskHourglass,
  taskNeeds,
  taskRewards,
} from '../text/adventure.ts';
import { abilityOf, cardName } from '../text/cards.ts';
import { contractName, contractNeeds } from '../text/contracts.ts';
import { type TerminalSay as Say, t } from '../text/terminal.ts';
import { offeredCharacters, playsTogether } from './adventure.ts';
import { shortName } from './symbols.ts';

/** One card for every kind of person and tax in this match's deck. */
function examples(view: View): CardId[] {
  const seen = new Set<string>(['ship', 'expedition']);
  return deckCards(view.options).filter((card) => {
    const { kind } = CARDS[card];
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}

type Entry = readonly [name: string, about: string];

const contractEntries = ({ extra }: View, say: Say): Entry[] =>
  (extra?.contracts?.open ?? []).map((contract) => [contractName(contract, say), contractNeeds(contract, say)]);

function adventureEntries(view: View, say: Say): Entry[] {
  const adventure = view.extra?.adventure;
  if (!adventure) return [];
  const together = playsTogether(view);
  const hourglass = (task: number): string =>
    view.options.play === 'adventureAfter' ? '' : ` ${taskHourglass(task, together, say)}`;
  return [
    ...(adventure.event < 0
      ? []
      : [[eventName(adventure.event, say), eventText(adventure.event, together, say)] as const]),
    ...adventure.tasks.map(
      (task): Entry => [String(task), `${taskNeeds(task, say)} ${taskRewards(task, say)}${hourglass(task)}`],
    ),
    ...[...offeredCharacters(view), ...adventure.characters]
      .filter((character) => character >= 0)
      .map((character): Entry => [characterName(character, say), characterAbility(character, say)]),
  ];
}

/** Contracts, tasks and cards that lie open first, with their figures; then one card of every other kind. */
export function abilities(view: View, room: Room): Line[] {
  const { say } = room;
  const open = [...new Set([...view.harbour, ...view.expeditions])];
  const kinds = new Set(open.map((card) => CARDS[card].kind));
  const closed = examples(view).filter((card) => !kinds.has(CARDS[card].kind));
  const section = (key: 'inPlay' | 'inHarbour' | 'elsewhere', entries: readonly Entry[]): Line[] =>
    entries.length === 0
      ? []
      : [
          [{ text: t(room, key), tone: 'title' }],
          ...entries.flatMap(([name, about]) => room.pen.wrap([strong(name), `  ${about}`], room.columns, 2)),
          [],
        ];
  return [
    ...section('inPlay', [...contractEntries(view, say), ...adventureEntries(view, say)]),
    ...section(
      'inHarbour',
      open.map((card) => [cardName(card, say), abilityOf(card, say)]),
    ),
    ...section(
      'elsewhere',
      closed.map((card) => [shortName(card, say), abilityOf(card, say)]),
    ),
    [{ text: t(room, 'signs'), tone: 'title' }],
    ...room.pen.wrap([t(room, 'signList')], room.columns, 2),
  ];
}

type Part =
  | 'discover'
  | 'trade'
  | 'others'
  | 'expeditions'
  | 'contracts'
  | 'tasks'
  | 'time'
  | 'end'
  | 'endVariant'
  | 'endSail'
  | 'endTrophy'
  | 'endChapter';

/** What is different in each game, and how it ends. */
function partsOf({ options }: View): Part[] {
  const end = options.variantEnding ? 'endVariant' : 'end';
  switch (options.play) {
    case 'points':
      return ['expeditions', end];
    case 'setSail':
      return ['endSail'];
    case 'contracts':
      return ['expeditions', 'contracts', end];
    case 'contractsCoop':
      return ['expeditions', 'contracts', 'time'];
    case 'adventure':
    case 'adventureAfter':
      return ['expeditions', 'tasks', 'endTrophy'];
    case 'adventureCoop':
      return ['expeditions', 'tasks', 'endChapter'];
  }
}

export function reminder(view: View, room: Room): Line[] {
  const others: Part[] = view.players.length > 1 ? ['others'] : [];
  const parts: Part[] = ['discover', 'trade', ...others, ...partsOf(view)];
  return parts.flatMap((part) => room.pen.wrap([`· ${t(room, `reminder.${part}`)}`], room.columns, 2));
}
