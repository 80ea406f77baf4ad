/** Raids on real throws and on the fast model: how often the caravan sinks, and what share of the pirates is left. */
import { Stream } from '@broadside/kernel';
import { throwDiceWith } from '@broadside/throw/physics';
import { fastFields, gestured, LID } from '../../../bench/throw/spread.mjs';

/** Pairs by distance, nearest first, once for a geometry and who lies where. */
function fight(spots, red, stream) {
  const places = spots.map((_, at) => at);
  stream.shuffle(places);
  const values = places.map(() => 1 + stream.below(6));
  const pairs = [];
  for (let a = 0; a < red; a++)
    for (let b = red; b < spots.length; b++) {
      const dx = spots[places[a]].x - spots[places[b]].x;
      const dy = spots[places[a]].y - spots[places[b]].y;
      pairs.push({ far: dx * dx + dy * dy, a, b });
    }
  pairs.sort((one, other) => one.far - other.far);
  const sunk = places.map(() => false);
  for (const { a, b } of pairs) {
    if (sunk[a] || sunk[b]) continue;
    sunk[a] = values[a] <= values[b];
    sunk[b] = values[b] <= values[a];
  }
  const won = sunk.slice(0, red).every(Boolean);
  return { won: won ? 1 : 0, left: won ? sunk.slice(red).filter((gone) => !gone).length / (spots.length - red) : 0 };
}

/** Values and sides are drawn anew `each` times on every geometry: they are independent of it. */
function percent(fields, red, each, stream) {
  let [won, left] = [0, 0];
  for (const spots of fields)
    for (let at = 0; at < each; at++) {
      const raid = fight(spots, red, stream);
      won += raid.won;
      left += raid.left;
    }
  const all = (fields.length * each) / 100;
  return { won: won / all, left: left / all };
}

const PIRATES = [1, 2, 4, 8, 12, 16, 20, 24, 28];

/** Values and sides drawn on each geometry. */
const EACH = 500;

/** Caravans of 1 to 4 ships against fleets up to seven times as large. */
function compareRaids(throwOne, { throws, each }) {
  const stream = Stream.of('the grid');
  const rows = [];
  for (let red = 1; red <= 4; red++)
    for (const pirates of PIRATES.filter((count) => count <= 7 * red)) {
      const dice = red + pirates;
      const fields = Array.from(
        { length: throws },
        (_, at) => throwOne(dice, `grid ${red} ${pirates} ${at}`, at).landings,
      );
      const real = percent(fields, red, each, stream);
      const stand = percent(fastFields(dice, throws * 5, stream), red, Math.ceil(each / 5), stream);
      rows.push({ red, pirates, real, stand, won: real.won - stand.won, left: real.left - stand.left });
    }
  return rows;
}

/** How far the fast model's raids are from those on real throws. */
export function measureThrows(rapier, { quick }) {
  const throwOne = (dice, seed, at) => throwDiceWith(rapier, { ...LID, ...gestured(at), dice, seed });
  const rows = compareRaids(throwOne, { throws: quick ? 24 : 120, each: EACH });
  const worst = (key) => Math.max(...rows.map((row) => Math.abs(row[key])));
  const table = [
    ['caravan × pirates', 'won %', 'surrogate', 'difference', 'left %', 'surrogate', 'difference'],
    ...rows.map(({ red, pirates, real, stand, won, left }) => [
      `${red} × ${pirates}`,
      ...[real.won, stand.won, won, real.left, stand.left, left].map((value) => value.toFixed(2)),
    ]),
  ];
  return {
    tables: [{ rows: table }],
    targets: [
      { name: 'raids won, greatest difference, points', value: worst('won'), most: 2 },
      { name: 'loot share, greatest difference, points', value: worst('left'), most: 2 },
    ],
    figures: {},
  };
}
