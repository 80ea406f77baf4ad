import { TABLE } from '@broadside/kernel';
import { type BoardProps, SpeechProvider } from '@broadside/kit';
import { LOCALES, type Locale } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { SETTINGS } from '../../tests/settings.ts';
import { deadReckoningText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { animationSteps } from '../animationSteps.ts';
import { alarm, points, step } from '../facts.ts';
import { actors, nameOf, playMixed, propsOf, sayIn } from '../testing.tsx';
import { Board } from './Board.tsx';
import { movesFrom, moveTo, type Source } from './moves.ts';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Rivals } from './Rivals.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { Ship } from './Ship.tsx';
import { actionsAt, sailsTo, targetsOf } from './targets.ts';

// The drawings say nothing, and drawing them would take nearly all the time.
vi.mock('../art/Sign.tsx', () => ({ Sign: () => null }));
vi.mock('../art/CrewBust.tsx', () => ({ CrewBust: () => null }));
vi.mock('../art/sea/IslandArt.tsx', () => ({ IslandArt: () => null }));
vi.mock('../art/sea/FogArt.tsx', () => ({ FogArt: () => null }));
vi.mock('../art/HarbourArt.tsx', () => ({ HarbourArt: () => null }));

const drawn = (props: BoardProps<DeadReckoningView>, parts: React.ReactNode, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[deadReckoningText, tableText]}>
      <Board {...props} />
      {parts}
    </SpeechProvider>,
  );

const draw = (props: BoardProps<DeadReckoningView>, locale: Locale = 'en'): string => drawn(props, null, locale);

const spotsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/data-spot="([^"]+)"/g)].map(([, spot]) => spot));

