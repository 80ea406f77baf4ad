/** For whoever runs the server: health, figures, and the description of the API. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MetricsFor } from '../config.ts';
import { Fault } from '../fault.ts';
import type { House } from '../house.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Behind a gateway every request comes from this machine: whatever was passed on is not local. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = 'forwarded' in headers || 'x-forwarded-for' in headers || 'via' in headers;
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '');
}

const mayReadMetrics = (request: FastifyRequest, metrics: MetricsFor): boolean =>
  metrics === 'on' || (metrics === 'local' && isLocal(request));

export function opsRoutes(app: FastifyInstance, house: House): void {
  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async (request) => {
    try {
      await house.store.ping();
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer');
      throw new Fault('not-stored', 'the store does not answer');
    }
    return { ok: true };
  });
  app.get('/metrics', hide, async (request, reply) => {
    if (!mayReadMetrics(request, house.config.metrics)) throw new Fault('not-found', 'the figures are not for you');
    void reply.type(house.metrics.registry.contentType);
    return reply.serializer(String).send(await house.metrics.registry.metrics());
  });
  app.get('/api/openapi.json', hide, async () => app.swagger());
}
