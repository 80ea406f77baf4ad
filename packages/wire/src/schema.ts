/**
 * Everything that crosses between a client and the server, as schemas: the server validates
 * what comes in by them, the OpenAPI description is generated from them, and the types are derived from them.
 */
import { type Static, type TSchema, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** A field by the name it had in version 1 of the protocol: still accepted and still given, for clients from before. */
const oldNameOf = (field: string) => ({ deprecated: true, description: `${field}, by its name in version 1` });

/** An unguessable name made by the server. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
/** Made by the client for each request, so that a request sent twice is carried out once. */
export const CommandId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
/** The short code friends read to each other. */
export const Code = Type.String({ pattern: '^[A-Za-z0-9]{4,8}$' });
export const Name = Type.String({ minLength: 1, maxLength: 24, pattern: '\\S' });
export const Locale = Type.Union([Type.Literal('en'), Type.Literal('ru'), Type.Literal('uk')]);
const Seat = Type.Integer({ minimum: 0, maximum: 9 });
const Count = Type.Integer({ minimum: 0 });

/** Checked by the game's own rules after this; here only its outer shape is limited. */
const Scalar = Type.Union([Type.String({ maxLength: 60 }), Type.Number(), Type.Boolean()]);
const Action = Type.Object(
  { type: Type.String({ maxLength: 40 }) },
  { additionalProperties: Type.Union([Scalar, Type.Array(Scalar, { maxItems: 40 })]), maxProperties: 8 },
);
const Options = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Scalar, Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })]),
  { maxProperties: 40 },
);

/** Who is to sit on a chair when the table is set. */
export const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, closed),
  Type.Object({ kind: Type.Literal('open') }, closed),
  Type.Object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 20 }) }, closed),
]);

export const TableSettings = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Options,
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
    /** Shown among the open tables; otherwise only the link or the code leads here. */
    listed: Type.Boolean(),
    watchers: Type.Boolean(),
    /** 'free': until something random or hidden became known, or another seat acted. */
    undo: Type.Union([Type.Literal('never'), Type.Literal('free')]),
    /** Seconds after which a bot plays for an absent player; null: the table waits. */
    absence: Type.Union([Type.Null(), Type.Integer({ minimum: 5, maximum: 2_592_000 })]),
    /** Chairs are drawn by lot when the match starts. */
    shuffle: Type.Boolean(),
    /** Chances and unseen cards are shown to everybody. */
    odds: Type.Boolean(),
    /** Players may have their choices weighed on their own devices, and everybody sees that they may; left out: they may not. */
    hints: Type.Optional(Type.Boolean()),
    /** The campaign this match is a chapter of. Given by the server; one that a client asks for is ignored. */
    campaign: Type.Optional(Id),
  },
  closed,
);

export const SeatInfo = Type.Object(
  {
    kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
    /** A person's name; bots are named by the client in its own language. */
    name: Type.Union([Type.Null(), Type.String()]),
    /** The level of the bot that sits here, or that plays for an absent person. */
    bot: Type.Union([Type.Null(), Type.String()]),
    /** The person has this table open now. */
    here: Type.Boolean(),
  },
  closed,
);

const Status = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('playing'),
  Type.Literal('over'),
  Type.Literal('closed'),
]);

/** Somebody at a table, as its host sees them. The id is one of this table only: it means nothing at another. */
export const Person = Type.Object(
  {
    id: Id,
    name: Type.String(),
    /** Null for somebody who only watches. */
    seat: Type.Union([Type.Null(), Seat]),
    here: Type.Boolean(),
    /** The host has muted this person. */
    muted: Type.Boolean(),
  },
  closed,
);

export const TableInfo = Type.Object(
  {
    id: Id,
    code: Type.Union([Type.Null(), Code]),
    status: Status,
    settings: TableSettings,
    seats: Type.Array(SeatInfo),
    /** The seat of whoever asks; null for somebody who only watches. */
    you: Type.Union([Type.Null(), Seat]),
    /** Whoever asks may start and close. */
    host: Type.Boolean(),
    watching: Count,
    /** The table of the rematch, once there is one. */
    next: Type.Union([Type.Null(), Id]),
    created: Type.Number(),
    /** The host has muted whoever asks; sent only then. */
    muted: Type.Optional(Type.Boolean()),
    /** Everybody else who sits here or watches; sent only to the host. */
    people: Type.Optional(Type.Array(Person)),
  },
  closed,
);

/** A table in a list: what one sees from the harbour. */
export const TableListItem = Type.Object(
  {
    table: TableInfo,
    /** Number of the last entry of the match's log; -1 before the start. */
    n: Type.Integer(),
    toAct: Type.Array(Seat),
    /** When something last happened. */
    moved: Type.Number(),
  },
  closed,
);

const CourseName = Type.Union([
  Type.Literal('first'),
  Type.Literal('onward'),
  Type.Literal('again'),
  Type.Literal('after'),
]);

