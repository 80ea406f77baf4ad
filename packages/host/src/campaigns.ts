/** What is the same wherever campaigns are kept: who may have one, where it goes on, what an ended match came to. */
import {
  type AnyMatch,
  BadInput,
  type CampaignRules,
  type CampaignState,
  type Course,
  type FinishedMatch,
} from '@broadside/kernel';
import type { GameProgram, Opened } from '@broadside/shelf';
import { TableError } from '@broadside/wire';

export function campaignRules({ game, campaign }: GameProgram): CampaignRules {
  if (!campaign) throw new BadInput('not-a-campaign', `${game.id} has no campaign`);
  return campaign;
}

/** The way that is asked for, or the usual one. */
export function courseOf(courses: readonly Course[], wanted: Course | undefined): Course {
  const course = wanted ?? courses[0];
  if (course === undefined || !courses.includes(course))
    throw new TableError({ code: 'no-course', message: 'the campaign does not go on this way' });
  return course;
}

/** The campaign state with what came of its latest match; undefined while that is not over. */
export function campaignStateAfter(
  campaignState: CampaignState,
  { entry, match }: Opened,
  { id, at, seats }: Pick<FinishedMatch, 'id' | 'at' | 'seats'>,
): CampaignState | undefined {
  const { outcome, header, log, game, state }: AnyMatch = match;
  if (!outcome) return undefined;
  // What a match meant is decided by the rules it was played under.
  return campaignRules(entry).after(campaignState, {
    id,
    at,
    options: header.options,
    seats,
    outcome,
    log,
    turns: game.turn(state),
  });
}
