import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anchorsOf, deadLinks, linksOf } from './links.mjs';

/** A project with a page, a picture and a guide. */
let home;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'broadside-links-'));
  mkdirSync(join(home, 'docs'));
  writeFileSync(join(home, 'docs/ship.png'), '');
  writeFileSync(join(home, 'docs/two words.md'), '# Two words\n');
  writeFileSync(join(home, 'docs/guide.md'), '# The guide\n\n## Set sail!\n\n```\n## Not a heading\n```\n');
});
afterAll(() => rmSync(home, { recursive: true }));

function check(text, path = 'README.md') {
  writeFileSync(join(home, path), text);
  return deadLinks(home, [path]);
}
const faults = (text, path) => check(text, path).found.map(({ target, why }) => `${target}: ${why}`);

describe('a link', () => {
  it('to a file, a folder or a heading that is there is fine', () => {
    const text = [
      '# Top',
      '[a](docs/guide.md), [b](docs), [c](docs/guide.md#set-sail), [d](#top), [e](docs/two%20words.md)',
      '![a picture](docs/ship.png "its title") and [![one](docs/ship.png)](docs/guide.md#the-guide)',
      '<img src="docs/ship.png" alt="">',
      '[name]: docs/guide.md',
      '[line](docs/ship.png#L3)',
    ].join('\n');
    expect(check(text)).toEqual({ looked: 11, found: [] });
  });

  it('to what is not there is named with its line', () => {
    expect(check('# Top\n\n[a](docs/gone.md)\n').found).toEqual([
      { place: 'README.md:3', target: 'docs/gone.md', why: 'there is no such file' },
    ]);
    expect(faults('[![a](docs/gone.png)](docs/lost.md)')).toEqual([
      'docs/gone.png: there is no such file',
      'docs/lost.md: there is no such file',
    ]);
    expect(faults('<a href="gone.md">x</a>\n[name]: lost.md')).toHaveLength(2);
  });

  it('to a heading that is not there is named, in this document or another', () => {
    expect(faults('[a](docs/guide.md#set-course) [b](#nowhere)')).toEqual([
      'docs/guide.md#set-course: there is no such heading',
      '#nowhere: there is no such heading',
    ]);
    expect(faults('[a](docs/guide.md#not-a-heading)')).toEqual([
      'docs/guide.md#not-a-heading: there is no such heading',
    ]);
    expect(faults('[a](docs/ship.png#top)')).toEqual(['docs/ship.png#top: only documents have headings']);
  });

  it('is read from the folder of its document, and may not lead out of the project', () => {
    expect(faults('[a](guide.md) [b](../README.md)', 'docs/page.md')).toEqual([]);
    expect(faults('[a](docs/guide.md)', 'docs/page.md')).toEqual(['docs/guide.md: there is no such file']);
    expect(faults('[a](../../etc)', 'docs/page.md')).toEqual(['../../etc: leads out of the project']);
  });

  it('elsewhere is nobody’s business here, nor is one that is code', () => {
    const text =
      '[a](https://table.example/x) [b](mailto:x) `[c](gone.md)`\n```\n[d](gone.md)\n```\n~~~~\n```\n[e](gone.md)\n~~~~\n';
    expect(check(text)).toEqual({ looked: 0, found: [] });
    expect(linksOf(text).map(({ target }) => target)).toEqual(['https://table.example/x', 'mailto:x']);
  });
});

describe('a heading', () => {
  it('is named as GitHub names it', () => {
    const text =
      '# Don\'t panic: `npm test`!\n## A [link](x.md) & more\n## Again\n## Again\n### Ще раз_тут\n<a id="mine"></a>\n';
    expect([...anchorsOf(text)]).toEqual([
      'dont-panic-npm-test',
      'a-link--more',
      'again',
      'again-1',
      'ще-раз_тут',
      'mine',
    ]);
  });
});