/** Matches that follow each other. */
export const CampaignInfo = Type.Object(
  {
    id: Id,
    game: Type.String(),
    /** As its owner calls it; null: it goes by its game. */
    name: Type.Union([Type.Null(), Type.String()]),
    /** What it has come to: a campaign state of the kernel. */
    campaignState: Type.Unknown(),
    chronicle: Type.Optional(Type.Unknown(oldNameOf('campaignState'))),
    /** What may be played next, the usual course first. */
    courses: Type.Array(CourseName),
    /** Where its latest chapter is played, or was. */
    table: Type.Object({ id: Id, status: Status }, closed),
    seats: Type.Array(SeatInfo),
    /** Whoever asks may rename, stop and delete it. */
    owner: Type.Boolean(),
    stopped: Type.Boolean(),
    created: Type.Number(),
    moved: Type.Number(),
  },
  closed,
);
export const CampaignName = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
export const CampaignBody = Type.Object({ settings: TableSettings, name: Type.Optional(CampaignName) }, closed);
export const CampaignChange = Type.Object(
  { name: Type.Optional(CampaignName), stopped: Type.Optional(Type.Boolean()) },
  closed,
);
/** Without a course: the usual one. */
export const CourseBody = Type.Object({ course: Type.Optional(CourseName) }, closed);

const seconds = { minimum: 0, maximum: 2_592_000 };
/** Seconds a guest is waited for when attacked in somebody else's turn; 0: as long as it takes. */
export const ResponseTimeout = Type.Integer(seconds);
const OldResponseTimeout = Type.Optional(Type.Integer({ ...seconds, ...oldNameOf('responseTimeout') }));
export const Guest = Type.Object(
  { id: Id, name: Name, responseTimeout: ResponseTimeout, patience: OldResponseTimeout },
  closed,
);
export const GuestBody = Type.Object(
  { name: Type.Optional(Name), responseTimeout: Type.Optional(ResponseTimeout), patience: OldResponseTimeout },
  closed,
);
export const Harbour = Type.Object(
  { me: Guest, mine: Type.Array(TableListItem), open: Type.Array(TableListItem) },
  closed,
);
/** A chair that stays empty goes to this bot, or to one of middling strength. */
export const StartBody = Type.Object(
  { bots: Type.Optional(Type.Union([Type.Boolean(), Type.String({ maxLength: 20 })])) },
  closed,
);
/** Moves a guest to another device, once. */
export const Recovery = Type.Object({ token: Type.String(), expires: Type.Number() }, closed);
/** Where a guest is known: devices that are signed in, and links for others that nobody has used yet. */
export const Devices = Type.Object({ devices: Count, links: Count }, closed);
export const TableId = Type.Object({ id: Id }, closed);
export const SitBody = Type.Object({ seat: Type.Optional(Seat) }, closed);
export const PersonBody = Type.Object({ person: Id }, closed);
export const MuteBody = Type.Object({ person: Id, muted: Type.Boolean() }, closed);
export const RecoveryBody = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) }, closed);

export const Reason = Type.Object({
  code: Type.String(),
  clause: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});

/** What is wrong with a request. `code` is a key of the client's text, `message` is for people who read logs. */
export const WireError = Type.Object({
  code: Type.String(),
  message: Type.String(),
  /** A refusal by the rules of this game: `code` is then a reason of that game. */
  reason: Type.Optional(Reason),
  game: Type.Optional(Type.String()),
});

/** What one says at the table without words. */
export const Reaction = Type.Union([
  Type.Literal('smile'),
  Type.Literal('laugh'),
  Type.Literal('surprise'),
  Type.Literal('sad'),
  Type.Literal('cutlass'),
  Type.Literal('skull'),
  Type.Literal('coin'),
  Type.Literal('hourglass'),
]);

/** What a client may send over the WebSocket of a table. */
export const ClientMessage = Type.Union([
  /**
   * The first message: all that happened after entry `from`, please (-1: from the beginning). `whole`: with no changes
   * after it, only whole view updates.
   */
  Type.Object(
    { type: Type.Literal('watch'), from: Type.Integer({ minimum: -1 }), whole: Type.Optional(Type.Boolean()) },
    closed,
  ),
  /** `n` is the last entry the player had seen: a request made before the player's own last act is stale. */
  Type.Object({ type: Type.Literal('play'), id: CommandId, n: Count, action: Action }, closed),
  Type.Object({ type: Type.Literal('undo'), id: CommandId, n: Count }, closed),
  Type.Object({ type: Type.Literal('restart'), id: CommandId, n: Count }, closed),
  /** Why not these? The answer has a reason for each, null for what is allowed. */
  Type.Object({ type: Type.Literal('why'), id: CommandId, actions: Type.Array(Action, { maxItems: 40 }) }, closed),
  Type.Object(
    { type: Type.Literal('chat'), id: CommandId, text: Type.String({ minLength: 1, maxLength: 500 }) },
    closed,
  ),
  Type.Object({ type: Type.Literal('react'), id: CommandId, reaction: Reaction }, closed),
  Type.Object({ type: Type.Literal('ping') }, closed),
]);

export type Of<T extends TSchema> = Static<T>;
