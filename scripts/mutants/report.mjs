/** The table of a run: file by file, and whoever survived. */

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`);

/** Counts of one group of mutants; unreached ones count as survivors, since nobody has shown that they are harmless. */
export function tally(fates) {
  const count = (fate) => fates.filter((one) => one.fate === fate).length;
  const [replayed, tested, survived, unreached, neutral] = [
    'replayed',
    'tested',
    'survived',
    'unreached',
    'neutral',
  ].map(count);
  const caught = replayed + tested;
  const share = percent(caught, caught + survived + unreached);
  return { mutants: fates.length, replayed, tested, survived, unreached, neutral, share };
}

const COLUMNS = ['mutants', 'replayed', 'tested', 'survived', 'unreached', 'neutral', 'share'];

function line(name, counts, width) {
  return name.padEnd(width) + COLUMNS.map((column) => String(counts[column]).padStart(11)).join('');
}

export function tableOf(fates) {
  const files = [...new Set(fates.map(({ file }) => file))];
  const width = Math.max(...files.map((file) => file.length), 8) + 1;
  const head = line('file', Object.fromEntries(COLUMNS.map((column) => [column, column])), width);
  const rows = files.map((file) => line(file, tally(fates.filter((one) => one.file === file)), width));
  return [head, ...rows, line('together', tally(fates), width)].join('\n');
}

const short = (text) => (text.length > 90 ? `${text.slice(0, 87)}…` : text);

/** Survivors (or neutral ones) with their places. */
export function listOf(fates, wanted) {
  return fates
    .filter(({ fate }) => wanted.includes(fate))
    .map(({ id, file, line, kind, original, mutated, fate, difference }) => {
      const change = kind === 'removed' ? `removed: ${short(original)}` : `${short(original)} → ${short(mutated)}`;
      return `${file}:${line} #${id} ${fate}: ${change}${difference ? `\n    differs: ${short(difference)}` : ''}`;
    })
    .join('\n');
}
