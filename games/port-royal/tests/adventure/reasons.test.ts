import { parseAction, whyNot } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../../rules/game.ts';
import { chapter, exploring, FOUR_COLOURS, nextEvent, trading } from './chapter.ts';

const BREAD = 'pinnace-2-1-bread';

describe('refusals', () => {
  it('PR-DEC-42, PR-ASET-4: characters and shares only while they are asked for', () => {
    const t = chapter();
    expect(t.why('character 0')).toBe('characters-are-chosen PR-ASET-4');
    expect(t.why('share 1')).toBe('nothing-to-share PR-ACOOP-6');
    const asked = chapter({ frame: { step: 'character', seat: 1, cards: [2] } });
    expect(asked.legal()).toEqual(['character 4', 'character 5']);
    expect(asked.why('character 0')).toBe('character-not-offered PR-ASET-4');
    expect(asked.why('draw')).toBe('set-up-first PR-SETUP-6');
    const drafted = chapter({ options: { characters: 'drafted' }, frame: { step: 'character', seat: 1, cards: [2] } });
    expect(drafted.why('character 0')).toBe('character-not-offered PR-ASET-5');
  });

  it('PR-TASK-1: a refusal names the task it is about', () => {
    const t = chapter();
    const action = parseAction(portRoyal, 'task 281 -');
    expect(whyNot(portRoyal, t.state, 0, action)).toMatchObject({ code: 'task-not-in-play', params: { task: 281 } });
  });

  it('PR-LOOK-1: a card is put back only while a lookout looks, and only one of the three', () => {
    const deck = ['sailor-3-1', 'captain-4-1', 'priest-4-1'];
    const t = chapter({ chapter: 3, players: [{ persons: ['lookout-5-1'] }, {}], deck });
    expect(t.why('putBack sailor-3-1')).toBe('no-lookout-looks PR-LOOK-1');
    t.play('look');
    expect(t.why('putBack settler-4-1')).toBe('not-before-lookout PR-LOOK-1');
  });

  it('PR-AMB-80: nobody looks without a lookout or without cards', () => {
    expect(chapter().why('look')).toBe('no-lookout PR-LOOK-1');
    const empty = exploring({
      chapter: 3,
      players: [{ persons: ['lookout-5-1'] }, {}],
      rest: 'purse',
      harbour: ['flute-1-1'],
    });
    expect(empty.why('look')).toBe('nothing-to-draw PR-AMB-4');
  });

  it('PR-ITEM-2: a ship is kept in phase 2, from the harbour, within the allowance', () => {
    const spec = { chapter: 2, tasks: [21], harbour: [BREAD, 'skiff-2-3-bread'] };
    expect(exploring(spec).why(`stow ${BREAD}`)).toBe('phase-two-not-begun PR-TURN-2');
    const t = trading({ ...spec, players: [{ persons: ['innkeeper-4-1'] }, {}] });
    expect(t.why('stow flute-0-2-bread')).toBe('not-in-harbour PR-TRADE-4');
    t.play(`stow ${BREAD}`);
    // The innkeeper keeps the take-turn open.
    expect(t.why('stow skiff-2-3-bread')).toBe('allowance-used PR-TRADE-1');
    const over = chapter({ ...spec, harbour: [], frame: { step: 'lastClaims', after: 'taking' } });
    expect(over.why(`stow ${BREAD}`)).toBe('phase-two-is-over PR-OTHER-10');
  });

  it('PR-TASK-1: what a task still lacks is said', () => {
    const t = chapter({ tasks: [13], players: [{ coins: 3, persons: ['priest-4-1'] }, {}] });
    expect(t.why('task 13 -')).toBe('task-not-met PR-TASK-3');
    const priest = chapter({ tasks: [13], players: [{ coins: 9 }, {}] });
    expect(priest.why('task 13 -')).toBe('task-not-met PR-TASK-4');
    const ships = chapter({ tasks: [10], players: [{ items: ['ares-1-2-herbs', 'ares-1-3-herbs'] }, {}] });
    expect(ships.why('task 10 ares-1-4-herbs,ares-1-2-herbs')).toBe('ship-not-yours PR-TASK-3');
  });

  it('PR-TASK-10: while an offer waits, other things wait, too', () => {
    const t = exploring({
      chapter: 3,
      tasks: [33, 35],
      harbour: FOUR_COLOURS.slice(1),
      deck: ['galleon-1-2'],
      players: [{ coins: 20 }, {}],
    });
    t.play('draw');
    expect(t.legal()).toEqual(['task 33 -', 'decline']);
    expect(t.why('task 35 -')).toBe('answer-offer-first PR-CONTR-13');
    expect(t.why('draw')).toBe('answer-offer-first PR-CONTR-13');
  });

  it('PR-ACOMP-2: markers are bought only when they are offered', () => {
    expect(chapter({ play: 'adventure' }).why('buyMarker')).toBe('no-month-ends PR-ACOMP-2');
    const { t } = nextEvent({ play: 'adventure', players: [{}, { coins: 8 }] });
    expect(t.why('draw')).toBe('answer-month-first PR-ACOMP-2');
    expect(t.why('task 10 -')).toBe('answer-month-first PR-ACOMP-2');
  });
});
