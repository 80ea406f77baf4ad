/** For whoever runs the server: health, figures, and the description of the API. */
import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, storeError } from '../apiError.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** What a program on this machine calls it. */
const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Behind a reverse proxy every request comes from this machine, and not every proxy says that it passes something on.
 * Where one is configured nothing counts as local; where none is, the proxy that lets people play passes on the name
 * they called, for otherwise their own pages would be refused as foreign.
 */
function isLocal({ headers, socket }: FastifyRequest, { trustProxy, publicUrl }: Config): boolean {
  if (trustProxy !== false || publicUrl !== undefined) return false;
  const isPassedOn = ['forwarded', 'via', 'x-real-ip'].some((name) => name in headers);
  const isMarked = Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));
  return !isPassedOn && !isMarked && OWN_NAME.test(headers.host ?? '') && LOOPBACK.test(socket.remoteAddress ?? '');
}

function hasToken({ headers }: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
}

/** Of one length, whatever is compared. */
const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

function mayReadMetrics(request: FastifyRequest, config: Config): boolean {
  if (config.metrics === 'off') return false;
  return config.metrics === 'on' || hasToken(request, config) || isLocal(request, config);
}

export function opsRoutes(app: FastifyInstance, services: Services): void {
  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async (request) => {
    try {
      await services.health.check();
    } catch (error) {
      // Trouble of a known kind was logged when it began.
      const apiError = storeError(error);
      if (!apiError) request.log.error({ err: error }, 'the store does not answer');
      throw apiError ?? new ApiError('not-stored', 'the store does not answer');
    }
    const away = [...(services.store.shards?.lost ?? [])].map((number) => number + 1);
    return away.length === 0 ? { ok: true } : { ok: true, away };
  });
  app.get('/metrics', hide, async (request, reply) => {
    if (!mayReadMetrics(request, services.config)) throw new ApiError('not-found', 'the figures are not for you');
    void reply.type(services.metrics.registry.contentType);
    return reply.serializer(String).send(await services.metrics.registry.metrics());
  });
  app.get('/api/openapi.json', hide, async () => app.swagger());
}
