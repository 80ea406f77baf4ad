/** One fitting next step after a match, from what this device remembers. Pure; what a game has to offer is its own data. */
import { levelOf as levelNamed } from '@broadside/bots/names';
import type { NextStep } from '@broadside/kit';
import { LEVELS, type Level } from '../screens/setup/levels.ts';
import type { GameRecord } from './record.ts';
import type { Result } from './result.ts';

export type NextIdea =
  /** The same once more, against somebody stronger. */
  | { readonly kind: 'level'; readonly id: string; readonly from: Level; readonly level: Level }
  | { readonly kind: 'step'; readonly id: string; readonly step: NextStep }
  | { readonly kind: 'game'; readonly id: string; readonly game: string };

export interface NextFacts {
  readonly game: string;
  /** With the match that has just ended, which is the newest. */
  readonly record: GameRecord;
  readonly steps: readonly NextStep[];
  /** Its computer players, the weakest first. */
  readonly levels: readonly Level[];
  /** The other games on the shelf that nobody has played here. */
  readonly unplayed: readonly string[];
  readonly unwanted: readonly string[];
  /** A chapter of a campaign goes on by itself. */
  readonly inCampaign: boolean;
}

/** So many wins in a row are no luck any more. */
const WINS = 2;
/** Whoever has played so often may look at something else. */
const MATCHES = 2;

const levelOf = ({ bots, company }: Result): Level | undefined => {
  const [first] = bots;
  if (company !== 'bots' || bots.some((bot) => bot !== first)) return undefined;
  return LEVELS.find((level) => first && level === levelNamed(first));
};

/** Won twice in a row in the same mode against one level, and there is a stronger one. */
function strongerBot({ results }: GameRecord, levels: readonly Level[]): NextIdea | undefined {
  const last = results.slice(0, WINS);
  const from = last.length === WINS && last[0] ? levelOf(last[0]) : undefined;
  if (from === undefined) return undefined;
  const earned = last.every((result) => result.won && levelOf(result) === from && result.mode === last[0]?.mode);
  const at = levels.indexOf(from);
  const level = at < 0 ? undefined : levels[at + 1];
  return earned && level !== undefined ? { kind: 'level', id: `level.${level}`, from, level } : undefined;
}

const timesOf = ({ results }: GameRecord, mode: string): number =>
  results.filter((result) => result.mode === mode).length;

const fits = (record: GameRecord, { after, leadsTo }: NextStep): boolean =>
  record.results[0]?.mode === after.mode &&
  timesOf(record, after.mode) >= after.matches &&
  timesOf(record, leadsTo) === 0;

/** The first idea that fits and that nobody has sent away. */
export function nextIdea(facts: NextFacts): NextIdea | undefined {
  const { game, record, steps, levels, unplayed, unwanted, inCampaign } = facts;
  if (inCampaign) return undefined;
  const stronger = strongerBot(record, levels);
  const ideas: readonly NextIdea[] = [
    ...(stronger ? [stronger] : []),
    ...steps
      .filter((step) => fits(record, step))
      .map((step): NextIdea => ({ kind: 'step', id: `${game}.${step.id}`, step })),
    ...(record.matches >= MATCHES
      ? unplayed.map((other): NextIdea => ({ kind: 'game', id: `game.${other}`, game: other }))
      : []),
  ];
  return ideas.find(({ id }) => !unwanted.includes(id));
}
