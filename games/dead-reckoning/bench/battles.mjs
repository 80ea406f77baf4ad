/**
 * Battles on the board under the battle ship, by whatever throws the cubes: the physics or its fast model. Cubes of a
 * throw are exchangeable, so a battle is fought once without sides, and each cube remembers which of the first ones it
 * comes from; the sides are dealt afterwards, many times (DR-PHYS-15, 45).
 */

/** DR-PHYS-5: no chain of explosions goes on for ever. */
const MOST_CUBES = 200;

/** Throws again what touches no zone, until everything lies in one (DR-PHYS-19). Cubes are { zone, from, pose }. */
export function physicalDrop(throwTower, order) {
  let index = 0;
  return (lying, thrown) => {
    let [resting, air] = [lying, thrown];
    while (air.length > 0) {
      const poses = resting.map(({ pose }) => pose);
      const { landings } = throwTower({
        ...order,
        resting: poses,
        cubes: air.length,
        seed: `${order.seed}\n${index++}`,
      });
      const all = [...resting, ...air].map(({ from }, at) => ({ from, ...landings[at] }));
      resting = all.filter(({ zone }) => zone >= 0);
      air = all.filter(({ zone }) => zone < 0);
    }
    return resting;
  };
}

export const fastDrop = (tumble, fit, board, stream) => (lying, thrown) => {
  const before = lying.map(({ zone }) => zone);
  const zones = tumble(fit, board, before, thrown.length, stream);
  return [...lying, ...thrown].map(({ from }, at) => ({ from, zone: zones[at] }));
};

/** DR-PHYS-20: what lies in an explosion zone is thrown again, each with one more. */
function explode(drop, lying, isExplosion) {
  let cubes = lying;
  while (cubes.length <= MOST_CUBES) {
    const hot = cubes.filter(({ zone }) => isExplosion[zone]);
    if (hot.length === 0) break;
    const cold = cubes.filter(({ zone }) => !isExplosion[zone]);
    cubes = drop(cold, [...hot, ...hot]);
  }
  return cubes;
}

/** So many cubes, then perhaps some more onto them; every cube names the first one it comes from. */
export function battle(drop, cubes, more, isExplosion) {
  const first = Array.from({ length: cubes }, (_, from) => ({ from }));
  const lying = explode(drop, drop([], first), isExplosion);
  if (more === 0) return lying;
  const second = Array.from({ length: more }, (_, at) => ({ from: cubes + at }));
  return explode(drop, drop(lying, second), isExplosion);
}

/** What each first cube has brought: strength, goods and damage of all that come from it. */
function brought(lying, count, values) {
  const sums = Array.from({ length: count }, () => ({ strength: 0, loot: 0, damage: 0 }));
  for (const { from, zone } of lying) {
    sums[from].strength += values[zone].strength;
    sums[from].loot += values[zone].loot;
    sums[from].damage += values[zone].damage;
  }
  return sums;
}

/**
 * Of one battle, dealt `each` times: how often side 1 wins, ties included, and what a cube of its brings in goods and
 * in strength, all times 100. The last `more` cubes are of side 1 as well.
 */
export function dealt(lying, [ours, theirs], more, values, each, stream) {
  const sums = brought(lying, ours + theirs + more, values);
  const places = Array.from({ length: ours + theirs }, (_, at) => at);
  const extra = Array.from({ length: more }, (_, at) => ours + theirs + at);
  let [won, loot, strength] = [0, 0, 0];
  for (let at = 0; at < each; at++) {
    stream.shuffle(places);
    const own = [...places.slice(0, ours), ...extra];
    const sum = (cubes, key) => cubes.reduce((all, cube) => all + sums[cube][key], 0);
    if (sum(own, 'strength') >= sum(places.slice(ours), 'strength')) won++;
    loot += sum(own, 'loot') / own.length;
    strength += sum(own, 'strength') / own.length;
  }
  return { won: (100 * won) / each, loot: (100 * loot) / each, strength: (100 * strength) / each };
}

/** Means over battles, and the standard errors of them. */
export function summed(rows) {
  const mean = (key) => rows.reduce((sum, row) => sum + row[key], 0) / rows.length;
  const error = (key) => {
    const middle = mean(key);
    const square = rows.reduce((sum, row) => sum + (row[key] - middle) ** 2, 0) / Math.max(1, rows.length - 1);
    return Math.sqrt(square / rows.length);
  };
  return {
    won: mean('won'),
    wonError: error('won'),
    loot: mean('loot'),
    lootError: error('loot'),
    strength: mean('strength'),
  };
}
