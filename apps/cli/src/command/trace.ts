import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { BadInput } from '@broadside/kernel';
import { commandSay } from '../text/commands.ts';
import { drawTree, isAbout, readSpan, type SpanLine, treeOf } from '../trace/tree.ts';
import { Words } from './args.ts';

/** More logs than a site has servers. */
const MOST_FILES = 1000;

/** The spans in these logs that are looked for. Read line by line: logs are large. */
async function spansIn(files: readonly string[], fits: (line: SpanLine) => boolean): Promise<readonly SpanLine[]> {
  const spans: SpanLine[] = [];
  for (const file of files) {
    const input = createReadStream(file);
    try {
      for await (const text of createInterface({ input })) {
        const line = readSpan(text);
        if (line && fits(line)) spans.push(line);
      }
    } catch (error) {
      throw new BadInput('bad-file', `${file}: ${(error as Error).message}`);
    }
  }
  return spans;
}

/** `broadside trace ID FILE…`: the way of one request through the logs of several servers. */
export async function trace(argv: readonly string[]): Promise<void> {
  const words = new Words('trace', argv, {}, MOST_FILES);
  const [id, ...files] = words.rest;
  if (id === undefined || files.length === 0)
    throw words.wrong('needs the id of a request or of a trace, and log files');
  const say = commandSay(words.locale());
  const named = new Set((await spansIn(files, (line) => isAbout(line, id))).map(({ trace: one }) => one));
  if (named.size === 0) throw new BadInput('no-trace', say('command.trace.none', { id }));
  const spans = await spansIn(files, (line) => named.has(line.trace));
  for (const one of named) {
    const tree = treeOf(spans.filter((line) => line.trace === one));
    console.log(say('command.trace.head', { trace: one }));
    for (const row of drawTree(tree)) console.log(row);
  }
}
