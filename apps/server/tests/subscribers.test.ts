/** What those who have a table open are sent about it. */
import type { Clock } from '@broadside/host';
import { beforeEach, describe, expect, it } from 'vitest';
import { configOf } from '../src/config.ts';
import { type Subscriber, Subscribers } from '../src/rooms/subscribers.ts';
import { sits, tableRow } from './store/fixtures.ts';

/** A clock whose timers ring when they are told to. */
let rings: (() => void)[] = [];
const clock: Clock = {
  now: () => 0,
  after: (_, ring) => {
    rings.push(ring);
    return () => {
      rings = rings.filter((one) => one !== ring);
    };
  },
};
const ringAll = (): void => {
  for (const ring of rings.splice(0)) ring();
};

interface Reader extends Subscriber {
  readonly tables: string[];
}

function reader(guest: string): Reader {
  const tables: string[] = [];
  return {
    guest,
    name: guest,
    session: guest,
    watching: false,
    sent: -1,
    viewer: undefined,
    told: -1,
    changes: true,
    tables,
    send: (text) => {
      if (text.startsWith('{"type":"table"')) tables.push(text);
    },
    flush: () => {},
    bye: () => {},
    letIn: () => {},
  };
}

describe('somebody who comes to a table', () => {
  let subscribers: Subscribers;
  const come = (guest: string): Reader => {
    const one = reader(guest);
    subscribers.enter(one);
    subscribers.welcome(one, -1, [], undefined);
    return one;
  };
  beforeEach(() => {
    rings = [];
    const row = tableRow('t', 'anna', { seats: [sits('anna'), sits('boris')] });
    subscribers = new Subscribers({ row, tell: () => {} }, configOf({}).limits, clock);
  });

  it('is sent it once, and whoever was there before is told of them', () => {
    const anna = come('anna');
    ringAll();
    expect(anna.tables).toHaveLength(1);
    const boris = come('boris');
    ringAll();
    expect(boris.tables).toHaveLength(1);
    expect(anna.tables).toHaveLength(2);
    expect(JSON.parse(anna.tables[1]).table.seats).toMatchObject([{ here: true }, { here: true }]);
  });

  it('is sent it again when somebody leaves, or when the table is changed', () => {
    const anna = come('anna');
    const boris = come('boris');
    ringAll();
    subscribers.leave(boris);
    ringAll();
    expect(JSON.parse(anna.tables.at(-1) ?? '').table.seats).toMatchObject([{ here: true }, { here: false }]);
    const before = anna.tables.length;
    subscribers.sendTable();
    expect(anna.tables).toHaveLength(before + 1);
  });
});
