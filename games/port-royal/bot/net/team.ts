/**
 * What the net of a team is told, or of somebody who plays alone: what is done and how near the rest is, how much time is
 * left, and what all crews together can do. It is the same for every number of players.
 */
import { type Encoding, type Inputs, stair, Telling } from '@broadside/bots';
import { CHARACTERS } from '../../cards/characters.ts';
import { CONTRACTS } from '../../cards/contracts.ts';
import { CARD_9 } from '../../cards/coop.ts';
import type { CardId } from '../../cards/table.ts';
import { TASKS } from '../../cards/tasks.ts';
import { freeMarkers } from '../../rules/contracts/markers.ts';
import type { AdventureState, ContractsState } from '../../rules/extra.ts';
import { MODULES, type Player, type State } from '../../rules/state.ts';
import { byte, lacks } from './inputs.ts';
import { CARGO, cargoOf, contractNames, nearContract, nearTask } from './quests.ts';
import { TASKS_TOLD } from './rivals.ts';

/** What all have together, for each player. */
const MEANS = {
  coins: stair(12),
  points: stair(12),
  sabres: stair(5),
  discount: stair(2, 0.5),
  admirals: stair(3, 0.5),
  jesters: stair(2, 0.5),
  governors: stair(2, 0.5),
  settlers: stair(3, 0.5),
  captains: stair(3, 0.5),
  priests: stair(3, 0.5),
  jacks: stair(2, 0.5),
  expeditions: stair(2, 0.5),
  persons: stair(8),
} as const;

const told = new Telling(
  {
    ...MEANS,
    seats: stair(5),
    mostCoins: stair(14),
    mostSabres: stair(7),
    expeditionsOpen: stair(3),
    time: stair(24),
    contractsLeft: stair(11),
    markersFree: stair(8),
    chapter: stair(5),
    tasks: stair(TASKS_TOLD),
    tasksDone: stair(TASKS_TOLD),
    eventsLeft: stair(8),
    markersLacked: stair(7),
    pointsLacked: stair(14),
    crowns: stair(8),
  },
  [
    'contracts',
    // Symbols that somebody lacks for an open expedition, or an open one in their hands already.
    'claims',
    'lacksOne',
    'lacksTwo',
    ...MODULES.map((module) => `with.${module}`),
    ...contractNames('open'),
    ...contractNames('near'),
    ...CHARACTERS.map(({ id }) => `ability.${id}`),
    ...CARGO,
    ...TASKS.map(({ number }) => `task.${number}`),
    ...TASKS.map(({ number }) => `taskNear.${number}`),
    'reserve',
  ],
);

type Means = keyof typeof MEANS;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const meansOf = (player: Player): Readonly<Record<Means, number>> => ({
  coins: player.coins.length,
  points: player.points,
  sabres: player.sabres,
  discount: player.discount,
  admirals: player.admirals,
  jesters: player.jesters,
  governors: player.governors,
  settlers: byte(player.symbols, 0),
  captains: byte(player.symbols, 1),
  priests: byte(player.symbols, 2),
  jacks: byte(player.symbols, 3),
  expeditions: player.expeditions.length,
  persons: player.persons.length,
});

/** How near somebody is to an open expedition. */
function tellHopes(inputs: Inputs, players: readonly Player[], expeditions: readonly CardId[]): void {
  told.count(inputs, 0, 'expeditionsOpen', expeditions.length);
  const missing = players.flatMap(({ symbols }) => expeditions.map((one) => lacks(symbols, one)));
  const least = Math.min(...missing);
  if (least <= 0) told.plain(inputs, 0, 'claims', 1);
  else if (least === 1) told.plain(inputs, 0, 'lacksOne', 1);
  else if (least === 2) told.plain(inputs, 0, 'lacksTwo', 1);
}

function tellMeans(inputs: Inputs, { players, options, expeditions }: State): void {
  const all = players.map(meansOf);
  for (const name of Object.keys(MEANS) as Means[])
    told.count(inputs, 0, name, total(all.map((means) => means[name])) / players.length);
  told.count(inputs, 0, 'seats', players.length);
  told.count(inputs, 0, 'mostCoins', Math.max(...all.map(({ coins }) => coins)));
  told.count(inputs, 0, 'mostSabres', Math.max(...all.map(({ sabres }) => sabres)));
  tellHopes(inputs, players, expeditions);
  for (const module of options.modules) told.plain(inputs, 0, `with.${module}`, 1);
}

function tellContracts(inputs: Inputs, state: State, contracts: ContractsState): void {
  const { players } = state;
  const { open, done, time } = contracts;
  told.plain(inputs, 0, 'contracts', 1);
  told.count(inputs, 0, 'time', time?.length ?? 0);
  told.count(inputs, 0, 'contractsLeft', done.filter((seats) => seats.length === 0).length);
  told.count(inputs, 0, 'markersFree', total(players.map((_, seat) => freeMarkers(contracts, seat))));
  open.forEach((contract, at) => {
    if (done[at].length > 0) return;
    const near = players.map((_, seat) => nearContract(state, contracts, at, seat) ?? 0);
    told.plain(inputs, 0, `open.${CONTRACTS[contract].id}`, 1);
    told.plain(inputs, 0, `near.${CONTRACTS[contract].id}`, Math.max(...near));
  });
}

/** All of them must be done in the end, the first as well as the last. */
function tellTasks(inputs: Inputs, state: State, adventure: AdventureState): void {
  const { tasks, done } = adventure;
  told.count(inputs, 0, 'tasks', tasks.length);
  told.count(inputs, 0, 'tasksDone', done.filter((seats) => seats.length > 0).length);
  tasks.forEach((task, at) => {
    if (done[at].length > 0) return;
    const near = state.players.map((_, seat) => nearTask(state, adventure, at, seat));
    told.plain(inputs, 0, `task.${task}`, 1);
    told.plain(inputs, 0, `taskNear.${task}`, Math.max(...near));
  });
}

function tellAdventure(inputs: Inputs, state: State, adventure: AdventureState): void {
  const { players, options } = state;
  const goal = CARD_9[players.length];
  told.count(inputs, 0, 'chapter', options.chapter);
  told.count(inputs, 0, 'eventsLeft', adventure.events.length);
  told.plain(inputs, 0, 'reserve', adventure.reserve.length / 8);
  told.count(inputs, 0, 'markersLacked', goal.markers - total(adventure.done.map((seats) => seats.length)));
  told.count(inputs, 0, 'pointsLacked', goal.points - total(players.map(({ points }) => points)));
  told.count(inputs, 0, 'crowns', total(adventure.crowns) / players.length);
  adventure.characters.forEach((character, seat) => {
    const own = CHARACTERS[character];
    if (own) told.plain(inputs, 0, `ability.${own.id}`, (adventure.unlocked[seat] > 0 ? 1 : 0.3) / players.length);
  });
  cargoOf(adventure.items.flat()).forEach((count, kind) => {
    told.plain(inputs, 0, CARGO[kind], count);
  });
  tellTasks(inputs, state, adventure);
}

export const team: Encoding<State> = {
  names: () => told.names,
  encode: (state, inputs) => {
    inputs.clear();
    tellMeans(inputs, state);
    const { contracts, adventure } = state.extra ?? {};
    if (contracts) tellContracts(inputs, state, contracts);
    if (adventure) tellAdventure(inputs, state, adventure);
    return 0;
  },
};
