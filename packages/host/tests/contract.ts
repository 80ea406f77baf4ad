/**
 * What every host does alike, wherever it runs and wherever entries are kept: the same requests give the same entries,
 * refusals and hashes. Each place brings a way to set a table; what is expected is worked out on a bare match beside it.
 */
import {
  type Action,
  type AnyMatch,
  type Entry,
  Match,
  Refusal,
  readAction,
  type Seat,
  Stream,
  TABLE,
} from '@broadside/kernel';
import { answerWithoutDice, type GameProgram, shelf } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import { type UndoPolicy, wireErrorOf } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../src/index.ts';
import type { RequestInput } from './memory.ts';
import { attacked } from './positions.ts';

/** What bots do at a table where they do not play as they should. */
export type Fault = 'crash' | 'cheat';

export interface Setting {
  readonly entry: GameProgram;
  /** As far as it has been played. */
  readonly match: AnyMatch;
  /** By seat: a person, or a bot of this name. */
  readonly bots: readonly (string | null)[];
  readonly undo: UndoPolicy;
  readonly fault?: Fault;
  /** Seconds people are waited for, where others wait for them. */
  readonly responseTimeout?: number;
}

/** A table that was set somewhere. */
export interface Sitting {
  /** What a person of this seat says, and what they are answered. */
  request(seat: Seat, input: RequestInput): Promise<Answer>;
  /** The entries as they are kept, once there are so many that this one is among them. */
  kept(n: number): Promise<readonly Entry[]>;
  /** The place goes down and comes up again. */
  reopen(): Promise<void>;
}

export interface Place {
  readonly name: string;
  set(setting: Setting): Promise<Sitting>;
  /** What may be agreed there about taking back. */
  readonly conditions: readonly UndoPolicy[];
  /** People there wait for each other. */
  readonly patient: boolean;
}

/** Dice that cannot be thrown: the fast model answers, everywhere alike. */
export const noDice: Thrower = { throw: () => Promise.reject(new Error('no dice here')), close: () => {} };

/** What a broken bot answers. */
export async function faulty(fault: Fault | undefined): Promise<Action> {
  if (fault === 'crash') throw new Error('a broken bot');
  return { type: 'mutiny' };
}

const REQUESTS = 40;
const begin = ({ game }: GameProgram, seed: string): AnyMatch =>
  Match.begin(game, { seats: game.seats.min === 1 ? 2 : game.seats.min, seed });

/** The table's own answers, as a host without dice enters them. */
function settle(match: AnyMatch): void {
  while (match.toAct.includes(TABLE)) match.play(TABLE, answerWithoutDice(match));
}

/** The same match as its own object. */
function copyOf(match: AnyMatch): AnyMatch {
  const { game, header, seed, log } = match;
  return Match.resume(game, header, seed, structuredClone(log), structuredClone(match.snapshot()));
}

/** Plays on by chance until this holds. */
function playUntil(match: AnyMatch, holds: (match: AnyMatch) => boolean): AnyMatch {
  const stream = Stream.of(match.seed);
  settle(match);
  while (!holds(match)) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    match.play(seat, legal[stream.below(legal.length)]);
    settle(match);
  }
  return match;
}

/** Plays a match by requests at a table, and on a bare match beside it. */
class Script {
  private readonly sitting: Sitting;
  readonly match: AnyMatch;
  private readonly stream: Stream;
  private count = 0;
  /** What was refused for, by its code. */
  readonly refused = new Map<string, number>();
  taken = 0;

  constructor(sitting: Sitting, match: AnyMatch) {
    this.sitting = sitting;
    this.match = match;
    this.stream = Stream.of(`${match.seed} script`);
  }

  private one<T>(list: readonly T[]): T {
    return list[this.stream.below(list.length)];
  }

  private id(): string {
    return `contract-${++this.count}`;
  }

  async go(wanted: number): Promise<void> {
    for (let at = 0; at < wanted && !this.match.outcome; at++) {
      const seat = this.one(this.match.toAct);
      await this.slip(seat);
      await this.act(seat);
      if (this.stream.below(4) === 0) await this.takeBack(seat);
    }
  }

