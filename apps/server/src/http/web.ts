/** The built client: hashed files for ever, the page itself fresh each time. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';
import { plainPath } from './target.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const HASHED = `${sep}assets${sep}`;

/** The harbour is drawn before its script comes, in the language that the browser asks for first (apps/web/build). */
const LANGUAGES = ['en', 'ru', 'uk'] as const;

const harbourIn = (locale: string): string => `harbour.${locale}.html`;

/** `Accept-Language` as browsers write it: the best first. */
function languageOf(wanted = ''): string {
  const tags = wanted.split(',').map((tag) => tag.trim().toLowerCase().slice(0, 2));
  return tags.find((tag) => LANGUAGES.some((one) => one === tag)) ?? LANGUAGES[0];
}

/** Styles that stand in a page itself, by their fingerprints: the policy allows these and no others. */
export function inlineStyles(root: string): string[] {
  const pages = LANGUAGES.map((locale) => join(root, harbourIn(locale))).filter(existsSync);
  const sheets = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g)]);
  return sheets.map(([, css]) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}

export async function serveClient(app: FastifyInstance, services: Services): Promise<void> {
  const root = services.config.web;
  const built = existsSync(join(root, 'index.html'));
  if (built) {
    const drawn = LANGUAGES.every((locale) => existsSync(join(root, harbourIn(locale))));
    app.get('/', { schema: { hide: true } }, (request, reply) => {
      const page = drawn ? harbourIn(languageOf(request.headers['accept-language'])) : 'index.html';
      return reply.header('vary', 'accept-language, accept-encoding').sendFile(page);
    });
    await app.register(serveStatic, {
      root,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes(HASHED) ? FOR_EVER : 'no-cache');
      },
    });
  }
  // Addresses inside the client are known to the client only.
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' &&
      !plainPath(request.url).startsWith('/api') &&
      request.headers.accept?.includes('html');
    if (page && built) return reply.sendFile('index.html');
    throw new ApiError('not-found', page ? 'the client is not built here; run `npm start`' : 'there is nothing here');
  });
}
