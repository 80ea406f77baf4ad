/** Milliseconds of processor time. */
export function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** How long each of so many throws takes, and how long its recording is; `each` makes one and gives it back. */
export function timed(throws, each) {
  const [ms, recordings, thrown] = [[], [], []];
  for (let at = 0; at < throws; at++) {
    const make = each(at);
    const begun = cpu();
    const one = make();
    ms.push(cpu() - begun);
    recordings.push(one.film.length);
    thrown.push(one);
  }
  const all = ms.reduce((sum, one) => sum + one, 0);
  ms.sort((a, b) => a - b);
  recordings.sort((a, b) => a - b);
  return {
    thrown,
    perSecond: (1000 * throws) / all,
    median: quantile(ms, 0.5),
    p99: quantile(ms, 0.99),
    longest: quantile(ms, 1),
    film: quantile(recordings, 0.5),
    longestFilm: quantile(recordings, 1),
  };
}

/** How often something is done in a second, when it is warm. */
export function rate(once) {
  const round = (milliseconds) => {
    const begun = cpu();
    let count = 0;
    for (; cpu() - begun < milliseconds; count += 100) for (let at = 0; at < 100; at++) once();
    return (1000 * count) / (cpu() - begun);
  };
  round(300);
  return round(1000);
}
