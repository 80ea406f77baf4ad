/** What all parts print: the machine, and rows as text and as a page. */
import os from 'node:os';

const GIGABYTE = 1024 ** 3;

/** CPU, cores, memory and Node: enough to compare figures, nothing that names the machine. */
export function machine() {
  const cpus = os.cpus();
  const gigabytes = Math.round(os.totalmem() / GIGABYTE);
  return `${cpus[0]?.model.trim() ?? 'unknown CPU'}, ${cpus.length} cores, ${gigabytes} GB, Node ${process.version}`;
}

/** Rows as columns of text; the first column to the left, the others to the right. */
export function asText(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const cell = (text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]));
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

export function asMarkdown([head, ...body]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}
