/** Who is here: the harbour, names, and moving to another device. */

import * as wire from '@broadside/wire/schema';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../fault.ts';
import type { House } from '../house.ts';
import { guestInfo } from '../rooms/info.ts';
import type { Tables } from '../tables/tables.ts';
import { checkName } from '../text.ts';
import { GUESSING } from './protect.ts';
import { answers, Nothing } from './schemas.ts';
import { freshToken, giveSession, guestOf, hashToken } from './session.ts';

const WEEK_MS = 604_800_000;
const tags = ['guests'];

export function guestRoutes(fastify: FastifyInstance, house: House, tables: Tables): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const { store } = house;

  app.get(
    '/api/harbour',
    {
      schema: {
        tags,
        summary: 'Who I am, my tables, and the tables that wait for players',
        response: answers(wire.Harbour),
      },
    },
    async (request, reply) => tables.harbour(await guestOf(house, request, reply)),
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
      const { name, patience } = request.body ?? {};
      if (name === undefined && patience === undefined) throw new Fault('bad-message', 'body has nothing to change');
      const wished = name === undefined ? undefined : checkName(name);
      const known = request.guest;
      let guest = known ?? (await guestOf(house, request, reply, wished));
      if (known && wished !== undefined) guest = await tables.rename(guest, wished);
      if (patience !== undefined) guest = await tables.setPatience(guest, patience);
      return guestInfo(guest);
    },
  );

  app.post(
    '/api/me/recovery',
    {
      schema: {
        tags,
        summary: 'A token that moves me to another device: works once, within a week',
        body: Nothing,
        response: answers(wire.Recovery),
      },
    },
    async (request, reply) => {
      const guest = await guestOf(house, request, reply);
      const token = freshToken();
      const expires = Date.now() + WEEK_MS;
      await store.addRecovery(hashToken(token), guest.id, expires);
      return { token, expires };
    },
  );

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
      if (!guest) throw new Fault('bad-token', 'this link was used before, is too old, or never was one');
      await giveSession(house, request, reply, guest);
      return guestInfo(guest);
    },
  );
}