describe('the board', () => {
  it('is drawn for every viewer in every language at every kind of step', () => {
    const kinds = new Set<string>();
    for (const [at, locale] of LOCALES.entries())
      for (const setting of [SETTINGS[at], SETTINGS[at + 4]])
        playMixed(setting, `eyes, ${locale}, ${setting.seats}`, (match, where) => {
          const kind = `${locale} ${match.state.flow.at(-1)?.step} ${setting.seats}`;
          if (kinds.has(kind)) return;
          kinds.add(kind);
          const asked = match.toAct.find((seat) => seat !== TABLE);
          for (const viewer of ['spectator', asked ?? 0] as const) {
            const view = match.view(viewer);
            const legal = viewer === 'spectator' || asked === undefined ? [] : match.legal(viewer);
            const html = draw(propsOf(view, legal, { say: sayIn(locale), odds: false }), locale);
            expect(html, where).not.toMatch(/>[^<]*dead-reckoning\.|aria-label="[^"]*dead-reckoning\./);
            if (!view.battle) expect(html, where).toContain('data-spot="harbour"');
            expect(step(view, sayIn(locale)), where).not.toMatch(/^$|dead-reckoning\./);
            alarm(view, sayIn(locale), nameOf);
            expect(points(view), where).toHaveLength(setting.seats);
          }
        });
    expect(kinds.size).toBeGreaterThan(30);
  });

  it('has every spot that flights begin or end at, in whole matches', () => {
    let [spots, flights] = [new Set<string>(), 0];
    let before: DeadReckoningView | undefined;
    playMixed({ seats: 3 }, 'spots', (match, where) => {
      const after = match.view(0);
      const props = propsOf(after, []);
      if (spots.size === 0) spots = spotsIn(drawn(props, <Rivals {...props} onOpen={() => {}} />));
      if (before && !before.battle && !after.battle)
        for (const animationStep of animationSteps(before, match.log[match.n].events, after, sayIn('en'), nameOf))
          for (const { from, to } of animationStep.flights) {
            flights++;
            expect(spots, where).toContain(from);
            expect(spots, where).toContain(to);
          }
      before = after;
    });
    expect(flights).toBeGreaterThan(50);
  });

  it('DR-MOVE-4, DR-INF-1: a tap on a tile answers whatever names it, and says how many sails it takes', () => {
    const types = new Set<string>();
    playMixed({ seats: 3 }, 'tiles', (match, where) => {
      for (const seat of actors(match)) {
        const props = propsOf(match.view(seat), match.legal(seat));
        for (let at = 0; at <= 12; at++) {
          for (const { type } of actionsAt(props, at)) types.add(type);
          const sails = sailsTo(props, at);
          if (sails !== undefined) expect(sails, where).toBeLessThanOrEqual(props.view.players[seat].sails);
          if (targetsOf(props).has(at)) expect(actionsAt(props, at).length, where).toBeGreaterThan(0);
        }
      }
    });
    expect([...types]).toEqual(expect.arrayContaining(['sail', 'produce', 'build']));
  });

  it('DR-TABLE-1: every way of goods begins at a unit that can be tapped, and one unit can be dragged to its end', () => {
    let moved = 0;
    playMixed({ seats: 2 }, 'goods', (match, where) => {
      const [seat] = match.toAct;
      if (seat === undefined || seat === TABLE || match.state.flow.at(-1)?.step !== 'main') return;
      const legal = match.legal(seat);
      const props = propsOf(match.view(seat), legal);
      const sources: Source[] = ([0, 1] as const).flatMap((good) => [
        { from: 'ashore' as const, good },
        ...[0, 1, 2, 3].map((cell) => ({ from: 'cell' as const, cell, good })),
      ]);
      const reached = sources.flatMap((source) => movesFrom(props, source)).map((move) => JSON.stringify(move));
      const goods = (legal as readonly DeadReckoningAction[]).filter(({ type }) =>
        ['load', 'unload', 'rearrange', 'jettison'].includes(type),
      );
      expect(reached.sort(), where).toEqual(goods.map((move) => JSON.stringify(move)).sort());
      for (const source of sources)
        for (const move of movesFrom(props, source))
          if (move.type === 'rearrange') expect(moveTo(props, source, `cell:${move.to}`)?.count, where).toBe(1);
      moved += goods.length;
    });
    expect(moved).toBeGreaterThan(100);
  });

  it('DR-SCORE-12: shows what an island would score now, for everybody', () => {
    const match = playMixed({ seats: 3 }, 'scores', () => {}, 250);
    const view = match.view(0);
    const at = view.sea.findIndex(({ controller }) => controller >= 0);
    const html = drawn(propsOf(view, []), <PlaceSheet {...propsOf(view, [])} at={at} onClose={() => {}} />);
    expect(html).toContain('What it would score now');
    expect(html).toMatch(/\d+ coins?<\/b>/);
  });

  it('DR-HID-1: opens another player’s area with the chest, but without the hand', () => {
    const view = playMixed({ seats: 3 }, 'area', () => {}, 200).view(0);
    const html = drawn(propsOf(view, []), <SeatSheet {...propsOf(view, [])} seat={1} onClose={() => {}} />);
    expect(html).not.toContain('<b>?</b>');
    expect(view.players[1].hand).toBeNull();
  });

  it('DR-UPG-3: upgrades are fitted on the ship: the tokens to choose from, and a button in every open cell', () => {
    let found = false;
    playMixed({ seats: 2 }, 'upgrades', (match) => {
      const [seat] = match.toAct;
      if (found || match.state.flow.at(-1)?.step !== 'upgrade' || seat === undefined) return;
      found = true;
      const props = propsOf(match.view(seat), match.legal(seat));
      expect(drawn(props, <Ship {...props} seat={seat} />)).toContain('Fit here');
    });
    expect(found).toBe(true);
  });

  it('names the rival of the solo game and its orders (DR-SOLO-1)', () => {
    const view = playMixed({ seats: 1 }, 'solo', () => {}, 120).view(0);
    const html = drawn(propsOf(view, []), <Rivals {...propsOf(view, [])} onOpen={() => {}} />);
    expect(html).toContain('orders to come');
    expect(draw(propsOf(view, []))).toContain('Rival');
  });
});
