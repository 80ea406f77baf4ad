/** The badges of all games on the shelf: what the frame takes for granted of each. */
import {
  type AnyMatch,
  type Entry,
  type GameEvent,
  Match,
  type Seat,
  SeededChance,
  Stream,
  TABLE,
  tableAnswer,
} from '@broadside/kernel';
import { playByChance } from '@broadside/kernel/testing';
import { type BadgeFacts, earnedBy, type GameUI, type ResultRules, standingFacts } from '@broadside/kit';
import { Medal } from '@broadside/kit/medals';
import { type GameProgram, shelf } from '@broadside/shelf';
import { type GameManifest, webShelf } from '@broadside/shelf/web';
import { LOCALES } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const withBadges = webShelf.filter(({ badges }) => badges !== undefined);

async function shelfOf({ badges }: GameManifest) {
  const found = await badges?.();
  if (!found) throw new Error('the game has no badges');
  return found.default;
}

async function rulesOf({ table }: GameManifest): Promise<ResultRules> {
  const ui: GameUI = (await table()).default;
  const rules = await ui.results?.();
  if (!rules) throw new Error(`${ui.id} has badges, but no rules for them`);
  return rules;
}

function programOf(id: string): GameProgram {
  const program = shelf.find(({ game }) => game.id === id);
  if (!program) throw new Error(`${id} is not on the shelf`);
  return program;
}

const isTwice = (all: readonly string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at);

/** What a seat is told of badges, from a log of its own or from the whole one. */
const factsOf = (match: AnyMatch, seat: Seat, log: readonly Entry[]): BadgeFacts => {
  const { outcome } = match;
  if (!outcome) throw new Error('the match has no end');
  const before = { matches: 1, wins: 0, winsInARow: 0 };
  return { seat, events: standingFacts<GameEvent>(log), view: match.view(seat), outcome, before };
};

/** Some matches of a game, each seen from every seat. */
function playedIn(id: string): readonly (readonly [match: AnyMatch, seat: Seat])[] {
  const { game } = programOf(id);
  return [0, 1, 2].flatMap((at) => {
    const match: AnyMatch = playByChance(game, { seats: 2 }, `badges ${at}`);
    return [0, 1].map((seat) => [match, seat] as const);
  });
}

/** A match as bots of the middle level play it. */
async function playedByBots(id: string, seats: number, seed: string): Promise<AnyMatch> {
  const { game, bots } = programOf(id);
  const bot = bots.find(({ name }) => name === 'sailor') ?? bots[0];
  const match: AnyMatch = Match.begin(game, { seats, seed });
  const stream = Stream.of(`${seed} bots`);
  while (match.toAct.length > 0) {
    const [seat] = match.toAct;
    const action =
      seat === TABLE
        ? tableAnswer(game, match.state, new SeededChance(`${seed} ${match.n}`))
        : await bot.choose(match.view(seat), seat, { stream, iterations: 30 });
    match.play(seat, action);
  }
  return match;
}

/** Badges that somebody earns in some of these matches. */
async function earnedInPlay(game: GameManifest, matches: number): Promise<ReadonlySet<string>> {
  const { badges } = await rulesOf(game);
  const earned = new Set<string>();
  for (let at = 0; at < matches; at++) {
    const match = await playedByBots(game.id, 2 + (at % 3), `badges ${at}`);
    for (let seat = 0; seat < match.header.seats; seat++)
      for (const id of earnedBy(badges, factsOf(match, seat, match.seenBy(seat)))) earned.add(id);
  }
  return earned;
}

describe('badges', () => {
  it('are a dozen for each game that has any', async () => {
    const counts = await Promise.all(
      withBadges.map(async (game) => [game.id, (await shelfOf(game)).badges.length] as const),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter(([, count]) => count !== 12)).toEqual([]);
  });

  it('are drawn each in its own way, over all games', async () => {
    const drawn = await Promise.all(
      withBadges.map(async (game) =>
        (await shelfOf(game)).badges.map(({ motif }) => renderToStaticMarkup(<Medal motif={motif} field="sky" />)),
      ),
    );
    expect(isTwice(drawn.flat())).toEqual([]);
  });

  it('hang as outlines in the same shape until they are earned', async () => {
    const [game] = withBadges;
    const [{ motif, field }] = (await shelfOf(game)).badges;
    const [earned, outline] = [false, true].map((pencil) =>
      renderToStaticMarkup(<Medal motif={motif} field={field} outline={pencil} />),
    );
    const shapes = (markup: string): string[] => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
    expect(shapes(outline)).toEqual(shapes(earned));
    expect(outline).not.toBe(earned);
  });
});

