/** The engine as a tool: one JSON request a line, one JSON answer a line (docs/engine-protocol.md). */

import { weighChoices } from '@broadside/judge';
import {
  type Action,
  type AnyMatch,
  BadInput,
  brief,
  type Entry,
  loadMatch,
  Match,
  type Reason,
  Refusal,
  readAction,
  readStack,
  type Seat,
  Stream,
  saveMatch,
  TABLE,
  type Viewer,
} from '@broadside/kernel';
import { answerForTable, answerWithoutDice, type GameProgram, loadMatchFile, onShelf, shelf } from '@broadside/shelf';
import { commonText, type Locale, type Say, speaker } from '@broadside/text';
import { HereThrower } from '@broadside/throw/physics';
import { kitFor } from '../analyse/open.ts';
import { describeGame } from '../command/describe.ts';
import { freshSeed } from '../seed.ts';

type Request = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

/** Longer lines are refused before they are read as JSON. */
const LONGEST_LINE = 16 * 1024 * 1024;
const LONGEST_SEED = 1000;
/** Imagined worlds of an analysis. */
const USUAL_WORLDS = 200;
const MOST_WORLDS = 100_000;
const MOST_CHOICES = 1000;
const MOST_THINKING_MS = 60_000;
/** Who answers for the table: real dice, the fast model, or whoever drives the engine (as seat -1). */
const THROWS = ['physics', 'surrogate', 'ask'] as const;
type Throws = (typeof THROWS)[number];

export class Driver {
  private readonly locale: Locale;
  private entry: GameProgram | undefined;
  private match: AnyMatch | undefined;
  private readonly sayers = new Map<GameProgram, Say>();
  private readonly thoughts = Stream.of(freshSeed());
  private readonly thrower = new HereThrower();
  private throws: Throws = 'physics';

  constructor(locale: Locale = 'en') {
    this.locale = locale;
  }

  /** Answers one line; whatever it holds, the answer is one JSON object and a failure changes nothing. */
  async handle(line: string): Promise<string> {
    let id: unknown = null;
    try {
      const request = readRequest(line);
      id = request.id ?? null;
      return JSON.stringify({ id, ok: true, ...(await this.carryOut(request)) });
    } catch (error) {
      return JSON.stringify({ id, ok: false, error: this.explain(error) });
    }
  }

  private async carryOut(request: Request): Promise<Answer> {
    switch (request.do) {
      case 'games':
        return { games: shelf.map(({ game }) => describeGame(game)) };
      case 'cards':
        return { cards: this.gameFor(request.game).game.cards };
      case 'new':
        return this.begin(request);
      case 'legal':
        return this.legal(request);
      case 'play':
        return this.play(request);
      case 'view':
        return { view: this.view(request.as) };
      case 'whyNot':
        return this.whyNot(request);
      case 'undo':
        return this.undo(request);
      case 'bot':
        return { action: await this.think(request) };
      case 'analyse':
        return this.analyse(request);
      case 'save':
        return { match: saveMatch(this.current()) };
      case 'load':
        return this.load(request);
      default:
        throw new BadInput(
          'unknown-command',
          `there is no command ${brief(request.do)}; there are games, cards, new, legal, play, view, whyNot, undo, bot, analyse, save, load`,
        );
    }
  }

  private gameFor(id: unknown): GameProgram {
    if (id === undefined && this.entry) return this.entry;
    if (typeof id !== 'string') throw new BadInput('unknown-game', `game must be the id of a game, not ${brief(id)}`);
    const entry = onShelf(id);
    if (!entry)
      throw new BadInput(
        'unknown-game',
        `there is no game ${brief(id)}; there are ${shelf.map(({ game }) => game.id).join(', ')}`,
      );
    return entry;
  }

  private current(): AnyMatch {
    if (!this.match) throw new BadInput('no-match', 'no match is open; begin one with "new" or "load"');
    return this.match;
  }

