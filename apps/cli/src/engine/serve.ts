import { createInterface } from 'node:readline';
import type { Locale } from '@broadside/text';
import { Driver } from './driver.ts';

/** Answers lines until the input ends; one at a time, in order. */
export async function serveEngine(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  locale: Locale,
): Promise<void> {
  const driver = new Driver(locale);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const answer = await driver.handle(line);
    if (!output.write(`${answer}\n`)) await new Promise((resolve) => output.once('drain', resolve));
  }
}