describe.each(withBadges)('the badges of $id', (game) => {
  it('are handed out by a rule each, and no rule hands out another', async () => {
    const ids = (await shelfOf(game)).badges.map(({ id }) => id);
    expect(isTwice(ids)).toEqual([]);
    expect(Object.keys((await rulesOf(game)).badges).toSorted()).toEqual(ids.toSorted());
  });

  it('have a name of their own and a sentence in every language', async () => {
    const { badges, words } = await shelfOf(game);
    const { nextSteps } = await rulesOf(game);
    for (const locale of LOCALES) {
      const said = await words[locale]();
      const names = badges.map(({ id }) => said[`${game.id}.badge.${id}`]);
      const sentences = [
        ...badges.map(({ id }) => said[`${game.id}.badge.${id}.about`]),
        ...nextSteps.map(({ id }) => said[`${game.id}.next.${id}`]),
      ];
      expect(isTwice(names)).toEqual([]);
      expect(names.filter((name) => !/^\S.*\S$/.test(name))).toEqual([]);
      expect(sentences.filter((sentence) => !/^\p{Lu}.*[.]$/u.test(sentence))).toEqual([]);
      expect(sentences.filter((sentence) => locale !== 'en' && /[A-Za-z]/.test(sentence))).toEqual([]);
    }
  });

  it('are earned in matches as they are really played, some soon and never all at once', async () => {
    const { badges } = await shelfOf(game);
    const earned = await earnedInPlay(game, 6);
    expect(earned.size).toBeGreaterThanOrEqual(badges.length / 4);
    expect(earned.size).toBeLessThan(badges.length);
  });

  it('look at nothing that was hidden from the seat: the whole log would earn the same', async () => {
    const { badges } = await rulesOf(game);
    for (const [match, seat] of playedIn(game.id)) {
      const own = earnedBy(badges, factsOf(match, seat, match.seenBy(seat)));
      expect(earnedBy(badges, factsOf(match, seat, match.log))).toEqual(own);
    }
  });

  it('change nothing that they look at, and answer the same twice', async () => {
    const { badges } = await rulesOf(game);
    const [[match, seat]] = playedIn(game.id);
    const facts = factsOf(match, seat, match.seenBy(seat));
    const before = JSON.stringify(facts);
    expect(earnedBy(badges, facts)).toEqual(earnedBy(badges, facts));
    expect(JSON.stringify(facts)).toBe(before);
  });

  it('are followed by next steps that lead where they say', async () => {
    const { nextSteps, modeOf } = await rulesOf(game);
    const { guide } = programOf(game.id);
    const said = await (await shelfOf(game)).words.en();
    for (const { goal, after, leadsTo } of nextSteps) {
      expect([said[`${game.id}.mode.${after.mode}`], said[`${game.id}.mode.${leadsTo}`]]).not.toContain(undefined);
      const way = 'way' in goal ? game.ways.find(({ id }) => id === goal.way) : undefined;
      const preset = 'preset' in goal ? guide.presets.find(({ kind }) => kind === goal.preset) : undefined;
      const options = way?.options ?? (preset && { ...preset.options, modules: preset.modules ?? [] });
      if (!options) throw new Error(`nothing is called ${JSON.stringify(goal)}`);
      expect(modeOf(options, preset?.seats ?? (way?.others[1] ?? 0) + 1)).toBe(leadsTo);
    }
  });
});

describe('what is hidden from a seat', () => {
  it('is noticed by the test above: in some game a rule that reads covered cards earns something else', () => {
    const covered = (facts: BadgeFacts): string => JSON.stringify(facts.events);
    const differs = withBadges.some(({ id }) =>
      playedIn(id).some(
        ([match, seat]) =>
          covered(factsOf(match, seat, match.seenBy(seat))) !== covered(factsOf(match, seat, match.log)),
      ),
    );
    expect(differs).toBe(true);
  });
});
