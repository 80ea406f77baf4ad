/** Section 20 for the expansions: what a viewer may know of their part of the table, and how the rest may lie. */
import type { Chance, Viewer } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import { imagineAdventure, viewAdventure } from './adventure/view.ts';
import type { ContractsState, ContractsView, ExtraView } from './extra.ts';
import type { Extra } from './state.ts';

const copyRows = <T>(rows: readonly (readonly T[])[]): T[][] => rows.map((row) => row.slice());

/** PR-HID-14 to PR-HID-17: counts of what lies face down. */
const viewContracts = (contracts: ContractsState): ContractsView => ({
  open: contracts.open,
  done: copyRows(contracts.done),
  steps: copyRows(contracts.steps),
  kept: copyRows(contracts.kept),
  time: contracts.time === null ? null : contracts.time.length,
  points: contracts.points.length,
});

export const viewExtra = ({ edition, tucked, contracts, adventure }: Extra, viewer: Viewer): ExtraView => ({
  edition,
  tucked: copyRows(tucked),
  contracts: contracts === null ? null : viewContracts(contracts),
  adventure: adventure === null ? null : viewAdventure(adventure, viewer),
});

const imagineContracts = (seen: ContractsView, deal: (cards: number) => CardId[]): ContractsState => ({
  done: copyRows(seen.done),
  kept: copyRows(seen.kept),
  open: seen.open,
  points: deal(seen.points),
  steps: copyRows(seen.steps),
  time: seen.time === null ? null : deal(seen.time),
});

export const imagineExtra = (seen: ExtraView, deal: (cards: number) => CardId[], chance: Chance): Extra => ({
  adventure: seen.adventure === null ? null : imagineAdventure(seen.adventure, chance),
  contracts: seen.contracts === null ? null : imagineContracts(seen.contracts, deal),
  edition: seen.edition,
  tucked: copyRows(seen.tucked),
});
