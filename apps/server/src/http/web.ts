/** The built client: hashed files for ever, the page itself fresh each time. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';
import { plainPath } from './target.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const HASHED = `${sep}assets${sep}`;

export async function serveClient(app: FastifyInstance, services: Services): Promise<void> {
  const root = services.config.web;
  const built = existsSync(join(root, 'index.html'));
  if (built)
    await app.register(serveStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes(HASHED) ? FOR_EVER : 'no-cache');
      },
    });
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
