/** How a route describes itself. */
import * as wire from '@broadside/wire/schema';
import { type TSchema, Type } from 'typebox';

export const CampaignParams = Type.Object({ id: wire.Id });
export const TableParams = Type.Object({ id: wire.Id });
export const CodeParams = Type.Object({ code: wire.Code });
export const Nothing = Type.Object({}, { additionalProperties: false });

/** The answer, and what every refusal looks like. */
export const answers = <T extends TSchema>(answer: T) => ({
  200: answer,
  '4xx': wire.WireError,
  '5xx': wire.WireError,
});
