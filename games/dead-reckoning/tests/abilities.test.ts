/** Abilities in general (DR-ABIL), bonus cards (DR-BONUS), symbols (DR-SYMB). */
import { describe, expect, it } from 'vitest';
import { type CardId, crewEffects, effectsOf } from '../cards/table.ts';
import { amountOf, cardCannons, cardSails, choiceSails, countOn, groupsOf } from '../rules/abilities.ts';
import type { Crew } from '../rules/state.ts';
import { aboard, CREW, cubesOn, fighting, finish, SHARK, sleeved, use, useOf } from './sleeves.ts';
import { card, names, of, type Table, table } from './table.ts';

const crewOf = (level: number, sleeves: [CardId, CardId, CardId] = [-1, -1, -1]): Crew => ({
  level,
  known: level,
  sleeves,
  used: 0,
  fired: 0,
});

describe('using abilities', () => {
  it('DR-ABIL-1, DR-DEC-25: an ability of a card in play is an action of the main phase, and never compulsory', () => {
    const t = table(2, { players: [{ hand: ['crewman-1'], dock: 0 }] });
    expect(t.why('use crewman-1')).toBe('not-in-play DR-ABIL-1');
    t.play('play crewman-1');
    expect(t.legalOf('use')).toEqual(['use crewman-1']);
    expect(t.why('use crewman-1 line 2 choice 4')).toBe('no-such-ability DR-ABIL-1');
    expect(t.why('use crewman-1 99')).toBe('no-such-ability DR-ABIL-1');
    t.endTurn();
    expect(t.player(0).dock).toBe(0);
  });

  it('DR-ABIL-2: each ability once per turn, and again in the next one', () => {
    const t = table(2, { players: [{ hand: [], play: ['crewman-1'], dock: 0 }] });
    const events = t.play('use crewman-1');
    expect(of(events, 'used')).toEqual([{ type: 'used', seat: 0, card: card('crewman-1'), ability: 0, level: 1 }]);
    expect(t.why('use crewman-1')).toBe('already-used DR-ABIL-2');
    // Marking it binds no cubes.
    expect(t.player(0).cubes).toBe(34);
    t.endTurn();
    expect(t.player(0).crew[card('crewman-1')].used).toBe(0);
  });

  it('DR-ABIL-3: combat abilities are for battles, each once per turn', () => {
    const t = sleeved(['a1-11']);
    expect(t.why(useOf('a1-11'))).toBe('combat-only DR-ABIL-3');
    const two = fighting(['a1-11'], ['A2 A1 A1', 'A2 A2'], {
      me: { sails: 2 },
      sea: { 1: { card: 'e1-2' }, [SHARK]: { card: 'e1-1' } },
    });
    use(two, 'a1-11');
    finish(two);
    two.playAll('sail to row 1 centre', 'attack', 'fire 0');
    two.landAll();
    expect(two.waits).toBe('main 0');
  });

  it('DR-ABIL-4: abilities between green bars are independent, in any order and at different moments', () => {
    const t = sleeved([], { level: 2, me: { dock: 2, damage: 1 } });
    t.playAll(`use ${CREW} line 2`, 'raise sails', `use ${CREW}`);
    expect(t.player(0)).toMatchObject({ damage: 0, dock: 2 });
  });

  it('DR-ABIL-5, DR-DEC-26: of abilities between red slashes one is used, and the others with it', () => {
    const t = table(2, { players: [{ hand: [], play: ['bosun'], levels: { bosun: 4 }, dock: 9 }] });
    t.play('use bosun');
    expect(t.why('use bosun choice 2')).toBe('already-used DR-ABIL-2');
    expect(t.why('use bosun choice 3')).toBe('already-used DR-ABIL-2');
  });

  it('DR-ABIL-6: bars part groups, slashes alternatives within one', () => {
    expect(crewEffects(card('bosun'), 4).map((group) => group.map((effect) => effect.do))).toEqual([
      ['gain', 'upgrade', 'upgrade'],
      ['helm'],
    ]);
  });

  it('DR-ABIL-11, DR-ABIL-12: a price that cannot be paid in full forbids the ability', () => {
    const t = table(2, { players: [{ hand: [], play: ['bosun'], levels: { bosun: 4 }, dock: 5 }] });
    expect(t.legalOf('use')).toEqual(['use bosun', 'use bosun choice 2']);
    expect(t.why('use bosun choice 3')).toBe('cannot-pay DR-ABIL-12');
  });

  it('DR-ABIL-12: what can be carried out in part may be used, what has no effect may not', () => {
    const t = sleeved(['a3-10'], { me: { at: 2 } });
    use(t, 'a3-10');
    expect(cubesOn(t, 2)).toEqual([3, 1]);
    expect(sleeved(['a2-12', 'a1-04', 'a3-14'], { me: { at: SHARK } }).why(useOf('a2-12'))).toBe(
      'no-effect DR-ABIL-12',
    );
  });

  it('DR-ABIL-13: a scoring ability is no action', () => {
    expect(sleeved(['a3-16']).why(useOf('a3-16'))).toBe('not-an-action DR-SAIL-8');
  });

  it('DR-TABLE-8, DR-ADV-R3: a used group stays used when its card rises, an unused one is replaced', () => {
    const t = sleeved(['a3-05'], { level: 2, me: { dock: 0 } });
    t.play(`use ${CREW}`);
    use(t, 'a3-05');
    expect(t.player(0).crew[card(CREW)].level).toBe(3);
    expect(t.why(`use ${CREW}`)).toBe('already-used DR-ABIL-2');
    const fresh = sleeved(['a3-05'], { level: 2, me: { dock: 0 } });
    use(fresh, 'a3-05');
    fresh.play(`use ${CREW}`);
    expect(fresh.player(0).dock).toBe(3);
  });
});

