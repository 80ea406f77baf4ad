/** Headers, origins and rates: what keeps strangers from doing harm. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../fault.ts';
import type { House } from '../house.ts';
import { checkOrigin, shownHost } from './origin.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers before 2022 do not count our own WebSocket among 'self'; it is named for them. */
const ownLines = (host: string | undefined): string[] =>
  host !== undefined && /^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];

export async function protect(app: FastifyInstance, house: House): Promise<void> {
  const { config } = house;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The physics of a match on this device is WebAssembly; nothing else may be made into code.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", (request) => ownLines(shownHost(request.headers, config)).join(' ')],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // These mean something only where the page came by a safe way; on a home network it does not.
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    global: true,
    max: config.limits.requests,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.guest?.id ?? request.ip,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { after }) => new Fault('too-fast', `too many requests; come back in ${after}`),
  });
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method)) checkOrigin(request.headers, config);
  });
}

/** For what could be guessed at. */
export const guessing = (house: House) => ({
  rateLimit: {
    max: house.config.limits.guesses,
    timeWindow: '1 minute',
    keyGenerator: (request: { readonly ip: string }) => request.ip,
  },
});
