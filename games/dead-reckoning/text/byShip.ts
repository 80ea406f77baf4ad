/**
 * Where a ship lies or fights. Of cubes, goods and buildings English says "on Palm Island", of ships "at Palm Island";
 * Russian and Ukrainian have one word for both, and so have all other places.
 */
import type { Catalogue } from '@broadside/text';

const PLACE = /^(dead-reckoning\.(?:island|place)\.\w+)\.at$/;

/** The form ".by" of every place, from its form ".at". */
export const withShips = (text: Catalogue, by: (at: string) => string = (at) => at): Catalogue => ({
  ...text,
  ...Object.fromEntries(
    Object.entries(text).flatMap(([key, at]) => {
      const [, place] = PLACE.exec(key) ?? [];
      return place === undefined ? [] : [[`${place}.by`, by(at)]];
    }),
  ),
});

/** Only names of islands follow the "on" at once: "on the open sea" stays. */
export const atIslands = (at: string): string => at.replace(/^on (?=[A-Z])/, 'at ');
