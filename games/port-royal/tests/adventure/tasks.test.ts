import { describe, expect, it } from 'vitest';
import { TASKS, type TaskHave, type TaskPay, taskOf } from '../../cards/tasks.ts';
import { of } from '../table.ts';
import { adventureOf, crowns, exploring, items, legalOf, nextEvent, type SeatSpec, trading } from './chapter.ts';

interface Means {
  readonly coins?: number;
  readonly persons?: readonly string[];
  readonly expeditions?: readonly string[];
  readonly items?: readonly string[];
}

const PRIEST = 'priest-4-1';
const SETTLER = 'settler-4-1';
const CAPTAIN = 'captain-4-1';
const TWO_SABRES = 'pirate-5-1';
const TWO_MORE = 'pirate-7-2';
const SABRE = 'sailor-3-1';
const BOOK = 'ares-1-2-ritualBook';
const HERBS = 'ares-1-2-herbs';
const BREAD = 'flute-0-2-bread';
const RUM = 'flute-2-1-rum';
const LOOKOUT = 'lookout-5-1';

/** What the rulebook prints; all other requirements are reconstructed and may be corrected. */
const PRINTED: Readonly<Record<number, { readonly clause: string; readonly means: Means }>> = {
  10: { clause: 'PR-TASK-3', means: { items: [HERBS, BOOK] } },
  13: { clause: 'PR-TASK-11', means: { coins: 4, persons: [PRIEST] } },
  15: { clause: 'PR-TASK-12', means: { persons: [TWO_SABRES], items: [HERBS, BOOK] } },
  30: { clause: 'PR-TASK-13', means: { expeditions: ['expedition-priest2'] } },
  40: { clause: 'PR-TASK-14', means: { persons: [SABRE, SABRE, 'trader-red-3-1'] } },
  41: { clause: 'PR-TASK-15', means: { items: [HERBS, BREAD] } },
};

/** Copies of what serves a requirement. */
const SERVES: Readonly<Record<keyof TaskHave | Exclude<keyof TaskPay, 'coins'>, readonly string[]>> = {
  sabres: Array.from({ length: 7 }, () => SABRE),
  expeditions: ['expedition-priest2', 'expedition-settler2'],
  priest: [PRIEST, 'priest-5-1'],
  settler: ['settler-5-1', SETTLER],
  captain: [CAPTAIN, 'captain-5-1'],
  trader: ['trader-green-3-1', 'trader-red-3-1', 'trader-yellow-5-2'],
  lookout: [LOOKOUT, LOOKOUT],
  cheapPersons: ['trader-black-3-1', 'trader-black-3-1', 'trader-blue-3-1'],
  aresPirates: ['ares-1-3-herbs', 'ares-1-3-ritualBook', 'ares-1-4-herbs'],
  ritualBook: [BOOK, 'ares-1-4-ritualBook'],
  herbs: [HERBS, 'ares-1-5-herbs'],
  bread: [BREAD, 'pinnace-2-1-bread'],
  rum: [RUM, 'pinnace-0-2-rum'],
  breadOrRum: ['galleon-0-4-rum', 'frigate-0-3-bread'],
};

const some = <K extends keyof typeof SERVES>(
  wanted: Readonly<Partial<Record<K, number>>>,
  kinds: readonly K[],
): string[] => kinds.flatMap((kind) => SERVES[kind].slice(0, wanted[kind] ?? 0));

/** Just enough for a task. */
function justEnough(number: number): Means {
  const { have, pay } = taskOf(number);
  if (PRINTED[number]) return PRINTED[number].means;
  return {
    coins: pay.coins ?? 0,
    persons: some(have, ['sabres', 'priest', 'settler', 'captain', 'trader', 'lookout', 'cheapPersons']),
    expeditions: some(have, ['expeditions']),
    items: some(pay, ['aresPirates', 'ritualBook', 'herbs', 'bread', 'rum', 'breadOrRum']),
  };
}

const without = (list: readonly string[], at: number): string[] => list.filter((_, other) => other !== at);

/** Everything that is not quite enough. */
function almost({ coins = 0, persons = [], expeditions = [], items: ships = [] }: Means): SeatSpec[] {
  const all = { coins, persons, expeditions, items: ships };
  return [
    ...(coins > 0 ? [{ ...all, coins: coins - 1 }] : []),
    ...persons.map((_, at) => ({ ...all, persons: without(persons, at) })),
    ...expeditions.map((_, at) => ({ ...all, expeditions: without(expeditions, at) })),
    ...ships.map((_, at) => ({ ...all, items: without(ships, at) })),
  ];
}

/** Phase 1 of a turn in chapter 5, where all cards are in play. */
const facing = (task: number, ...players: SeatSpec[]) =>
  exploring({ chapter: 5, tasks: [task], players: players.length > 1 ? players : [...players, {}], coming: ['storm'] });