  private async begin(request: Request): Promise<Answer> {
    const throws = readThrows(request.throws);
    const entry = this.gameFor(request.game);
    const seed = request.seed ?? freshSeed();
    if (typeof seed !== 'string' || seed.length > LONGEST_SEED)
      throw new BadInput('bad-seed', `seed must be text of at most ${LONGEST_SEED} characters, not ${brief(seed)}`);
    const match = Match.begin(entry.game, {
      seats: request.seats as number,
      options: request.options,
      seed,
      stack: readStack(request.stack),
    });
    const thrown = await this.throwForTable(entry, match, throws);
    this.entry = entry;
    this.match = match;
    this.throws = throws;
    return { n: match.n, header: match.header, events: eventsOf([match.log[0], ...thrown]), ...this.whatNow(match) };
  }

  /** The table's own answers, until a seat has to choose. */
  private async throwForTable(entry: GameProgram, match: AnyMatch, throws: Throws): Promise<readonly Entry[]> {
    const from = match.n + 1;
    while (throws !== 'ask' && match.toAct[0] === TABLE)
      match.play(
        TABLE,
        throws === 'physics' ? await answerForTable(entry, match, this.thrower) : answerWithoutDice(match),
      );
    return match.log.slice(from);
  }

  private whatNow(match: AnyMatch): Answer {
    return { toAct: match.toAct, may: match.mayAct, outcome: match.outcome ?? null };
  }

  private legal(request: Request): Answer {
    const match = this.current();
    const seat = this.seatOf(request, match.toAct[0] ?? 0);
    return { toAct: match.toAct, may: match.mayAct, actions: match.legal(seat) };
  }

  private async play(request: Request): Promise<Answer> {
    const match = this.current();
    const entry = this.gameFor(undefined);
    const { n } = match;
    const played = match.play(this.seatOf(request, undefined), this.actionOf(request));
    try {
      const events = eventsOf([played, ...(await this.throwForTable(entry, match, this.throws))]);
      return { n: match.n, events, hash: match.hash, ...this.whatNow(match) };
    } catch (error) {
      // A throw that cannot be made (a wrong stack) takes what led to it back: a failure changes nothing.
      this.match = loadMatch(entry.game, { ...saveMatch(match), log: match.log.slice(0, n + 1) });
      throw error;
    }
  }

  private view(as: unknown): unknown {
    const match = this.current();
    if (as === 'all') return match.state;
    if (as === 'spectator') return match.view('spectator');
    return match.view(this.checkSeat(as, 'as') as Viewer);
  }

  private whyNot(request: Request): Answer {
    const match = this.current();
    const reason = match.whyNot(this.seatOf(request, undefined), this.actionOf(request));
    return { reason: reason ? this.describe(reason, match.header.game) : null };
  }

  /** `"turn": true` starts the whole turn again. */
  private undo(request: Request): Answer {
    const match = this.current();
    const seat = this.seatOf(request, match.log[match.n].seat ?? 0);
    const { n, undo, hash } = request.turn === true ? match.restartTurn(seat) : match.undo(seat);
    return { n, undo, hash, ...this.whatNow(match) };
  }

  private async think(request: Request): Promise<Action> {
    const match = this.current();
    const seat = this.seatOf(request, match.toAct[0] ?? 0);
    if (match.legal(seat).length === 0)
      throw new BadInput('nothing-to-choose', `seat ${seat} has nothing to choose now`);
    const bot = this.entry?.bots.find(({ name }) => name === request.bot);
    if (!bot)
      throw new BadInput(
        'unknown-bot',
        `there is no bot ${brief(request.bot)}; there are ${this.entry?.bots.map(({ name }) => name).join(', ')}`,
      );
    const ms = limit(request.ms, 'ms', MOST_THINKING_MS);
    const iterations = limit(request.iterations, 'iterations', 1_000_000);
    return bot.choose(match.view(seat), seat, { stream: this.thoughts, ms, iterations });
  }

