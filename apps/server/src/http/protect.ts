/** Headers, origins and rates: what keeps strangers from doing harm. Who asks is found out on the way. */

import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { limitAnswers } from './answers.ts';
import { checkOrigin, shownHost } from './origin.ts';
import { noteVisit, sessionHash } from './session.ts';
import { inlineParts } from './web.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from. */
    network: string;
  }
  interface FastifyContextConfig {
    /** Something could be guessed at by this route. */
    guess?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers before 2022 do not count our own WebSocket among 'self'; it is named for them. */
const ownLines = (host: string | undefined): string[] =>
  host !== undefined && /^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];

export async function protect(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const { styles, scripts } = inlineParts(config.web);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The physics of a match on this device is WebAssembly; nothing else may be made into code.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scripts],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", (request) => ownLines(shownHost(request, services)).join(' ')],
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
  limitAnswers(app, services);
  count(app, services);
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method)) checkOrigin(request.raw, services);
  });
}

/** By the route that was found, for one address can be written in many ways; what leads nowhere is counted as well. */
const isApi = ({ routeOptions: { url } }: FastifyRequest): boolean => url === undefined || url.startsWith('/api/');

/** The cheap questions first: only who may ask at all is looked up. */
function count(app: FastifyInstance, services: Services): void {
  const { gate, store } = services;
  app.addHook('onRequest', async (request) => {
    gate.visit(request.network);
    if (!isApi(request)) return;
    if (request.routeOptions.config.guess) gate.guess(request.network);
    const session = sessionHash(request.headers.cookie);
    request.guest = session === undefined ? undefined : await store.guestOfSession(session);
    gate.ask(request.network, request.guest?.id);
    if (request.guest) noteVisit(services, request.guest);
  });
}

/** For what could be guessed at. */
export const GUESSING = { guess: true } as const;
