/** Campaigns over HTTP. */
import * as wire from '@broadside/wire/schema';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../services.ts';
import type { GuestRow } from '../store/store.ts';
import type { Campaigns } from '../tables/campaigns.ts';
import { answers, CampaignParams, Nothing } from './schemas.ts';
import { guestOf } from './session.ts';

const tags = ['campaigns'];
const params = CampaignParams;
const response = answers(wire.CampaignInfo);

export function campaignRoutes(fastify: FastifyInstance, services: Services, campaigns: Campaigns): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const me = (request: FastifyRequest, reply: FastifyReply): Promise<GuestRow> => guestOf(services, request, reply);

  app.post(
    '/api/campaigns',
    {
      schema: {
        tags,
        summary: 'Begin a campaign with the table of its first chapter',
        body: wire.CampaignBody,
        response,
      },
    },
    async (request, reply) => campaigns.begin(await me(request, reply), request.body.settings, request.body.name),
  );

  app.get(
    '/api/campaigns',
    { schema: { tags, summary: 'My campaigns', response: answers(Type.Array(wire.CampaignInfo)) } },
    async (request, reply) => [...(await campaigns.list(await me(request, reply)))],
  );

  app.get(
    '/api/campaigns/:id',
    { schema: { tags, summary: 'A campaign I play in', params, response } },
    async (request, reply) => campaigns.info(request.params.id, await me(request, reply)),
  );

  app.post(
    '/api/campaigns/:id',
    { schema: { tags, summary: 'Rename, stop or take up again', params, body: wire.CampaignChange, response } },
    async (request, reply) => campaigns.change(request.params.id, await me(request, reply), request.body),
  );

  app.post(
    '/api/campaigns/:id/next',
    {
      schema: {
        tags,
        summary: 'The same company at the table of the next chapter',
        params,
        body: wire.CourseBody,
        response,
      },
    },
    async (request, reply) => campaigns.next(request.params.id, await me(request, reply), request.body.course),
  );

  app.post(
    '/api/campaigns/:id/delete',
    {
      schema: {
        tags,
        summary: 'Forget the campaign; its matches stay',
        params,
        body: Nothing,
        response: answers(Nothing),
      },
    },
    async (request, reply) => {
      await campaigns.delete(request.params.id, await me(request, reply));
      return {};
    },
  );
}