  /** Requests that are not carried out. */
  private async slip(seat: Seat): Promise<void> {
    const { n } = this.match;
    const never = { type: 'mutiny' };
    if (this.stream.below(6) === 0) await this.refuse(seat, { type: 'play', id: this.id(), n, action: never });
    const misread = { ...this.one(this.match.legal(seat)), kraken: 1 };
    if (this.stream.below(4) === 0) await this.refuse(seat, { type: 'play', id: this.id(), n, action: misread });
    if (this.stream.below(6) === 0) await this.refuse(seat, { type: 'undo', id: this.id(), n: n + 1 });
    if (this.stream.below(3) === 0) await this.refuse(seat, { type: 'undo', id: this.id(), n });
    const foreign = this.foreign(seat);
    if (foreign) await this.refuse(seat, { type: 'play', id: this.id(), n, action: foreign });
  }

  /** Something that was allowed once and is not now. */
  private foreign(seat: Seat): Action | undefined {
    const known = this.match.log.flatMap((entry) =>
      entry.action && entry.seat !== TABLE ? [entry.action as Action] : [],
    );
    return known.find((action) => this.match.whyNot(seat, action) !== undefined);
  }

  /** Says what cannot be done, if it cannot, and compares what is answered. */
  private async refuse(seat: Seat, input: RequestInput): Promise<void> {
    const why = this.whyNot(seat, input);
    if (!why) return;
    const answer = await this.sitting.request(seat, input);
    expect(answer).toMatchObject({ type: 'refused', id: input.id, error: { code: why.code } });
    if (answer.type !== 'refused') return;
    expect(answer.error.reason?.clause).toBe(why.reason?.clause);
    expect(answer.error.game).toBe(why.game);
    this.refused.set(why.code, (this.refused.get(why.code) ?? 0) + 1);
  }

  private whyNot(seat: Seat, { type: what, n, action }: RequestInput) {
    const { match } = this;
    if (n > match.n) return { code: 'stale', message: '' };
    try {
      const reason = what === 'play' ? match.whyNot(seat, readAction(match.game, action)) : match.whyNoUndo(seat);
      return reason && wireErrorOf(new Refusal(reason, match.game.id));
    } catch (error) {
      return wireErrorOf(error);
    }
  }

  /** One move, sent twice; then once more by another name, as if nothing had happened since. */
  private async act(seat: Seat): Promise<void> {
    const { match } = this;
    const input: RequestInput = { type: 'play', id: this.id(), n: match.n, action: this.one(match.legal(seat)) };
    const { n } = match.play(seat, input.action as Action);
    const done = { type: 'done', id: input.id, n };
    expect(await this.sitting.request(seat, input)).toEqual(done);
    settle(match);
    await this.sitting.kept(match.n);
    if (this.stream.below(3) > 0) return;
    expect(await this.sitting.request(seat, input)).toEqual(done);
    const late = await this.sitting.request(seat, { ...input, id: this.id() });
    expect(late).toMatchObject({ type: 'refused', error: { code: 'stale' } });
    this.refused.set('stale', (this.refused.get('stale') ?? 0) + 1);
  }

  private async takeBack(seat: Seat): Promise<void> {
    const { match } = this;
    if (match.whyNoUndo(seat)) return;
    const input: RequestInput = { type: this.one(['undo', 'restart'] as const), id: this.id(), n: match.n };
    const { n } = input.type === 'undo' ? match.undo(seat) : match.restartTurn(seat);
    expect(await this.sitting.request(seat, input)).toEqual({ type: 'done', id: input.id, n });
    this.taken++;
    settle(match);
  }

  async compare(): Promise<void> {
    const { match } = this;
    expect(await this.sitting.kept(match.n)).toEqual(JSON.parse(JSON.stringify(match.log)));
  }
}

const people = ({ header }: AnyMatch): (string | null)[] => Array.from({ length: header.seats }, () => null);

/** The move that stands for a bot which fails again and again: by chance, from the seed and the moment. */
function byChance(match: AnyMatch, seat: Seat): Action {
  const legal = match.legal(seat);
  return legal[Stream.of(`${match.seed}\nbot ${seat}\n${match.n}\n3`).below(legal.length)];
}