const ANY_TIME = TASKS.filter(({ when }) => when === 'anyTime').map(({ number }) => number);

describe('requirements', () => {
  it('PR-TASK-10, PR-TASK-21: 40 tasks can be done at any time, 33, 34, 50, 51 and 52 now or never', () => {
    expect(ANY_TIME).toHaveLength(40);
    expect(TASKS.filter(({ when }) => when !== 'anyTime').map(({ number }) => number)).toEqual([33, 34, 50, 51, 52]);
  });

  for (const number of ANY_TIME)
    it(`${PRINTED[number]?.clause ?? 'PR-TASK-21'}: task ${number} is done with just enough, and not with less`, () => {
      const means = justEnough(number);
      const t = facing(number, means);
      const [action, ...others] = legalOf(t, 'task');
      expect(others).toEqual([]);
      const persons = t.persons(0);
      t.play(action);
      expect(adventureOf(t).done).toEqual([[0]]);
      // What is paid is gone, what is shown stays; a reward may bring coins.
      expect(items(t, 0)).toBe(0);
      expect(t.coins(0)).toBe(taskOf(number).first.coins ?? 0);
      expect(t.persons(0)).toEqual(persons);
      const less = almost(means);
      expect(less.length).toBeGreaterThan(0);
      for (const players of less) expect(legalOf(facing(number, players), 'task')).toEqual([]);
    });

  it('PR-TASK-3: ships and coins that are paid lie on the discard pile', () => {
    const t = facing(41, PRINTED[41].means);
    const events = t.play(legalOf(t, 'task')[0]);
    expect(t.discard.sort()).toEqual([HERBS, BREAD].sort());
    expect(of(events, 'taskCompleted')).toMatchObject([{ seat: 0, task: 41 }]);
    const paid = facing(13, { coins: 4, persons: [PRIEST] });
    expect(of(paid.play('task 13 -'), 'coinsPaid')).toMatchObject([{ seat: 0, for: 'task' }]);
    expect(paid.state.discard).toHaveLength(4);
  });

  it('PR-TASK-4: more than enough is fine', () => {
    expect(legalOf(facing(11, { persons: ['taibuki-6-1', TWO_MORE] }), 'task')).toEqual(['task 11 -']);
  });

  it('PR-TASK-13: task 30 asks for an expedition that was claimed, not for one that lies open', () => {
    expect(legalOf(facing(30, {}), 'task')).toEqual([]);
    expect(legalOf(facing(30, { expeditions: ['expedition-priest2'] }), 'task')).toEqual(['task 30 -']);
  });

  it('PR-TASK-14: the printed cost counts, not the price somebody paid', () => {
    const persons = [CAPTAIN, SETTLER, PRIEST, 'mademoiselle-7-2'];
    expect(legalOf(facing(40, { persons }), 'task')).toEqual([]);
  });

  it('PR-TASK-11, PR-CHAR-2: a jack-of-all-trades is no priest', () => {
    expect(legalOf(facing(13, { coins: 9, persons: ['jackOfAllTrades-6-1'] }), 'task')).toEqual([]);
  });

  it('PR-AMB-92: every different choice of ships is offered once, and one ship meets one requirement', () => {
    const three = facing(56, { items: [HERBS, BOOK, 'ares-1-3-herbs'] });
    expect(legalOf(three, 'task')).toHaveLength(3);
    const other = facing(57, { coins: 2, items: [BOOK, 'ares-1-3-ritualBook'] });
    expect(legalOf(other, 'task')).toEqual([]);
    expect(other.why(`task 57 ${BOOK}`)).toBe('task-not-met PR-TASK-3');
    expect(three.why(`task 56 ${BOOK}`)).toBe('ships-do-not-match PR-AMB-92');
  });

  it('PR-ARES-6: an Ares ship is paid as a pirate or as what it carries', () => {
    const t = exploring({ chapter: 5, tasks: [54, 55], players: [{ coins: 3, items: [BOOK] }, {}] });
    expect(legalOf(t, 'task')).toEqual([`task 54 ${BOOK}`, `task 55 ${BOOK}`]);
  });
});

