/** The built client: hashed files for ever, the page itself fresh each time. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';
import { plainPath } from './target.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const HASHED = `${sep}assets${sep}`;

const LANGUAGES = ['en', 'ru', 'uk'] as const;

/** Pages drawn before their script comes, in each language (apps/web/build): `rules.some-game.en.html` is `/rules/some-game`. */
const DRAWN = /^([\w.-]+)\.(?:en|ru|uk)\.html$/;

const drawnPages = (root: string): readonly string[] =>
  existsSync(root) ? readdirSync(root).filter((file) => DRAWN.test(file)) : [];

/** `Accept-Language` as browsers write it: the best first. */
function languageOf(wanted = ''): string {
  const tags = wanted.split(',').map((tag) => tag.trim().toLowerCase().slice(0, 2));
  return tags.find((tag) => LANGUAGES.some((one) => one === tag)) ?? LANGUAGES[0];
}

const fingerprint = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Inline {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Styles and scripts that stand in a page itself, by their fingerprints: the policy allows these and no others. */
export function inlineParts(root: string): Inline {
  const pages = drawnPages(root).map((page) => readFileSync(join(root, page), 'utf8'));
  const found = (part: RegExp): string[] => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(part)].map(([, text]) => fingerprint(text)))),
  ];
  return {
    styles: found(/<style>([\s\S]*?)<\/style>/g),
    scripts: found(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g),
  };
}

/** The page for an address, in the language that the browser asks for first; one shared by all where none was drawn. */
function pageChooser(root: string): (request: FastifyRequest) => string {
  const drawn = new Set(drawnPages(root));
  return ({ url, headers }) => {
    const name = plainPath(url).slice(1).replaceAll('/', '.') || 'harbour';
    const page = `${name}.${languageOf(headers['accept-language'])}.html`;
    return drawn.has(page) ? page : 'index.html';
  };
}

export async function serveClient(app: FastifyInstance, services: Services): Promise<void> {
  const root = services.config.web;
  const built = existsSync(join(root, 'index.html'));
  const pageFor = pageChooser(root);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply.header('vary', 'accept-language, accept-encoding').sendFile(pageFor(request));
  if (built) {
    app.get('/', { schema: { hide: true } }, sendPage);
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
    if (page && built) return sendPage(request, reply);
    throw new ApiError('not-found', page ? 'the client is not built here; run `npm start`' : 'there is nothing here');
  });
}
