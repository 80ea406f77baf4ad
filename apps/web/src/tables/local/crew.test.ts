import type { Matter } from '@broadside/bots';
import type { BotRequest } from '@broadside/host';
import type { Action } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { Crew, type Line, thinkersOn } from './crew.ts';
import type { Answered, Asked } from './thinker.ts';

const MATTER: Matter = {
  choices: [{ type: 'stop' }, { type: 'draw' }] as Action[],
  parts: 4,
  tries: 500,
  wanted: { kind: 'best', usual: [], doubt: 0 },
};

const question = (bot: string): BotRequest => ({
  ...{ game: 'some', rules: 1, bot, view: {}, seat: 0 },
  rngState: [1, 2, 3, 4],
});

/** The other end of a line: a worker that does what the test says. */
class HeldWorker implements Line {
  readonly asked: Asked[] = [];
  ended = false;
  lose: (error: Error) => void = () => {};
  private heard: (answered: Answered) => void = () => {};

  post(asked: Asked): void {
    this.asked.push(asked);
  }
  hear(heard: (answered: Answered) => void): void {
    this.heard = heard;
  }
  lost(heard: (error: Error) => void): void {
    this.lose = heard;
  }
  hangUp(): void {
    this.ended = true;
  }

  get at(): string {
    const last = this.asked[this.asked.length - 1];
    if (!last) return 'nothing';
    return 'piece' in last ? `${last.piece.question.bot} ${last.piece.at}` : `prepares ${last.prepare}`;
  }

  /** Says something about what it was asked last. */
  say(what: object): void {
    this.heard({ request: this.asked[this.asked.length - 1]?.request ?? 0, ...what } as Answered);
  }
  divide(): void {
    this.say({ told: { matter: MATTER } });
  }
  find(): void {
    this.say({ told: { sums: { visits: [10, 10], values: [1, 2] } } });
  }
}

function crewOf(most: number, hires = true) {
  const first = new HeldWorker();
  const helpers: HeldWorker[] = [];
  const hire = (): Line | undefined => {
    if (!hires) return undefined;
    helpers.push(new HeldWorker());
    return helpers[helpers.length - 1];
  };
  const crew = new Crew({ first, ms: 400, most, hire });
  const ask = (bot = 'captain'): Promise<string> =>
    crew.think(question(bot)).then(
      ({ type }) => type,
      ({ message }: Error) => message,
    );
  return { crew, first, helpers, ask };
}

describe('those who think on a device', () => {
  it('are as many as it has cores but one, and no more than a thought has parts', () => {
    expect([1, 2, 3, 4, 5, 16].map(thinkersOn)).toEqual([1, 1, 2, 3, 4, 4]);
  });

  it.each([
    ['on two cores', 1, true],
    ['where a worker cannot start another', 4, false],
  ])('are one alone %s: it thinks one part after another', async (_where, most, hires) => {
    const { first, helpers, ask } = crewOf(most, hires);
    const answer = ask();
    first.divide();
    for (const part of [0, 1, 2, 3]) {
      expect(first.at).toBe(`captain ${part}`);
      first.find();
    }
    expect(await answer).toBe('draw');
    expect(helpers).toEqual([]);
  });

  it('are joined by others when a thought has parts, and those help as soon as they know the game', async () => {
    const { first, helpers, ask } = crewOf(3);
    const answer = ask();
    expect(helpers).toEqual([]);
    first.divide();
    expect(helpers.map(({ at }) => at)).toEqual(['prepares some', 'prepares some']);
    helpers[1].say({ prepared: true });
    expect([first.at, helpers[1].at]).toEqual(['captain 0', 'captain 1']);
    first.find();
    helpers[1].find();
    expect([first.at, helpers[1].at]).toEqual(['captain 2', 'captain 3']);
    helpers[1].find();
    first.find();
    expect(await answer).toBe('draw');
  });

  it('are one again when nobody plays any more, each at the end of what it is at', () => {
    const { crew, first, helpers, ask } = crewOf(3);
    void ask();
    first.divide();
    helpers[0].say({ prepared: true });
    crew.rest();
    expect(helpers.map(({ ended }) => ended)).toEqual([false, true]);
    helpers[0].find();
    expect(helpers[0].ended).toBe(true);
  });

  it('fail together when one of them is lost, and think the next thought without it', async () => {
    const { first, helpers, ask } = crewOf(2);
    const answer = ask();
    first.divide();
    helpers[0].say({ prepared: true });
    helpers[0].lose(new Error('lost'));
    expect(await answer).toBe('lost');
    const next = ask('sailor');
    first.find();
    expect(first.at).toBe('sailor 0');
    first.say({ told: { action: { type: 'stop' } } });
    expect(await next).toBe('stop');
  });
});