describe('counting symbols', () => {
  it('DR-ABIL-7, DR-ABIL-9: the level and all advancements of the sleeve are read as one card', () => {
    const sleeves: [CardId, CardId, CardId] = [card('a2-04'), card('a2-05'), card('a3-14')];
    const gunner = crewOf(2, sleeves);
    expect(countOn(gunner, card('gunner-1'), 'cannon')).toBe(1 + 2 + 2);
    expect(countOn(gunner, card('gunner-1'), 'helm')).toBe(2 + 1);
    // The next level's cannon does not count yet.
    expect(cardCannons(crewOf(1), card('gunner-1'))).toBe(0);
    expect(groupsOf(gunner, card('gunner-1'))).toEqual([
      crewEffects(card('gunner-1'), 2),
      ...sleeves.map((one) => effectsOf(one)),
    ]);
  });

  it('DR-ABIL-7, DR-ABIL-8: what a count gives is no symbol, and the grey symbol is not counted', () => {
    const crew = crewOf(1, [card('a3-18'), card('a2-07'), card('a2-17')]);
    expect(countOn(crew, 1, 'helm')).toBe(0);
    expect(countOn(crew, 1, 'cannon')).toBe(0);
    expect(amountOf({ x: 'helm', each: 2 }, crewOf(1, [-1, card('a4-12'), -1]), 1)).toBe(6);
    expect(amountOf({ x: 'helm', each: 2 }, undefined, -1)).toBe(0);
  });

  it('DR-ABIL-10, DR-SAIL-9: sails among alternatives are printed, and count when they are chosen', () => {
    const deckhand = card('deckhand-1');
    expect([2, 3, 4].map((level) => choiceSails(crewOf(level), deckhand))).toEqual([1, 2, 0]);
    expect([2, 3, 4].map((level) => cardSails(crewOf(level), deckhand))).toEqual([0, 0, 3]);
  });

  it('DR-SYMB-1, DR-SYMB-2: cannons and helms are counted, never used', () => {
    const t = sleeved(['a2-04', 'a2-05']);
    expect(t.legalOf('use')).toEqual([`use ${CREW}`]);
    expect(t.why(useOf('a2-04'))).toBe('not-an-action DR-SAIL-8');
  });
});

