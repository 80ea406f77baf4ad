/** Open contracts, the time deck and the points deck. */
import type { Seat } from '@broadside/kernel';
import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { CONTRACTS, type ContractId, type ContractPerson, type Requirement } from '../cards/contracts.ts';
import type { ContractsView } from '../rules/extra.ts';
import type { View } from '../rules/view.ts';
import { contractName } from '../text/contracts.ts';
import { t, voiced } from '../text/terminal.ts';
import { keysOf } from '../text/words.ts';
import { COIN, glued, POINT, SABRE } from './symbols.ts';

const times = (text: string, count: number): string => (count > 1 ? `${text} ×${count}` : text);

/** Persons by their short names: `Trader ×2`. */
export function personWord(kind: ContractPerson | 'lookout', count: number, room: Room): string {
  const name = kind === 'trader' || kind === 'clerk' ? t(room, `name.${kind}`) : voiced(room, `card.${kind}`);
  return times(name, count);
}

export const cheapWord = (count: number, cost: number, room: Room): string => times(t(room, 'cheap', { cost }), count);

/** `Priest + Jester`, `†3`, `Frigate −● ×3`. */
function shortNeeds(needs: Requirement, room: Room): string {
  switch (needs.kind) {
    case 'persons':
      return keysOf(needs.persons)
        .map((kind) => personWord(kind, needs.persons[kind] ?? 0, room))
        .join(' + ');
    case 'cheapPersons':
      return cheapWord(needs.count, needs.maxCost, room);
    case 'sabres':
      return `${SABRE}${needs.count}`;
    case 'points':
      return `${POINT}${needs.count}`;
    case 'expeditions':
      return times(t(room, 'claimed'), needs.count);
    case 'pay':
      return `−${COIN}${needs.coins}`;
    case 'waive':
      return times(`${t(room, `ship.${needs.colour}`)} −${COIN}`, needs.times);
    case 'tax':
      return t(room, 'tax');
    case 'bust':
      return t(room, 'bustNeed');
    case 'colours':
      return times(t(room, 'colours', { colours: needs.count }), needs.times);
    case 'sunkColours':
      return t(room, 'sunk', { colours: needs.count });
  }
}

/** `✓Anna`, and `Борис 1` for a step on the way. */
function markers(contracts: ContractsView, at: number, room: Room): Line {
  const done = contracts.done[at].map((seat) => tinted('good', `\u00a0✓${glued(room.nameOf(seat))}`));
  const onTheWay = contracts.steps[at].flatMap((steps: number, seat: Seat) =>
    steps > 0 ? [`\u00a0${glued(room.nameOf(seat))}\u00a0${steps}`] : [],
  );
  return [...done, ...onTheWay];
}

/** The coins of the spaces that are still free. */
const spaces = (contract: ContractId, taken: number): string =>
  CONTRACTS[contract].coins
    .slice(taken)
    .filter((coins) => coins > 0)
    .join('·');

function entry(contracts: ContractsView, at: number, brief: boolean, room: Room): Line {
  const contract = contracts.open[at];
  const left = spaces(contract, contracts.done[at].length);
  const needs = brief ? '' : `:\u00a0${glued(shortNeeds(CONTRACTS[contract].needs, room))}`;
  return [
    strong(glued(contractName(contract, room.say))),
    needs,
    ...(left === '' ? [] : ['\u00a0', tinted('gold', `${COIN}${left}`)]),
    ...markers(contracts, at, room),
  ];
}

/** Brief lists leave out what the contracts ask for: it is one key away. */
export function contractLines({ extra }: View, brief: boolean, room: Room): Line[] {
  const contracts = extra?.contracts;
  if (!contracts) return [];
  const { time, points } = contracts;
  const decks: Line[] =
    time === null
      ? []
      : [
          [tinted(time < 4 ? 'alarm' : 'strong', glued(t(room, 'time', { cards: time })))],
          [quiet(glued(t(room, 'pointsDeck', { cards: points })))],
        ];
  const entries = contracts.open.map((_, at) => entry(contracts, at, brief, room));
  return flow([...decks, ...entries], room, [strong(t(room, 'contracts')), ' ']);
}
