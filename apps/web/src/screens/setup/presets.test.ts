import { begin, Out, resolveOptions, SeededChance } from '@broadside/kernel';
import { type GameProgram, onShelf, shelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import { isCampaign, obstacleTo, optionsOf } from './fit.ts';
import { USUAL_LEVEL } from './levels.ts';
import { type Plan, withChairs } from './plan.ts';
import { changesBetween, likenessOf, planOf } from './presets.ts';
import { wayOut, wayTo } from './wayOut.ts';

const plansOf = (entry: GameProgram) =>
  entry.guide.presets.map((preset) => ({ preset, plan: planOf(entry, preset, USUAL_LEVEL) }));

/** The game with most to choose: it has modules, a headline and a campaign. */
const rich = shelf.find(({ game, campaign }) => game.modules.length > 1 && campaign !== undefined) ?? shelf[0];
const richPlan = (kind: string): Plan => {
  const found = plansOf(rich).find(({ preset }) => preset.kind === kind);
  if (!found) throw new Error(`no preset ${kind}`);
  return found.plan;
};

describe.each(shelf)('the presets of $game.id', (entry) => {
  const { game } = entry;

  it('can all be played, and the match begins', () => {
    for (const { plan } of plansOf(entry)) {
      expect(obstacleTo(entry, plan)).toBeUndefined();
      const seats = plan.chairs.length;
      const options = resolveOptions(game, seats, optionsOf(entry, plan));
      expect(() => begin(game, options, seats, new Out(new SeededChance('preset'), false))).not.toThrow();
    }
  });

  it('are each of their own kind, and known again', () => {
    const kinds = entry.guide.presets.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const { preset, plan } of plansOf(entry))
      expect(likenessOf(entry, plan, USUAL_LEVEL)).toEqual({ preset, changed: [] });
  });

  it('keep what they promise', () => {
    for (const { preset, plan } of plansOf(entry)) {
      const kinds = plan.chairs.map(({ kind }) => kind);
      expect(plan.place).toBe(preset.kind === 'alone' ? 'device' : 'online');
      expect(isCampaign(entry, plan)).toBe(preset.kind === 'campaign');
      if (preset.kind === 'duel') expect(kinds).toEqual(['me', 'open']);
      if (preset.kind === 'alone') expect(kinds.slice(1).every((kind) => kind === 'bot')).toBe(true);
      if (preset.kind === 'everything') expect([...plan.modules].sort()).toEqual([...game.modules].sort());
    }
  });
});

describe('a plan that has come away from its preset', () => {
  it('says in which parts', () => {
    const friends = richPlan('friends');
    const [module] = rich.game.modules;
    const changed: Plan = { ...withChairs(friends, 3, USUAL_LEVEL), modules: [module], undo: 'never' };
    expect(changesBetween(rich, friends, changed)).toEqual(['modules', 'seats', 'manners']);
  });

  it('is still of the preset it was made of, however like another it has become', () => {
    const everything = richPlan('everything');
    const fewer = { ...everything, modules: everything.modules.slice(1) };
    expect(likenessOf(rich, fewer, USUAL_LEVEL, 'everything')).toMatchObject({
      preset: { kind: 'everything' },
      changed: ['modules'],
    });
    const none = { ...everything, modules: [] };
    expect(likenessOf(rich, none, USUAL_LEVEL, 'everything')).toMatchObject({
      preset: { kind: 'friends' },
      changed: [],
    });
  });

  it('does not care in which order the modules were switched on', () => {
    const everything = richPlan('everything');
    expect(changesBetween(rich, everything, { ...everything, modules: everything.modules.toReversed() })).toEqual([]);
  });
});

describe('what cannot be combined', () => {
  const entry = onShelf(rich.game.id) ?? rich;
  const { headline = '' } = entry.guide;

  it('has a way out by the nearest number of seats', () => {
    const tooMany = withChairs(richPlan('campaign'), entry.game.seats.max, USUAL_LEVEL);
    expect(obstacleTo(entry, tooMany)).toBeDefined();
    const way = wayOut(entry, tooMany, USUAL_LEVEL);
    expect(way).toMatchObject({ kind: 'seats', seats: entry.game.seats.max - 1 });
    expect(way && obstacleTo(entry, way.plan)).toBeUndefined();
  });

  it('names what to play for the sake of a module', () => {
    const campaign = richPlan('campaign');
    for (const module of entry.game.modules) {
      const way = wayTo(entry, campaign, module, USUAL_LEVEL);
      expect(way?.plan.modules).toContain(module);
      expect(way && optionsOf(entry, way.plan)[headline]).toBe(way?.kind === 'play' ? way.value : undefined);
      expect(way && obstacleTo(entry, way.plan)).toBeUndefined();
    }
  });
});