describe('completing', () => {
  it('PR-TASK-1, PR-DEC-W3: the active player at any moment of their turn, the others in their take-turn', () => {
    const players = [{ coins: 20 }, { coins: 20 }];
    const t = exploring({ chapter: 3, tasks: [35], players, harbour: ['governor-8-0'], coming: ['storm'] });
    expect(legalOf(t, 'task')).toEqual(['task 35 -']);
    expect(t.why('task 35 -', 1)).toBe('not-your-turn PR-TURN-1');
    t.play('stop');
    expect(legalOf(t, 'task')).toEqual(['task 35 -']);
    t.play('done');
    expect(t.toAct).toBe(1);
    t.play('task 35 -');
    expect(adventureOf(t).done).toEqual([[1]]);
    t.play('pass');
    // PR-DEC-36: the closing window of the active player.
    expect(t.state.flow.at(-1)).toMatchObject({ step: 'lastClaims', after: 'taking' });
    t.play('task 35 -');
    expect(adventureOf(t).done).toEqual([[1, 0]]);
  });

  it('PR-BUST-5, PR-AMB-16, PR-DEC-25: also after a bust', () => {
    const t = exploring({
      chapter: 3,
      tasks: [35],
      players: [{ coins: 20 }, {}],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
    });
    t.play('draw');
    expect(t.legal()).toEqual(['task 35 -', 'endTurn']);
  });

  it('PR-TASK-2: everybody once, several players the same task', () => {
    const t = exploring({ chapter: 3, tasks: { 35: [1] }, players: [{ coins: 20 }, { coins: 20 }], coming: ['storm'] });
    t.play('task 35 -');
    expect(legalOf(t, 'task')).toEqual([]);
    expect(t.why('task 35 -')).toBe('task-is-done PR-TASK-2');
    expect(adventureOf(t).done).toEqual([[1, 0]]);
  });

  it('PR-TASK-5, PR-TASK-6, PR-HID-22: ability, trophy, 1 crown, 3 crowns', () => {
    // Tasks without crowns of their own do not exist; what the track shows beyond them is the step.
    const steps = [0, 1, 2, 3].map((before) => {
      const done = Object.fromEntries([20, 21, 22].map((task, at) => [task, at < before ? [0] : []]));
      const t = exploring({ chapter: 3, tasks: { ...done, 35: [1] }, players: [{ coins: 20 }, {}] });
      const events = t.play('task 35 -');
      expect(of(events, 'unlocked')).toEqual([{ type: 'unlocked', seat: 0, step: before + 1 }]);
      return of(events, 'crownsGained').flatMap((one) => (one.by === 'unlock' ? [one.crowns] : []));
    });
    expect(steps).toEqual([[], [], [1], [3]]);
  });

  it('PR-TASK-7: nobody completes more than four tasks', () => {
    const t = exploring({
      chapter: 3,
      tasks: { 20: [0], 21: [0], 22: [0], 23: [0], 35: [] },
      players: [{ coins: 20 }, {}],
    });
    expect(legalOf(t, 'task')).toEqual([]);
    expect(t.why('task 35 -')).toBe('no-marker-for-task PR-TASK-7');
  });

  it('PR-TASK-8, PR-TASK-9, PR-AMB-76: the first one gains the main reward, everybody the crowns', () => {
    for (const number of ANY_TIME) {
      const { first, crowns: each } = taskOf(number);
      const rewards = [[], [1]].map((before) => {
        const t = exploring({
          chapter: 5,
          tasks: { [number]: before },
          players: [justEnough(number), {}],
          coming: ['storm'],
        });
        const events = t.play(legalOf(t, 'task')[0]);
        return {
          coins: of(events, 'coinsGained').reduce((sum, one) => sum + (one.by === 'task' ? one.coins : 0), 0),
          crowns: crowns(t, 0),
        };
      });
      expect(rewards).toEqual([
        { coins: first.coins ?? 0, crowns: (first.crowns ?? 0) + each },
        { coins: 0, crowns: each },
      ]);
    }
  });

  it('PR-TASK-8: main rewards are 1 or 2 coins or 1 crown; PR-TASK-9: 1 to 3 crowns for everybody', () => {
    for (const { first, crowns: each } of TASKS) {
      expect([0, 1, 2]).toContain(first.coins ?? 0);
      expect([0, 1]).toContain(first.crowns ?? 0);
      expect([1, 2, 3]).toContain(each);
    }
  });

  it('PR-TASK-10: completing is optional and may be postponed', () => {
    const t = exploring({ chapter: 3, tasks: [35], players: [{ coins: 20 }, {}], deck: ['sailor-3-1'] });
    t.play('draw');
    t.play('stop');
    expect(t.legal()).toContain('task 35 -');
    expect(t.legal()).toContain('done');
  });

  it('PR-ADV-13, PR-AMB-95: a task that was never laid out cannot be done', () => {
    const t = facing(35, { coins: 20 });
    expect(t.why('task 36 -')).toBe('task-not-in-play PR-TASK-1');
    expect(t.why('task 999 -')).toBe('task-not-in-play PR-TASK-1');
  });

  it('PR-TASK-1: a task opened by the end of the month can be done at once', () => {
    const { t } = nextEvent({ tasks: { 10: [] }, players: [{}, { persons: [TWO_SABRES] }] });
    expect(legalOf(t, 'task')).toEqual(['task 11 -']);
  });

  it('PR-DEC-30, PR-DEC-40: a take-turn stays open as long as a task can be done', () => {
    const t = trading({ chapter: 3, tasks: [35], players: [{ coins: 20 }, {}], harbour: ['flute-1-1'] });
    t.play('trade flute-1-1');
    expect(t.legal()).toEqual(['task 35 -', 'done']);
  });
});
