/** The Adventure: this turn's event, the tasks, and what a team has to reach. */

import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { CARD_9 } from '../cards/coop.ts';
import { type Task, type TaskHave, type TaskPay, taskOf } from '../cards/tasks.ts';
import type { Item } from '../cards/types.ts';
import type { AdventureView } from '../rules/extra.ts';
import { markersOnTasks } from '../rules/facade.ts';
import type { View } from '../rules/view.ts';
import { characterAbility, characterName, eventName, eventText } from '../text/adventure.ts';
import { CHEAP } from '../text/contracts.ts';
import { t } from '../text/terminal.ts';
import { cheapWord, personWord } from './contracts.ts';
import { CROWN, coins, crowns, flag, glued, points, SABRE } from './symbols.ts';

export const playsTogether = ({ options }: View): boolean => options.play === 'adventureCoop';

function haveWord(what: keyof TaskHave, count: number, room: Room): Line {
  switch (what) {
    case 'sabres':
      return [`${SABRE}${count}`];
    case 'expeditions':
      return [t(room, 'claimed')];
    case 'cheapPersons':
      return [glued(cheapWord(count, CHEAP, room))];
    default:
      return [glued(personWord(what, count, room))];
  }
}

function payWord(what: keyof TaskPay, count: number, room: Room): Line {
  const item = (name: Item): string => t(room, `item.${name}`);
  switch (what) {
    case 'coins':
      return ['−', coins(count)];
    case 'aresPirates':
      return [`−${count}`, flag('ares')];
    case 'breadOrRum':
      return [`−${count}\u00a0${item('bread')}/${item('rum')}`];
    default:
      return [`−${count}\u00a0${item(what)}`];
  }
}

const keysOf = <T extends object>(object: T): (keyof T)[] => Object.keys(object) as (keyof T)[];

/** `stop at 4 cards −●5`. */
function needs({ have, pay, when }: Task, room: Room): Line {
  const moment: Line[] = when === 'anyTime' ? [] : [[glued(t(room, `moment.${when}`))]];
  const parts = [
    ...moment,
    ...keysOf(have).map((what) => haveWord(what, have[what] ?? 0, room)),
    ...keysOf(pay).map((what) => payWord(what, pay[what] ?? 0, room)),
  ];
  return parts.flatMap((part): Line => ['\u00a0', ...part]);
}

/** `→ 1st ●2 all ♛1`; the first one's part is gone once somebody was first. */
function rewards({ first, crowns: everybody }: Task, isTaken: boolean, room: Room): Line {
  const main: Line = isTaken
    ? []
    : [
        ...(first.coins ? [`\u00a0${t(room, 'first')}\u00a0`, coins(first.coins)] : []),
        ...(first.crowns ? [`\u00a0${t(room, 'first')}\u00a0`, crowns(first.crowns)] : []),
      ];
  return ['\u00a0→', ...main, `\u00a0${t(room, 'all')}\u00a0`, tinted('gold', `${CROWN}${everybody}`)];
}

function taskEntry(adventure: AdventureView, at: number, room: Room): Line {
  const task = taskOf(adventure.tasks[at]);
  const done = adventure.done[at];
  const parked = task.when === 'firstCard' ? adventure.parked : [];
  return [
    strong(String(task.number)),
    ...needs(task, room),
    ...rewards(task, done.length > 0, room),
    ...done.map((seat) => tinted('good', `\u00a0✓${glued(room.nameOf(seat))}`)),
    ...parked.map((seat) => `\u00a0${glued(room.nameOf(seat))}\u00a01`),
  ];
}

/** PR-ACOOP-2: tasks, markers and points of all together. */
function goal(view: View, adventure: AdventureView, room: Room): Line[] {
  if (!playsTogether(view)) return [];
  const { markers, points: needed } = CARD_9[view.players.length];
  const sum = view.players.reduce((total, player) => total + player.points, 0);
  const done = adventure.done.filter((row) => row.length > 0).length;
  const part = (name: 'tasks' | 'markers', have: number, need: number): Line => {
    const text = glued(t(room, `goal.${name}`, { have, need }));
    return [have >= need ? tinted('good', text) : text];
  };
  return flow(
    [
      part('tasks', done, adventure.tasks.length),
      part('markers', markersOnTasks(adventure), markers),
      [points(`${sum}/${needed}`)],
    ],
    room,
    [strong(t(room, 'goal')), ' '],
  );
}

/** The event in a sentence, as far as there is room; in brief only its name. */
function eventLines(view: View, adventure: AdventureView, brief: boolean, room: Room): Line[] {
  const left = quiet(t(room, 'events', { events: adventure.events }));
  const caption: Line = [strong(t(room, 'event')), ' '];
  if (adventure.event < 0) return [[left]];
  const name = eventName(adventure.event, room.say);
  const text = brief ? '' : ` – ${eventText(adventure.event, playsTogether(view), room.say)}`;
  return room.pen.wrap([...caption, name, text, quiet(' · '), left], room.columns, 2);
}

/** Both sides of every card from which somebody picks a character (PR-DEC-5). */
export function offeredCharacters({ flow: frames }: View): number[] {
  const frame = frames[frames.length - 1];
  return frame?.step === 'character' ? frame.cards.flatMap((card) => [2 * card, 2 * card + 1]) : [];
}

const characterLines = (view: View, room: Room): Line[] =>
  offeredCharacters(view).flatMap((character) => {
    const about = `  ${characterAbility(character, room.say)}`;
    return room.pen.wrap([strong(characterName(character, room.say)), about], room.columns, 2);
  });

export function adventureLines(view: View, brief: boolean, room: Room): Line[] {
  const adventure = view.extra?.adventure;
  if (!adventure) return [];
  const tasks = adventure.tasks.map((_, at) => taskEntry(adventure, at, room));
  return [
    ...eventLines(view, adventure, brief, room),
    ...(tasks.length > 0 ? flow(tasks, room, [strong(t(room, 'tasks')), ' ']) : []),
    ...goal(view, adventure, room),
    ...characterLines(view, room),
  ];
}
