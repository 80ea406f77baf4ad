/** Who is here: the harbour, names, and moving to another device. */

import * as wire from '@broadside/wire/schema';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../apiError.ts';
import { responseTimeoutOf } from '../protocolV1.ts';
import { guestInfo } from '../rooms/info.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../tables/tables.ts';
import { checkName } from '../text.ts';
import { GUESSING } from './protect.ts';
import { answers, Nothing } from './schemas.ts';
import { freshToken, giveSession, guestOf, hashToken, sessionHash } from './session.ts';

const WEEK_MS = 604_800_000;
/** Unused recovery links of one guest; a new one replaces the oldest. */
const MOST_LINKS = 3;
const tags = ['guests'];

/** Who has a session; nobody becomes a guest by this. */
function known(request: FastifyRequest): { readonly id: string; readonly session: string } {
  const session = sessionHash(request.headers.cookie);
  if (!request.guest || session === undefined) throw new ApiError('no-session', 'this device is not signed in');
  return { id: request.guest.id, session };
}

/** Where I am signed in, and how to end it. */
function deviceRoutes(fastify: FastifyInstance, { store, guestNews }: Services): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const response = answers(wire.Devices);
  const devicesOf = async (guest: string, mostLinks: number) => ({
    devices: await store.countSessions(guest),
    links: await store.keepRecoveries(guest, mostLinks, Date.now()),
  });

  app.get(
    '/api/me/devices',
    { schema: { tags, summary: 'How many devices and unused links lead to me', response } },
    (request) => devicesOf(known(request).id, MOST_LINKS),
  );

  app.post(
    '/api/me/recovery/revoke',
    { schema: { tags, summary: 'Make every unused link worthless', body: Nothing, response } },
    (request) => devicesOf(known(request).id, 0),
  );

  app.post(
    '/api/me/sign-out',
    {
      schema: {
        tags,
        summary: 'Sign me out everywhere but here: sessions, WebSockets and unused links end at once',
        body: Nothing,
        response,
      },
    },
    async (request) => {
      const { id, session } = known(request);
      await store.endSessions(id, session);
      guestNews.sessionsEnded(id, session);
      return devicesOf(id, 0);
    },
  );
}

export function guestRoutes(fastify: FastifyInstance, services: Services, tables: Tables): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const { store } = services;

  app.get(
    '/api/harbour',
    {
      schema: {
        tags,
        summary: 'Who I am, my tables, and the tables that wait for players',
        response: answers(wire.Harbour),
      },
    },
    async (request, reply) => tables.harbour(await guestOf(services, request, reply)),
  );

  app.post(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Choose a name, and how long I am waited for when attacked in another turn',
        body: wire.GuestBody,
        response: answers(wire.Guest),
      },
    },
    async (request, reply) => {
      // A body of `null` passes a schema without compulsory fields.
      const { name } = request.body ?? {};
      const responseTimeout = responseTimeoutOf(request.body ?? {});
      if (name === undefined && responseTimeout === undefined)
        throw new ApiError('bad-message', 'body has nothing to change');
      const chosen = name === undefined ? undefined : checkName(name);
      const known = request.guest;
      let guest = known ?? (await guestOf(services, request, reply, chosen));
      if (known && chosen !== undefined) guest = await tables.rename(guest, chosen);
      if (responseTimeout !== undefined) guest = await tables.setResponseTimeout(guest, responseTimeout);
      return guestInfo(guest);
    },
  );

  app.post(
    '/api/me/recovery',
    {
      schema: {
        tags,
        summary: 'A token that moves me to another device: works once, within a week; three at a time, the youngest',
        body: Nothing,
        response: answers(wire.Recovery),
      },
    },
    async (request, reply) => {
      const guest = await guestOf(services, request, reply);
      const token = freshToken();
      const expires = Date.now() + WEEK_MS;
      await store.addRecovery(hashToken(token), guest.id, expires);
      await store.keepRecoveries(guest.id, MOST_LINKS, Date.now());
      return { token, expires };
    },
  );

  deviceRoutes(app, services);

  app.post(
    '/api/recover',
    {
      config: GUESSING,
      schema: {
        tags,
        summary: 'Be the guest a token stands for',
        body: wire.RecoveryBody,
        response: answers(wire.Guest),
      },
    },
    async (request, reply) => {
      const id = await store.takeRecovery(hashToken(request.body.token), Date.now());
      const guest = id === undefined ? undefined : await store.guest(id);
      if (!guest) throw new ApiError('bad-token', 'this link was used before, is too old, or never was one');
      await giveSession(services, request, reply, guest);
      return guestInfo(guest);
    },
  );
}
