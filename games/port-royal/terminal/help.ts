/** What lies open in words, and the rules in brief. */

import type { Say } from '@broadside/text';
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
import { offeredCharacters, playsTogether } from './adventure.ts';
import { shortName } from './symbols.ts';

const KEY = 'port-royal.terminal';

const kindName = (card: CardId, say: Say): string =>
  CARDS[card].kind === 'tax' ? cardName(card, say) : shortName(card, say);

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
  const section = (key: string, entries: readonly Entry[]): Line[] =>
    entries.length === 0
      ? []
      : [
          [{ text: say(key), tone: 'title' }],
          ...entries.flatMap(([name, about]) => room.pen.wrap([strong(name), `  ${about}`], room.columns, 2)),
          [],
        ];
  return [
    ...section(`${KEY}.inPlay`, [...contractEntries(view, say), ...adventureEntries(view, say)]),
    ...section(
      `${KEY}.inHarbour`,
      open.map((card) => [cardName(card, say), abilityOf(card, say)]),
    ),
    ...section(
      `${KEY}.elsewhere`,
      closed.map((card) => [kindName(card, say), abilityOf(card, say)]),
    ),
    [{ text: say(`${KEY}.signs`), tone: 'title' }],
    ...room.pen.wrap([say(`${KEY}.signList`)], room.columns, 2),
  ];
}

/** What is different in each game, and how it ends. */
function partsOf({ options }: View): string[] {
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
  const others = view.players.length > 1 ? ['others'] : [];
  return ['discover', 'trade', ...others, ...partsOf(view)].flatMap((part) =>
    room.pen.wrap([`· ${room.say(`${KEY}.reminder.${part}`)}`], room.columns, 2),
  );
}
