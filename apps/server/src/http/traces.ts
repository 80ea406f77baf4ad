/** Requests over HTTP that are traced: the route and how it ended, and the trace's name in the answer. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Span } from '../trace/span.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: Span | undefined;
  }
}

export function traceRequests(app: FastifyInstance, { tracer }: Services): void {
  app.decorateRequest('trace', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, routeOptions } = request;
    const route = routeOptions.url;
    // What watches over the server asks all the time, and a file leads nowhere.
    if (!route?.startsWith('/api/')) return;
    request.trace = tracer.edge('http', headers.traceparent, { method, route });
    if (request.trace) void reply.header('traceresponse', request.trace.traceparent);
  });
  app.addHook('onResponse', async ({ trace }, { statusCode }) => {
    trace?.end({ status: statusCode, result: statusCode < 400 ? 'done' : 'refused' });
  });
}
