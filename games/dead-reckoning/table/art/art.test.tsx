import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../cards/achievements.ts';
import { CREW } from '../../cards/crew.ts';
import { ISLANDS, OPEN_SEA } from '../../cards/ocean.ts';
import {
  BuildingArt,
  CrewBack,
  CrewBust,
  Cube,
  FogArt,
  HarbourArt,
  HullArt,
  IslandArt,
  MerchantArt,
  OrderBack,
  RowBack,
  RowSign,
  SeaArt,
  Seal,
  ShipPiece,
  SIGN_NAMES,
  Sign,
  SlotSign,
  TokenBack,
  TowerArt,
} from './index.ts';

const markup = (element: ReactElement): string => renderToStaticMarkup(element);
const different = (drawings: readonly ReactElement[]): number => new Set(drawings.map(markup)).size;
/** What is left when all colours are taken away. */
const colourless = (html: string): string => html.replaceAll(/(fill|stroke)="[^"]*"/g, '');

const ALL: readonly ReactElement[] = [
  <CrewBust key="bust" kind={3} level={4} />,
  <IslandArt key="island" island={8} />,
  <SeaArt key="sea" sea={2} />,
  <FogArt key="fog" at={1} />,
  <HarbourArt key="harbour" />,
  <HullArt key="hull" owner={1} />,
  <ShipPiece key="ship" owner={2} pirate />,
  <Cube key="cube" owner="neutral" />,
  <BuildingArt key="building" building={1} owner={0} />,
  <Seal key="seal" achievement={4} gained />,
  <MerchantArt key="merchant" row={3} which={2} />,
  <TowerArt key="tower" />,
  <RowSign key="row" row={4} />,
  <SlotSign key="slot" slot={1} />,
  <CrewBack key="crew back" owner={3} />,
  <RowBack key="row back" row={2} />,
  <OrderBack key="order back" />,
  <TokenBack key="token back" />,
  ...SIGN_NAMES.map((name) => <Sign key={name} name={name} />),
];

describe('Drawings', () => {
  it('are silent: whoever shows one says what it is', () => {
    for (const drawing of ALL) expect(markup(drawing)).toMatch(/^<svg aria-hidden="true"/);
  });

  it('say what they show when they are given a label', () => {
    expect(markup(<ShipPiece owner={1} label="Mira, trade mode" />)).toContain(
      'role="img" aria-label="Mira, trade mode"',
    );
    expect(markup(<IslandArt island={0} label="Shark Island" />)).toContain('aria-label="Shark Island"');
  });

  it('carry no id that a second copy could clash with', () => {
    for (const drawing of ALL) expect(markup(drawing)).not.toMatch(/\sid="|url\(#/);
  });

  it('take every colour from the tokens', () => {
    for (const drawing of ALL) expect(markup(drawing)).not.toMatch(/#[0-9a-f]{3,6}\b|rgb\(/i);
  });

  it('are all different: crew, levels, islands, seas, achievements, signs', () => {
    expect(different(CREW.map((_, kind) => <CrewBust key={kind} kind={kind} />))).toBe(CREW.length);
    for (const kind of CREW.keys())
      expect(different([1, 2, 3, 4].map((level) => <CrewBust key={level} kind={kind} level={level} />))).toBe(4);
    expect(different(ISLANDS.map((_, island) => <IslandArt key={island} island={island} />))).toBe(ISLANDS.length);
    expect(different(OPEN_SEA.map((_, sea) => <SeaArt key={sea} sea={sea} />))).toBe(OPEN_SEA.length);
    expect(different(ACHIEVEMENTS.map((_, at) => <Seal key={at} achievement={at} />))).toBe(ACHIEVEMENTS.length);
    expect(different(SIGN_NAMES.map((name) => <Sign key={name} name={name} />))).toBe(SIGN_NAMES.length);
  });

  it('DR-PROD-6: an open sea has an arrow with a coin for every way it points', () => {
    const arrows = (sea: number): number => markup(<SeaArt sea={sea} />).split('translate(120 95)').length - 1;
    for (const [sea, { arrows: ways }] of OPEN_SEA.entries()) expect(arrows(sea)).toBe(ways.length + 1);
  });

  it('draw a coast the same way every time', () => {
    expect(markup(<IslandArt island={5} />)).toBe(markup(<IslandArt island={5} />));
  });
});

describe('Pieces of the players', () => {
  const OWNERS = [0, 1, 2, 3] as const;

  it('can be distinguished without their colours: cubes by a mark, ships by outline and pennant', () => {
    const cubes = [...OWNERS, 'neutral' as const].map((owner) => colourless(markup(<Cube owner={owner} />)));
    expect(new Set(cubes).size).toBe(5);
    expect(new Set(OWNERS.map((owner) => colourless(markup(<ShipPiece owner={owner} />)))).size).toBe(4);
    expect(new Set(OWNERS.map((owner) => colourless(markup(<CrewBack owner={owner} />)))).size).toBe(4);
  });

  it('show pirate mode: it is known without colours', () => {
    for (const owner of OWNERS)
      expect(colourless(markup(<ShipPiece owner={owner} />))).not.toBe(
        colourless(markup(<ShipPiece owner={owner} pirate />)),
      );
  });

  it('a permanent cube stands on a foot, a gained medal has laurels', () => {
    const strokes = (element: ReactElement): number => markup(element).split('<path').length;
    expect(strokes(<Cube owner={0} permanent />)).toBeGreaterThan(strokes(<Cube owner={0} />));
    expect(strokes(<Seal achievement={0} gained />)).toBeGreaterThan(strokes(<Seal achievement={0} />));
  });
});
