/** The words a client and the server share. Only types and pure functions: the browser carries no schema. */
import type { CampaignState } from '@broadside/kernel';
import type * as schema from './schema.ts';

export type SeatPlan = schema.Of<typeof schema.SeatPlan>;
export type TableSettings = schema.Of<typeof schema.TableSettings>;
export type SeatInfo = schema.Of<typeof schema.SeatInfo>;
export type Person = schema.Of<typeof schema.Person>;
export type TableInfo = schema.Of<typeof schema.TableInfo>;
export type TableListItem = schema.Of<typeof schema.TableListItem>;
export type CampaignInfo = Omit<schema.Of<typeof schema.CampaignInfo>, 'campaignState' | 'chronicle'> & {
  readonly campaignState: CampaignState;
};
export type CampaignChange = schema.Of<typeof schema.CampaignChange>;
export type Guest = schema.Of<typeof schema.Guest>;
export type Devices = schema.Of<typeof schema.Devices>;
export type Harbour = schema.Of<typeof schema.Harbour>;
export type WireError = schema.Of<typeof schema.WireError>;
export type Reaction = schema.Of<typeof schema.Reaction>;
export type ClientMessage = schema.Of<typeof schema.ClientMessage>;

export { alike } from './change/alike.ts';
export { type Change, Sender, updateAfter } from './change/change.ts';
export { BadChange } from './change/patch.ts';
export { ChangeReader } from './change/reader.ts';
export { Shapes } from './change/shapes.ts';
export * from './errors.ts';
export * from './plain.ts';
export * from './protocol.ts';
export type * from './serverMessage.ts';
// Apart from the words for what a match throws: the first page of the client needs no kernel.
export * from './tableError.ts';
export * from './viewUpdate.ts';
