/** What follows a build: the service worker that knows every file of it, and compressed twins for the server. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { filesAhead } from './ahead.ts';
import { prerenderPages } from './prerender.ts';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
/**
 * Not part of the app a browser keeps from the start: its own worker, the build's notes, twins, what only robots read.
 * The physics is part of it, large as it is: dice that are thrown without a network must fall like all others.
 */
const NOT_KEPT = /^(?:sw\.js|robots\.txt|\.vite\/.*)$|\.(?:en|ru|uk)\.html$|\.(?:br|gz|map)$/;

const LARGE = 1_000_000;
const LARGE_QUALITY = 9;

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** One fingerprint for the whole build: it changes when any file does. */
async function fingerprint(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

async function buildServiceWorker({ root }: ResolvedConfig, folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => !NOT_KEPT.test(file));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      // The harbour in the language of whoever asks, and the page of all other addresses.
      __FILES__: JSON.stringify(['/', ...files.map((file) => `/${file}`)]),
      __VERSION__: JSON.stringify(await fingerprint(folder, files)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

const PAGES = /^(?:index|[\w.-]+\.(?:en|ru|uk))\.html$/;

/** The first script of a page knows the files of the languages, of which the right one is fetched beside the client, and of tables. */
async function nameFiles(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const names = ['en', 'ru', 'uk'].map((locale) => `data-${locale}="/${manifest[`src/text/${locale}.ts`].file}"`);
  const ahead = `data-ahead='${JSON.stringify(await filesAhead(folder))}'`;
  for (const page of (await filesIn(folder)).filter((file) => PAGES.test(file))) {
    const html = await readFile(join(folder, page), 'utf8');
    const named = html.replace(
      /<script (?=src="\/early|data-sheets)/,
      (script) => `${script}${names.join(' ')} ${ahead} `,
    );
    await writeFile(join(folder, page), named);
  }
}

async function compress(folder: string): Promise<void> {
  for (const file of (await filesIn(folder)).filter((name) => COMPRESSIBLE.test(name))) {
    const content = await readFile(join(folder, file));
    // The last per cent of something that large would cost half a minute of every build.
    const quality = content.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(content, { params }));
    await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
}

export function afterBuild(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'broadside-after-build',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const folder = join(config.root, config.build.outDir);
        await prerenderPages(config.root, folder, join(config.root, '../../.broadside/prerender'));
        await nameFiles(folder);
        await buildServiceWorker(config, folder);
        await compress(folder);
      },
    },
  };
}