describe('the top advancement of a row', () => {
  const withBox = (row1: readonly string[]): Table =>
    sleeved(['a1-06', 'a3-12'], { stack: { row1: ['a1-01', 'a1-03', 'a1-05', ...row1] } });

  it('DR-ABIL-16, DR-ABIL-17, DR-TEST-30: merchants on top are passed over and keep their order', () => {
    const t = withBox(['e1-1', 'e1-2', 'a1-10', 'a1-09']);
    const top = (): string[] => names(t.state.boxes[0].slice(-3)).reverse();
    expect(top()).toEqual(['e1-1', 'e1-2', 'a1-10']);
    use(t, 'a3-12');
    expect(names(t.player(0).aside)).toEqual(['a1-10']);
    expect(top()).toEqual(['e1-1', 'e1-2', 'a1-09']);
    expect(t.uncovered).toBe(true);
  });

  it('DR-ABIL-16, DR-BUY-9: it is no purchase', () => {
    const t = withBox(['a1-10']);
    use(t, 'a3-12');
    expect(t.state.turn.bought).toBe(0);
  });

  it('DR-ABIL-17: a box without advancements gives nothing; an empty one cannot be asked', () => {
    const t = withBox([]);
    const box = t.state.boxes[0];
    const merchants = box.filter((one) => names([one])[0].startsWith('e'));
    t.state.gone.push(...box.filter((one) => !merchants.includes(one)));
    t.state.boxes[0] = merchants;
    expect(of(use(t, 'a3-12'), 'gotCard')).toEqual([]);
    expect(t.state.boxes[0]).toEqual(merchants);
    const empty = withBox([]);
    empty.state.gone.push(...empty.state.boxes[0].splice(0));
    expect(empty.why(useOf('a3-12'))).toBe('no-effect DR-ABIL-12');
  });
});

describe('the bottom card of the deck', () => {
  it('DR-ABIL-18, DR-ABIL-19: a card at level 4 is passed over, up to the first that can rise', () => {
    const t = sleeved(['a4-18']);
    const player = t.player(0);
    const [first, second, third] = player.deck;
    for (const one of [first, second]) Object.assign(player.crew[one], { level: 4, known: 4 });
    player.achievements |= 1 << 1;
    expect(of(use(t, 'a4-18'), 'levelled')).toMatchObject([{ card: third, level: 2 }]);
    expect(player.deck.slice(0, 3)).toEqual([first, second, third]);
  });

  it('DR-ABIL-19: without such a card, or with an empty deck, nothing happens', () => {
    const t = sleeved(['a4-18']);
    const player = t.player(0);
    player.discard.push(...player.deck.splice(0));
    expect(t.why(useOf('a4-18'))).toBe('no-effect DR-ABIL-12');
  });
});

describe('bonus cards', () => {
  it('DR-BONUS-1: one more card in the end phase for every symbol played, and no action', () => {
    const t = sleeved(['a2-16'], { me: { hand: ['purser'] } });
    expect(t.why(useOf('a2-16'))).toBe('not-an-action DR-SAIL-8');
    const [drew] = of(t.endTurn(), 'drew');
    expect(drew.cards).toHaveLength(5);
  });

  it('DR-BONUS-2: the hand limit holds, and what is above it is lost', () => {
    const t = sleeved(['a2-16'], { me: { hand: ['purser', 'captain', 'bosun'] } });
    const [drew] = of(t.endTurn(), 'drew');
    expect(drew.cards).toHaveLength(3);
  });
});

describe('several effects at once', () => {
  it('DR-DEC-56: the parts of a reward follow one another in printed order, each with its questions', () => {
    const t = fighting([], ['C2 A1 A1 A1 A1'], {
      me: {
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [1, 0],
        ],
      },
      sea: { [SHARK]: { card: 'e2-4' } },
    });
    // Three coins for two places: first the third, then a card of the deck rises.
    expect(t.waits).toBe('room 0');
    expect(t.player(0).crew.every(({ level }) => level === 1)).toBe(true);
    t.play('forgo coin');
    expect(aboard(t)).toEqual([5, 2]);
    expect(t.player(0).crew.some(({ level }) => level === 2)).toBe(true);
    expect(t.waits).toBe('main 0');
  });
});
