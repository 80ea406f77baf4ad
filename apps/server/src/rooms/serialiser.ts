/**
 * Entries and view updates of one match as text, for the store and for the wire. Serialising is the expensive part of
 * publishing: what several viewers see alike is serialised once.
 */
import { hash } from 'node:crypto';
import type { Answer } from '@broadside/host';
import {
  type Action,
  type AnyMatch,
  type Entry,
  type GameEvent,
  type Reason,
  SEAL_LENGTH,
  sealText,
  type Viewer,
} from '@broadside/kernel';
import { alike, type ServerMessage, type UndoPolicy, type ViewUpdate, viewUpdateOf } from '@broadside/wire';
import { Changes } from './changes.ts';

/** A view that was serialised, in two parts: whose it is, and the rest. */
interface SerialisedView {
  readonly n: number;
  readonly view: unknown;
  readonly rest: string;
}

/** Short lists are most of them. */
function listText(list: readonly unknown[]): string {
  if (list.length === 0) return '[]';
  return list.length === 1 && typeof list[0] === 'number' ? `[${list[0]}]` : JSON.stringify(list);
}

function reasonText(reason: Reason | null): string {
  return reason === null ? 'null' : JSON.stringify(reason);
}

const headOf = (viewer: Viewer): string => `{"eye":${JSON.stringify(viewer)},`;

/** How each field of an update is serialised, in the order in which it is sent: none can be forgotten. */
const FIELDS = {
  viewer: (viewer) => JSON.stringify(viewer),
  n: String,
  entries: (entries, serialiser) => serialiser.entries(entries),
  view: (view, serialiser, viewer) => serialiser.view(view, viewer),
  toAct: listText,
  mayAct: listText,
  legal: listText,
  defaultAction: (action) => JSON.stringify(action),
  noUndo: reasonText,
  turn: String,
  outcome: (outcome) => JSON.stringify(outcome),
  rules: String,
  commit: (commit) => JSON.stringify(commit),
} satisfies {
  readonly [K in keyof ViewUpdate]-?: (
    value: Required<ViewUpdate>[K],
    serialiser: Serialiser,
    viewer: Viewer,
  ) => string;
};

type Serialise = (value: unknown, serialiser: Serialiser, viewer: Viewer) => string;
const SERIALISED = Object.entries(FIELDS).map(([key, serialise]) => ({
  key: key as keyof ViewUpdate,
  head: `"${key}":`,
  serialise: serialise as Serialise,
}));

const NOT_YET: SerialisedView = { n: -1, view: undefined, rest: '' };

class Serialiser {
  private readonly match: AnyMatch;
  /** The seal of the last entry is made once, however many viewers see it. */
  private sealedN = -1;
  private lastSeal = '';
  private events: readonly GameEvent[] = [];
  private eventsText = '[]';
  private action: Action | undefined;
  private actionText = '';
  private serialised = NOT_YET;
  private readonly changes = new Changes();

  constructor(match: AnyMatch) {
    this.match = match;
  }

  /** The match as a viewer sees it now, as `say` would serialise it. */
  update(viewer: Viewer, from: number, undo: UndoPolicy): string {
    const update = viewUpdateOf(this.match, viewer, from, undo, this.seal);
    let text = '';
    for (const { key, head, serialise } of SERIALISED) {
      const value = update[key];
      if (value !== undefined) text += `${text === '' ? '{' : ','}${head}${serialise(value, this, viewer)}`;
    }
    return `{"type":"update","update":${text}}}`;
  }

  /** The last entry, for a viewer who has all before it; undefined if only the whole can be sent. */
  change(viewer: Viewer, undo: UndoPolicy): string | undefined {
    const { match, seal } = this;
    return this.changes.text(match, viewer, (whose, from) => viewUpdateOf(match, whose, from, undo, seal));
  }

  entries(entries: readonly Entry[]): string {
    if (entries.length === 1) return `[${this.entry(entries[0])}]`;
    return `[${entries.map((entry) => this.entry(entry)).join(',')}]`;
  }

  entry({ n, seat, action, undo, events, hash }: Entry): string {
    let text = `{"n":${n}`;
    if (seat !== undefined) text += `,"seat":${seat}`;
    if (action) text += `,"action":${this.textOfAction(action)}`;
    if (undo !== undefined) text += `,"undo":${undo}`;
    return `${text},"events":${this.textOfEvents(events)},"hash":${JSON.stringify(hash)}}`;
  }

  /** Node's own sha256 is much quicker than one that also runs in browsers. */
  private readonly seal = ({ n, hash: bare }: Entry): string => {
    if (n !== this.sealedN) {
      this.sealedN = n;
      this.lastSeal = hash('sha256', sealText(this.match.seed, n, bare)).slice(0, SEAL_LENGTH);
    }
    return this.lastSeal;
  };

  private textOfAction(action: Action): string {
    if (action !== this.action) {
      this.action = action;
      this.actionText = JSON.stringify(action);
    }
    return this.actionText;
  }

  /** Events stay what they are: the same ones are the same text. */
  private textOfEvents(events: readonly GameEvent[]): string {
    if (events.length !== this.events.length || events.some((event, at) => event !== this.events[at])) {
      this.events = events;
      this.eventsText = JSON.stringify(events);
    }
    return this.eventsText;
  }

  /** Only views of the same moment are compared: a view may be made of parts of the state, which moves on. */
  view(view: unknown, viewer: Viewer): string {
    const { n, view: last, rest } = this.serialised;
    if (n === this.match.n && alike(view, last, 'eye')) return headOf(viewer) + rest;
    const text = JSON.stringify(view);
    const head = headOf(viewer);
    if (text.startsWith(head)) this.serialised = { n: this.match.n, view, rest: text.slice(head.length) };
    return text;
  }
}

export const say = (message: ServerMessage): string => JSON.stringify(message);

/** Nearly all requests are carried out; what they are called by is made of letters and digits. */
export const answerText = (answer: Answer): string =>
  answer.type === 'done' ? `{"type":"done","id":"${answer.id}","n":${answer.n}}` : say(answer);

const serialisers = new WeakMap<AnyMatch, Serialiser>();

function serialiserOf(match: AnyMatch): Serialiser {
  let serialiser = serialisers.get(match);
  if (!serialiser) {
    serialiser = new Serialiser(match);
    serialisers.set(match, serialiser);
  }
  return serialiser;
}

/** An entry as it is stored. */
export const entryText = (match: AnyMatch, entry: Entry): string => serialiserOf(match).entry(entry);

export const updateText = (match: AnyMatch, viewer: Viewer, from: number, undo: UndoPolicy): string =>
  serialiserOf(match).update(viewer, from, undo);

export const changeText = (match: AnyMatch, viewer: Viewer, undo: UndoPolicy): string | undefined =>
  serialiserOf(match).change(viewer, undo);
