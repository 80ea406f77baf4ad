/** The Adventure as a campaign: five chapters in order, and what stays from one to the next (PR-CAMP). */
import {
  BadInput,
  type CampaignRules,
  type CampaignState,
  type Course,
  type FinishedMatch,
  type GameEvent,
  type Options,
  type PlayedChapter,
  standing,
} from '@broadside/kernel';
import { portRoyal } from '../rules/game.ts';
import type { Play, PortRoyalEvent, PortRoyalOptions } from '../rules/state.ts';

export const CHAPTERS = 5;
/** Endings of the chapters are the story cards 61 to 65 (PR-ADV-4). */
const ENDINGS = 60;

const playOf = (options: Options): Play => (options as PortRoyalOptions).play;
const together = ({ options }: CampaignState): boolean => playOf(options) === 'adventureCoop';
const MOST_FAILURES = Math.max(...portRoyal.options.failures.values.map(Number));

const fits = (options: Options): boolean => playOf(options) === 'adventure' || playOf(options) === 'adventureCoop';

/** PR-ADV-1: from the first chapter on. */
function begin(options: Options, seats: number): CampaignState {
  if (!fits(options)) throw new BadInput('not-a-campaign', `nothing of ${playOf(options)} goes on in another match`);
  return {
    options: { ...options, chapter: 1, failures: 0 },
    seats,
    chapter: 1,
    chapters: CHAPTERS,
    failures: 0,
    finished: false,
    flawless: false,
    played: [],
    added: [],
  };
}

/** PR-AVAR-1: the variant is there for those it can be played by. */
const afterwards = (campaignState: CampaignState): boolean =>
  portRoyal.impossible(optionsFor(campaignState, 'after'), campaignState.seats) === undefined;

/** PR-DEC-7: a team must win a chapter to go on (PR-ACOOP-3, PR-ACOOP-4); rivals may, or play it again (PR-ACOMP-7). */
function courses(campaignState: CampaignState): readonly Course[] {
  const { played, finished, failures } = campaignState;
  if (finished) return afterwards(campaignState) ? ['after'] : [];
  if (played.length === 0) return ['first'];
  if (together(campaignState)) return [failures > 0 ? 'again' : 'onward'];
  return ['onward', 'again'];
}

/** PR-CAMP-1, PR-CAMP-3: a match knows its chapter and the lost tries, and nothing else of what was before. */
function optionsFor(campaignState: CampaignState, course: Course): Options {
  const { options, chapter, failures } = campaignState;
  switch (course) {
    case 'first':
    case 'onward':
      return { ...options, chapter, failures };
    case 'again':
      // PR-ACOOP-5: three coins for every lost try; rivals get none and go back to the chapter they have just played.
      return together(campaignState)
        ? { ...options, chapter, failures: Math.min(failures, MOST_FAILURES) }
        : { ...options, chapter: Math.max(1, chapter - 1), failures: 0 };
    case 'after':
      return { ...options, play: 'adventureAfter', chapter: 1, failures: 0 };
  }
}

function chapterOf(options: Options): number {
  const { play, chapter } = options as PortRoyalOptions;
  return play === 'adventureAfter' ? CHAPTERS + 1 : chapter;
}

const eventsOf = (match: FinishedMatch): readonly GameEvent[] => standing(match.log).flatMap(({ events }) => events);

/** PR-ACOOP-2; among rivals whoever won has won, and the tale goes on (PR-ACOMP-7). */
function resultOf({ options, outcome }: FinishedMatch): PlayedChapter['result'] {
  if (playOf(options) !== 'adventureCoop') return 'decided';
  return outcome.winners.length > 0 ? 'won' : 'lost';
}

/** The story cards that were read; whoever passed the chapter also reads how it ends (PR-ACOOP-3). */
function taleOf(match: FinishedMatch): readonly number[] {
  const read = (eventsOf(match) as readonly PortRoyalEvent[]).flatMap((event) =>
    event.type === 'storyRead' ? [event.number] : [],
  );
  const chapter = chapterOf(match.options);
  const ending = ENDINGS + chapter;
  const passed = chapter <= CHAPTERS && resultOf(match) !== 'lost';
  return passed && !read.includes(ending) ? [...read, ending] : read;
}

function recordOf(match: FinishedMatch): PlayedChapter {
  const { id, at, outcome, seats, turns } = match;
  const points = seats.map((_, seat) => outcome.ranking.find((one) => one.seat === seat)?.points ?? 0);
  return {
    match: id,
    at,
    chapter: chapterOf(match.options),
    result: resultOf(match),
    winners: outcome.winners,
    seats,
    points,
    turns,
    tale: taleOf(match),
  };
}

/** PR-CAMP-2: they stay, won or lost; a chapter played again brings nothing twice (PR-AMB-71). */
function addedAfter({ added }: CampaignState, match: FinishedMatch): CampaignState['added'] {
  const chapter = chapterOf(match.options);
  if (chapter > CHAPTERS || added.some((one) => one.chapter === chapter)) return added;
  const cards = (eventsOf(match) as readonly PortRoyalEvent[]).reduce(
    (sum, event) => (event.type === 'cardsShuffledIn' ? sum + event.count : sum),
    0,
  );
  return cards > 0 ? [...added, { chapter, cards }] : added;
}

function after(campaignState: CampaignState, match: FinishedMatch): CampaignState {
  const record = recordOf(match);
  const noted = {
    ...campaignState,
    played: [...campaignState.played, record],
    added: addedAfter(campaignState, match),
  };
  if (campaignState.finished || record.chapter > CHAPTERS) return noted;
  // PR-ACOOP-4, PR-ACOOP-5.
  if (record.result === 'lost') return { ...noted, failures: campaignState.failures + 1 };
  const finished = record.chapter === CHAPTERS;
  return {
    ...noted,
    chapter: Math.min(record.chapter + 1, CHAPTERS),
    // PR-ACOOP-7: the additional coins are gone.
    failures: 0,
    finished,
    // PR-ACOOP-8.
    flawless: finished && together(campaignState) && noted.played.every(({ result }) => result === 'won'),
  };
}

export const portRoyalCampaign: CampaignRules = { fits, begin, courses, options: optionsFor, after };
