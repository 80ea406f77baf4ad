import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalogues } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { judgeText } from './index.ts';

const src = join(import.meta.dirname, '../..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|text\/(?:en|ru|uk)/.test(file.replaceAll('\\', '/')))
  .map((file) => readFileSync(join(src, file), 'utf8'));
const quoted = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key]) => key))),
];
const keys = Object.keys(judgeText.en);
const whole = quoted(/['"`](judge\.[\w.]+)['"`]/g);
const beginnings = quoted(/`(judge\.[\w.]+)\$\{/g);

describe('the words of judged play', () => {
  it('have the same keys, parameters and plural forms in three languages', () => {
    expect(checkCatalogues(judgeText)).toEqual([]);
  });

  it('exist for every key that is asked for, and are all asked for', () => {
    expect(whole.filter((key) => !keys.includes(key))).toEqual([]);
    const used = (key: string): boolean => whole.includes(key) || beginnings.some((begin) => key.startsWith(begin));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });
});
