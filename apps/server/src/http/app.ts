/** The HTTP side, put together: security, sessions, the API, the client's files. */

import { INTERNAL, PROTOCOL } from '@broadside/wire';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { ApiError, apiErrorOf } from '../apiError.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { Campaigns } from '../tables/campaigns.ts';
import type { Tables } from '../tables/tables.ts';
import { campaignRoutes } from './campaigns.ts';
import { guestRoutes } from './guests.ts';
import { trustOf } from './network.ts';
import { opsRoutes } from './ops.ts';
import { protect } from './protect.ts';
import { TooFast } from './rates.ts';
import { tableRoutes } from './tables.ts';
import { traceRequests } from './traces.ts';
import { serveClient } from './web.ts';

const BODY_LIMIT = 32 * 1024;
/** How often it is looked whether somebody takes too long. */
const LOOK_MS = 5000;

const DESCRIPTION =
  'Tables of Broadside over HTTP. A match itself is played over a WebSocket at /api/tables/{id}/live, ' +
  `with the subprotocol ${PROTOCOL}: docs/protocol.md describes its messages.`;

/** Where the log goes, if not to the standard output. */
export interface LogStream {
  write(line: string): void;
}

export function makeApp(config: Config, log?: LogStream): FastifyInstance {
  return fastify({
    logger: {
      level: config.log,
      ...(log ? { stream: log } : {}),
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
    // A line for every request would only drown what matters; metrics count them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy === false ? false : trustOf(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.limits.requestMs,
    http: {
      requestTimeout: config.limits.requestMs,
      headersTimeout: config.limits.requestMs,
      connectionsCheckingInterval: Math.min(LOOK_MS, Math.ceil(config.limits.requestMs / 4)),
    },
    // An address that cannot be read comes to no route and no hook.
    frameworkErrors: ({ message }, _request, { raw }) => {
      raw.writeHead(400, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
      raw.end(JSON.stringify({ code: 'bad-message', message }));
    },
    forceCloseConnections: 'idle',
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  });
}

/** What Fastify itself objects to, in the words of the wire. */
function fastifyError(error: { readonly statusCode?: number; readonly message: string }): ApiError | undefined {
  if (error.statusCode === 429) return new ApiError('too-fast', error.message);
  if (error.statusCode === 413) return new ApiError('too-large', error.message);
  if (error.statusCode !== undefined && error.statusCode < 500) return new ApiError('bad-message', error.message);
  return undefined;
}

function answerErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const fault = apiErrorOf(error) ?? apiErrorOf(fastifyError(error));
    if (!fault) request.log.error({ err: error, url: request.routeOptions.url }, 'a request failed');
    const { status, wire } = fault ?? { status: 500, wire: INTERNAL };
    services.metrics.refusals.inc({ code: wire.code });
    if (error instanceof TooFast) void reply.header('retry-after', error.seconds);
    return reply.code(status).send(wire);
  });
}

function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
  // A request without particulars may come without a body.
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST') request.body ??= {};
  });
}

/** Behind a reverse proxy that is not configured, all visitors together have what one of them should have. */
function noteGateway(app: FastifyInstance, { config }: Services): void {
  let isNoted = config.trustProxy !== false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isNoted || !('x-forwarded-for' in headers)) return;
    isNoted = true;
    app.log.info('requests come through a reverse proxy: without --trust-proxy all visitors count as one');
  });
}

export async function dressApp(app: FastifyInstance, services: Services, tables: Tables): Promise<void> {
  // What is sent is what was made: the schemas describe answers, they do not trim them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerErrors(app, services);
  readBodies(app);
  app.decorateRequest('guest', undefined);
  app.decorateRequest('network', '');
  traceRequests(app, services);
  await app.register(cookie);
  noteGateway(app, services);
  app.addHook('onRequest', async (request) => {
    request.network = services.gate.networkOf(request.raw);
    if (services.draining) throw new ApiError('restarting', 'the server restarts; come back in a moment');
  });
  await protect(app, services);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Broadside', version: '0.2.0', description: DESCRIPTION } },
  });
  await app.register(async (api) => {
    guestRoutes(api, services, tables);
    tableRoutes(api, services, tables);
    campaignRoutes(api, services, new Campaigns(services));
  });
  opsRoutes(app, services);
  await serveClient(app, services);
}
