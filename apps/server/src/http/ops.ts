/** For whoever runs the server: health, figures, and the description of the API. */
import type { FastifyInstance } from 'fastify';
import { Fault } from '../fault.ts';
import type { House } from '../house.ts';

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
  app.get('/metrics', hide, async (_request, reply) => {
    void reply.type(house.metrics.registry.contentType);
    return reply.serializer(String).send(await house.metrics.registry.metrics());
  });
  app.get('/api/openapi.json', hide, async () => app.swagger());
}
