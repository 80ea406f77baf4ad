/** Tables over HTTP. */

import type { TableInfo } from '@broadside/wire';
import * as wire from '@broadside/wire/schema';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../services.ts';
import { Imports } from '../tables/imports.ts';
import { People } from '../tables/people.ts';
import type { Tables, Visitor } from '../tables/tables.ts';
import { GUESSING } from './protect.ts';
import { answers, CodeParams, Nothing, TableParams } from './schemas.ts';
import { guestOf } from './session.ts';

const tags = ['tables'];
const params = TableParams;
/** A match with a hundred recorded throws is about half of it. */
const FILE_LIMIT = 4 * 1024 * 1024;
const response = answers(wire.TableInfo);

/** A request that needs nothing but the table and who asks. */
interface PlainWish {
  readonly word: string;
  readonly summary: string;
  readonly work: (id: string, guest: Visitor) => Promise<TableInfo>;
}

export function tableRoutes(fastify: FastifyInstance, services: Services, tables: Tables): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const me = async (request: FastifyRequest, reply: FastifyReply): Promise<Visitor> => {
    const guest = await guestOf(services, request, reply);
    return request.trace ? { ...guest, trace: request.trace } : guest;
  };

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Set up a table', body: wire.TableSettings, response } },
    async (request, reply) => tables.open(await me(request, reply), request.body),
  );

  app.get('/api/tables/:id', { schema: { tags, summary: 'A table', params, response } }, (request) =>
    tables.info(request.params.id, request.guest?.id),
  );

  app.get(
    '/api/codes/:code',
    {
      config: GUESSING,
      schema: { tags, summary: 'The table with a short code', params: CodeParams, response: answers(wire.TableId) },
    },
    async (request) => ({ id: await tables.byCode(request.params.code) }),
  );

  app.get(
    '/api/tables/:id/file',
    {
      schema: {
        tags,
        summary: 'The match file of a finished match, with its seed: `broadside verify` plays it again',
        params,
        response: answers(Type.Unknown()),
      },
    },
    (request) => tables.file(request.params.id, request.guest?.id),
  );

  const imports = new Imports(services);
  app.post(
    '/api/replays',
    {
      bodyLimit: FILE_LIMIT,
      schema: {
        tags,
        summary: 'Put the file of a finished match here: it is played again and checked, then everybody may look at it',
        body: Type.Object({}, { additionalProperties: true }),
        response: answers(wire.TableId),
      },
    },
    async (request, reply) => ({ id: await imports.add(await me(request, reply), request.body) }),
  );

  app.post(
    '/api/tables/:id/sit',
    { schema: { tags, summary: 'Take a chair, or another one', params, body: wire.SitBody, response } },
    async (request, reply) => tables.sit(request.params.id, await me(request, reply), request.body.seat),
  );

  app.post(
    '/api/tables/:id/start',
    { schema: { tags, summary: 'Begin the match', params, body: wire.StartBody, response } },
    async (request, reply) => tables.start(request.params.id, await me(request, reply), request.body.bots ?? false),
  );

  const people = new People(services);
  app.post(
    '/api/tables/:id/remove',
    {
      schema: {
        tags,
        summary: 'The host removes a person for good: the chair is free, or a bot plays on',
        params,
        body: wire.PersonBody,
        response,
      },
    },
    async (request, reply) => people.remove(request.params.id, await me(request, reply), request.body.person),
  );

  app.post(
    '/api/tables/:id/mute',
    {
      schema: {
        tags,
        summary: 'The host lets a person say nothing, or talk again',
        params,
        body: wire.MuteBody,
        response,
      },
    },
    async (request, reply) =>
      people.mute(request.params.id, await me(request, reply), request.body.person, request.body.muted),
  );

  const plain: readonly PlainWish[] = [
    {
      word: 'leave',
      summary: 'Give up the chair; in a match a bot plays on until you return',
      work: (id, guest) => tables.leave(id, guest),
    },
    { word: 'close', summary: 'Close the table', work: (id, guest) => tables.close(id, guest) },
    { word: 'rematch', summary: 'The same company again', work: (id, guest) => tables.rematch(id, guest) },
    { word: 'return', summary: 'Take the seat back from a bot', work: (id, guest) => tables.comeBack(id, guest) },
  ];
  for (const { word, summary, work } of plain)
    app.post(
      `/api/tables/:id/${word}`,
      { schema: { tags, summary, params, body: Nothing, response } },
      async (request, reply) => work(request.params.id, await me(request, reply)),
    );
}