export function describeHost(place: Place): void {
  describe(`a match hosted ${place.name}`, () => {
    it.each(shelf.map((entry, at) => [at + 1, entry] as const))(
      'answers the same requests as the bare match of game %i, through a restart',
      async (at, entry) => {
        const match = begin(entry, `contract ${at}`);
        const sitting = await place.set({ entry, match: copyOf(match), bots: people(match), undo: 'free' });
        const script = new Script(sitting, match);
        await script.go(REQUESTS / 2);
        await script.compare();
        await sitting.reopen();
        await script.go(REQUESTS / 2);
        await script.compare();
        expect(script.refused.get('stale')).toBeGreaterThan(0);
        expect(script.refused.get('unknown-action')).toBeGreaterThan(0);
        expect(script.refused.get('bad-action')).toBeGreaterThan(0);
        expect(script.refused.size).toBeGreaterThan(4);
        expect(script.taken).toBeGreaterThan(0);
      },
    );

    if (place.conditions.includes('never'))
      it('plays without taking back where that was agreed', async () => {
        const [entry] = shelf;
        const match = begin(entry, 'never back');
        const sitting = await place.set({ entry, match: copyOf(match), bots: people(match), undo: 'never' });
        const [seat] = match.toAct;
        for (const what of ['undo', 'restart'] as const)
          expect(await sitting.request(seat, { type: what, id: `never-${what}`, n: 0 })).toMatchObject({
            type: 'refused',
            error: { code: 'undo-never' },
          });
      });

    it('comes to its end, and nothing is done after that', async () => {
      const entry = shelf.reduce((best, one) =>
        one.game.options.roundLimit && !best.game.options.roundLimit ? one : best,
      );
      const whole = playUntil(begin(entry, 'the end'), ({ outcome }) => outcome !== undefined);
      const lasts = whole.log.findLastIndex(({ seat }, n) => seat !== TABLE && n < whole.n - 4);
      const match: AnyMatch = Match.begin(entry.game, { ...whole.header, seed: whole.seed });
      for (const one of whole.log.slice(1, lasts)) match.repeat(one);
      settle(match);
      const sitting = await place.set({ entry, match: copyOf(match), bots: people(match), undo: 'free' });
      const script = new Script(sitting, match);
      await script.go(10_000);
      await script.compare();
      expect(match.outcome).toBeDefined();
      const seat = match.log.findLast((one) => (one.seat ?? TABLE) !== TABLE)?.seat ?? 0;
      const { n } = match;
      const inputs: RequestInput[] = [
        { type: 'play', id: 'after-the-end', n, action: whole.log.find(({ action }) => action)?.action },
        { type: 'undo', id: 'after-the-end-2', n },
      ];
      for (const input of inputs) expect((await sitting.request(seat, input)).type).toBe('refused');
      expect(await sitting.kept(n)).toHaveLength(n + 1);
    });

    if (place.patient)
      it('answers by default for somebody who lets a question in another player’s turn wait', async () => {
        const { entry, match, seat } = attacked();
        const bots = people(match);
        const sitting = await place.set({ entry, match: copyOf(match), bots, undo: 'free', responseTimeout: 1 });
        const asked = 1 - seat;
        const { n } = match.play(asked, match.defaultAction(asked) as Action);
        expect((await sitting.kept(n))[n]).toEqual(JSON.parse(JSON.stringify(match.log[n])));
      });

    it.each(['crash', 'cheat'] as const)('goes on by chance when its bots %s', async (fault) => {
      const [entry] = shelf;
      const match = begin(entry, `bots that ${fault}`);
      const [person] = match.toAct;
      const names = people(match).map((_, seat) => (seat === person ? null : entry.bots[entry.bots.length - 1].name));
      playUntil(match, ({ toAct, legal }) => toAct[0] !== person && legal.call(match, toAct[0]).length > 1);
      const [bot] = match.toAct;
      const sitting = await place.set({ entry, match: copyOf(match), bots: names, undo: 'free', fault });
      const { n } = match.play(bot, byChance(match, bot));
      expect((await sitting.kept(n))[n]).toEqual(JSON.parse(JSON.stringify(match.log[n])));
    });
  });
}