  /** The choices of a seat with their chances, from nothing but what this seat sees. */
  private async analyse(request: Request): Promise<Answer> {
    const match = this.current();
    const seat = this.seatOf(request, match.toAct[0] ?? 0);
    if (seat === TABLE || match.legal(seat).length === 0)
      throw new BadInput('nothing-to-choose', `seat ${seat} has nothing to choose now`);
    const worlds = limit(request.worlds, 'worlds', MOST_WORLDS) ?? USUAL_WORLDS;
    const most = limit(request.most, 'most', MOST_CHOICES);
    const seed = request.seed ?? 'analyse';
    if (typeof seed !== 'string' || seed.length > LONGEST_SEED)
      throw new BadInput('bad-seed', `seed must be text of at most ${LONGEST_SEED} characters, not ${brief(seed)}`);
    const kit = await kitFor(match.game);
    await kit.prepare?.(match.header.options, match.header.seats);
    return { ...weighChoices(match.game, kit, match.view(seat), seat, { worlds, seed, ...(most ? { most } : {}) }) };
  }

  private async load(request: Request): Promise<Answer> {
    const { match: file } = request;
    const throws = readThrows(request.throws);
    const { entry, match } = await loadMatchFile(file);
    await this.throwForTable(entry, match, throws);
    this.entry = entry;
    this.match = match;
    this.throws = throws;
    return { n: match.n, header: match.header, ...this.whatNow(match) };
  }

  private actionOf(request: Request): Action {
    return readAction(this.current().game, request.action);
  }

  private seatOf(request: Request, otherwise: Seat | undefined): Seat {
    if (request.seat === undefined && otherwise !== undefined) return otherwise;
    return this.checkSeat(request.seat, 'seat');
  }

  /** The table's own seat is -1; it acts only where the rules wait for it. */
  private checkSeat(value: unknown, where: string): Seat {
    const { seats } = this.current().header;
    const lowest = where === 'seat' ? -1 : 0;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < lowest || value >= seats)
      throw new BadInput('bad-seat', `${where} must be a seat from 0 to ${seats - 1}, not ${brief(value)}`);
    return value;
  }

  private explain(error: unknown): Answer {
    if (error instanceof Refusal) return this.describe(error.reason, error.game);
    if (error instanceof BadInput) return { code: error.code, clause: null, message: error.message };
    return { code: 'internal', clause: null, message: error instanceof Error ? error.message : String(error) };
  }

  private describe(reason: Reason, game: string): Answer {
    const entry = this.gameFor(game);
    return { code: reason.code, clause: reason.clause, message: entry.voice.reason(reason, this.sayer(entry)) };
  }

  /** Reading a whole catalogue takes time, so each game's is read once. */
  private sayer(entry: GameProgram): Say {
    let say = this.sayers.get(entry);
    if (!say) {
      say = speaker(this.locale, commonText, entry.voice.catalogues);
      this.sayers.set(entry, say);
    }
    return say;
  }
}

const eventsOf = (entries: readonly Entry[]): readonly unknown[] => entries.flatMap(({ events }) => events);

function readThrows(value: unknown = 'physics'): Throws {
  const throws = THROWS.find((one) => one === value);
  if (!throws) throw new BadInput('bad-throws', `throws must be one of ${THROWS.join(', ')}, not ${brief(value)}`);
  return throws;
}

function limit(value: unknown, where: string, most: number): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !(value >= 1 && value <= most))
    throw new BadInput('bad-limit', `${where} must be a number from 1 to ${most}, not ${brief(value)}`);
  return value;
}

function readRequest(line: string): Request {
  if (line.length > LONGEST_LINE) throw new BadInput('bad-json', `a line may have at most ${LONGEST_LINE} characters`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new BadInput('bad-json', `the line is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadInput('bad-request', `a request is a JSON object with a field "do", not ${brief(value)}`);
  return value as Request;
}
