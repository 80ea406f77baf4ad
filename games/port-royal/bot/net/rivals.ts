/** What the nets for the expansions are told where everybody plays for themselves: beside the base game, what they add. */
import { type Inputs, stair, Telling } from '@broadside/bots';
import { CHARACTERS } from '../../cards/characters.ts';
import { CONTRACTS } from '../../cards/contracts.ts';
import { CARDS } from '../../cards/table.ts';
import type { Kind } from '../../cards/types.ts';
import { completedBy } from '../../rules/contracts/markers.ts';
import type { AdventureState, ContractsState } from '../../rules/extra.ts';
import { MODULES, PLAYS, type State } from '../../rules/state.ts';
import { encodingWith, type More } from './inputs.ts';
import { CARGO, cargoOf, contractNames, nearContract, nearTask } from './quests.ts';

/** Persons of the expansions are counted. */
const NEWCOMERS: readonly Kind[] = ['gambler', 'merchant', 'clerk', 'viceAdmiral', 'gunner', 'innkeeper', 'lookout'];
const NEWCOMER_OF = Int8Array.from(CARDS, ({ kind }) => NEWCOMERS.indexOf(kind));

/** At most so many tasks are in play at a time. */
export const TASKS_TOLD = 4;
const places = (prefix: string): string[] => Array.from({ length: TASKS_TOLD }, (_, at) => `${prefix}.${at}`);

const ofPlayer = new Telling({ contracts: stair(3), unlocked: stair(4), crowns: stair(8) }, [
  ...NEWCOMERS,
  // For each contract: a marker may still go there, for so many coins; and how near it is.
  ...contractNames('open'),
  ...contractNames('near'),
  ...CHARACTERS.map(({ id }) => `ability.${id}`),
  ...CARGO,
  ...places('taskDone'),
  ...places('taskNear'),
]);

const ofTable = new Telling({ chapter: stair(5), tasks: stair(TASKS_TOLD) }, [
  ...PLAYS.map((play) => `play.${play}`),
  ...MODULES.map((module) => `with.${module}`),
  'month',
]);

function tellContracts(inputs: Inputs, base: number, state: State, contracts: ContractsState, seat: number): void {
  ofPlayer.count(inputs, base, 'contracts', completedBy(contracts, seat));
  contracts.open.forEach((contract, at) => {
    const near = nearContract(state, contracts, at, seat);
    if (near === undefined) return;
    const { id, coins } = CONTRACTS[contract];
    ofPlayer.plain(inputs, base, `open.${id}`, 1 + (coins[contracts.done[at].length] ?? 0) / 8);
    ofPlayer.plain(inputs, base, `near.${id}`, near);
  });
}

function tellAdventure(inputs: Inputs, base: number, state: State, adventure: AdventureState, seat: number): void {
  const unlocked = adventure.unlocked[seat];
  ofPlayer.count(inputs, base, 'unlocked', unlocked);
  ofPlayer.count(inputs, base, 'crowns', adventure.crowns[seat]);
  const character = CHARACTERS[adventure.characters[seat]];
  if (character) ofPlayer.plain(inputs, base, `ability.${character.id}`, unlocked > 0 ? 1 : 0.3);
  cargoOf(adventure.items[seat]).forEach((count, kind) => {
    ofPlayer.plain(inputs, base, CARGO[kind], count);
  });
  for (let at = 0; at < Math.min(TASKS_TOLD, adventure.tasks.length); at++) {
    const isDone = adventure.done[at].includes(seat);
    if (isDone) ofPlayer.plain(inputs, base, `taskDone.${at}`, 1);
    else ofPlayer.plain(inputs, base, `taskNear.${at}`, nearTask(state, adventure, at, seat));
  }
}

const more: More = {
  player: ofPlayer.names,
  table: ofTable.names,
  tellPlayer: (inputs, base, state, seat) => {
    for (const card of state.players[seat].persons)
      if (NEWCOMER_OF[card] >= 0) ofPlayer.plain(inputs, base, NEWCOMERS[NEWCOMER_OF[card]], 1);
    const { contracts, adventure } = state.extra ?? {};
    if (contracts) tellContracts(inputs, base, state, contracts, seat);
    if (adventure) tellAdventure(inputs, base, state, adventure, seat);
  },
  tellTable: (inputs, base, { options, extra }) => {
    ofTable.plain(inputs, base, `play.${options.play}`, 1);
    for (const module of options.modules) ofTable.plain(inputs, base, `with.${module}`, 1);
    const { adventure } = extra ?? {};
    if (!adventure) return;
    if (options.play === 'adventure') ofTable.count(inputs, base, 'chapter', options.chapter);
    ofTable.count(inputs, base, 'tasks', adventure.tasks.length);
    const { events, revealed } = adventure;
    ofTable.plain(inputs, base, 'month', revealed.length / Math.max(1, revealed.length + events.length));
  },
};

export const rivals = encodingWith(more);
