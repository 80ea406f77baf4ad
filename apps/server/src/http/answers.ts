/** Answers are read within a time that fits their size, and one network cannot let them pile up unread. */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.ts';

/** A timer cannot be set for longer. */
const LONGEST_MS = 2 ** 31 - 1;

function sizeOf(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  if (Buffer.isBuffer(payload)) return payload.length;
  const declared = Number(reply.getHeader('content-length'));
  return Number.isFinite(declared) ? declared : 0;
}

/** What of an answer is in memory: files are read only as quickly as they are taken. */
const inMemory = (payload: unknown): boolean => typeof payload === 'string' || Buffer.isBuffer(payload);

/** What to do when a connection ends. An answer that waits behind another does not notice it by itself. */
const endings = new WeakMap<Socket, Set<() => void>>();

function endingsOf(socket: Socket): Set<() => void> {
  const known = endings.get(socket);
  if (known) return known;
  const fresh = new Set<() => void>();
  endings.set(socket, fresh);
  socket.once('close', () => {
    for (const end of [...fresh]) end();
  });
  return fresh;
}

export function limitAnswers(app: FastifyInstance, { config, gate, metrics }: Services): void {
  const { answerMs, slowest } = config.limits;
  app.addHook('onSend', async (request, reply, payload) => {
    const size = sizeOf(payload, reply);
    const { network } = request;
    const waiting = inMemory(payload) ? size : 0;
    // A refusal is small, and it is what is sent instead.
    if (reply.statusCode < 400) gate.checkDebts(network, waiting);
    const { socket } = request.raw;
    const debt = { waiting };
    gate.owe(network, debt);
    const late = setTimeout(
      () => {
        metrics.limited.inc({ what: 'slow' });
        socket.destroy();
      },
      Math.min(answerMs + (1000 * size) / slowest, LONGEST_MS),
    ).unref();
    const waits = endingsOf(socket);
    const end = (): void => {
      clearTimeout(late);
      waits.delete(end);
      gate.settle(network, debt);
    };
    waits.add(end);
    reply.raw.once('close', end);
    if (socket.destroyed) end();
    return payload;
  });
}
