import { LooseChance, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../cards/events.ts';
import { portRoyal } from '../../rules/game.ts';
import { playByChance } from '../matches.ts';
import { of } from '../table.ts';
import { adventureOf, chapter, eventNamed, nextEvent } from './chapter.ts';

const seen = (t: ReturnType<typeof chapter>) => {
  const adventure = t.view('spectator').extra?.adventure;
  if (!adventure) throw new Error('the Adventure is not in sight');
  return adventure;
};

const dream = (t: ReturnType<typeof chapter>, at: number) =>
  portRoyal.imagine(t.view(1), 1, new LooseChance(Stream.of(`dream ${at}`))).extra?.adventure;

describe('what is known of the Adventure', () => {
  it('PR-HID-18: how many events are left, and which were revealed', () => {
    const t = chapter({ coming: ['alms', 'storm'], revealed: ['toll'], event: 'duel' });
    expect(seen(t)).toMatchObject({ events: 3, revealed: ['toll', 'duel'].map(eventNamed), event: eventNamed('duel') });
  });

  it('PR-HID-19, PR-MONTH-5: after the first month the order of the events seen is known', () => {
    const { t } = nextEvent({ revealed: ['toll', 'storm'], event: 'alms' });
    // The month's end at the bottom, the new event on top unseen.
    expect(seen(t).coming).toEqual([...['endOfMonth', 'alms', 'storm', 'toll'].map(eventNamed), -1]);
  });

  it('PR-HID-20, PR-HID-30: events never seen and the reserve are hidden', () => {
    const t = chapter({ coming: ['alms', 'storm'] });
    expect(seen(t).coming).toEqual([eventNamed('endOfMonth'), -1, -1]);
    expect(seen(t).reserve).toBe(11);
    expect(JSON.stringify(t.view(0))).not.toContain('"events":[');
  });

  it('PR-HID-20: a viewer imagines them again, each event once', () => {
    const t = chapter({ coming: ['alms', 'quietWaters'], event: 'toll', players: [{}, {}] });
    const orders = new Set<string>();
    for (let at = 0; at < 20; at++) {
      const imagined = dream(t, at);
      const all = [...(imagined?.events ?? []), ...(imagined?.reserve ?? []), ...(imagined?.revealed ?? [])];
      expect(all.slice().sort((a, b) => a - b)).toEqual(EVENTS.flatMap(({ number }, id) => (number < 3 ? [id] : [])));
      // Event 1 is in the deck, never in the reserve (PR-ASET-11).
      expect(imagined?.events).toContain(eventNamed('quietWaters'));
      orders.add(JSON.stringify(imagined?.events));
    }
    expect(orders.size).toBeGreaterThan(5);
  });

  it('PR-HID-21, PR-HID-23: neither unread story cards nor cards not yet shuffled in are in any view', () => {
    const t = chapter({ tasks: [10, 11] });
    expect(seen(t).tasks).toEqual([10, 11]);
    expect(Object.keys(seen(t)).sort()).toEqual([
      'audience',
      'begun',
      'bought',
      'characters',
      'coming',
      'crowns',
      'done',
      'event',
      'events',
      'fewer',
      'items',
      'known',
      'parked',
      'quiet',
      'reserve',
      'revealed',
      'seen',
      'tasks',
      'unlocked',
    ]);
  });

  it('PR-HID-22, PR-HID-7: tasks, crowns, characters, markers and items are open to everybody', () => {
    const t = chapter({
      chapter: 5,
      tasks: { 51: [1], 52: [] },
      players: [{ crowns: 3, items: ['ares-1-2-herbs'], parked: true }, { bought: 1 }],
    });
    const { characters, crowns, items, parked, unlocked } = adventureOf(t);
    expect(seen(t)).toMatchObject({ characters, crowns, items, parked, unlocked, done: [[1], []], bought: [0, 1] });
  });

  it('PR-HID-24: unused characters and boxed events are nowhere', () => {
    const t = chapter({ players: [{}, {}, {}] });
    expect(seen(t).quiet).toBe(false);
    expect(adventureOf(t).events).not.toContain(eventNamed('quietWaters'));
  });

  it('PR-ADV-14, PR-HID-20: an action after which an event was revealed cannot be taken back', () => {
    let reveals = 0;
    playByChance({ seats: 3, options: { play: 'adventureCoop' } }, 'no way back', (match) => {
      const { events, seat } = match.log[match.n];
      if (seat === undefined || of(events, 'eventRevealed').length === 0) return;
      expect(match.whyNoUndo(seat)?.code).toBe(match.outcome ? 'undo-over' : 'undo-barrier');
      reveals++;
    });
    expect(reveals).toBeGreaterThan(10);
  });
});
