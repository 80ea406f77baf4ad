/** Large cards: each has a picture, a name for those who do not see it, and figures that agree with the card tables. */
import { commonText, speaker } from '@broadside/text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../cards/characters.ts';
import { CONTRACTS } from '../../cards/contracts.ts';
import { SHIELDS } from '../../cards/coop.ts';
import { EVENTS } from '../../cards/events.ts';
import { TASKS } from '../../cards/tasks.ts';
import { tableText } from '../../text/table.ts';
import { CharacterPortrait } from '../art/bust/cast/characters.tsx';
import { CONTRACT_PICTURES } from '../art/emblem/contracts.tsx';
import { EVENT_PICTURES } from '../art/emblem/events.tsx';
import { Vignette } from '../art/scene/chapters.tsx';
import type { BigState, ContractCardProps, TaskCardProps } from './big.ts';
import { CharacterCard } from './CharacterCard.tsx';
import { ContractCard } from './ContractCard.tsx';
import { EventCard, eventTime } from './EventCard.tsx';
import { contractActiveOnly, contractAtOnce, contractSteps, taskActiveOnly, taskAtOnce, taskSigns } from './needs.ts';
import { StoryPage } from './StoryPage.tsx';
import { TaskCard } from './TaskCard.tsx';
import { CrownTrack, PointsDeck, TimeDeck } from './Tracks.tsx';

const say = speaker('en', commonText, tableText);
const markup = (element: ReactElement): string => renderToStaticMarkup(element);
const nodes = (html: string): number => (html.match(/<[a-z]/g) ?? []).length;
const withoutDrawings = (html: string): string => html.replaceAll(/<svg.*<\/svg>/g, '');
const labelOf = (html: string): string => /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';

const text = { title: 'A title', about: 'What it asks for.', say };
const contract = (at: number, props: Partial<ContractCardProps> = {}): string =>
  markup(<ContractCard contract={at} {...text} {...props} />);
const task = (number: number, props: Partial<TaskCardProps> = {}): string =>
  markup(<TaskCard task={number} {...text} {...props} />);
const placeOf = (id: string): number => CONTRACTS.findIndex((one) => one.id === id);
const anna = { seat: 0, name: 'Anna' };
const boris = { seat: 1, name: 'Boris' };

const everyBigCard = (): readonly (readonly [string, string])[] => [
  ...CONTRACTS.map(({ id }, at) => [id, contract(at, { seal: true })] as const),
  ...TASKS.map(({ number }) => [`task ${number}`, task(number)] as const),
  ...EVENTS.map(({ id }, at) => [id, markup(<EventCard event={at} {...text} />)] as const),
  ...CHARACTERS.map(({ id }, at) => [id, markup(<CharacterCard character={at} left={4} {...text} />)] as const),
];

describe('Every contract, task, event and character', () => {
  it('has a picture and says its title and its sentence', () => {
    for (const [name, html] of everyBigCard()) {
      expect(html, name).toMatch(/<svg/);
      expect(labelOf(html), name).toMatch(/A title\..*What it asks for\./);
    }
  });

  it('stays light and carries no id that a second copy could clash with', () => {
    for (const [name, html] of everyBigCard()) {
      expect(nodes(html), name).toBeLessThan(330);
      expect(html, name).not.toMatch(/\sid="|url\(#/);
    }
  });

  it('is drawn like no other of its kind', () => {
    const different = (drawings: readonly string[]): void => expect(new Set(drawings).size).toBe(drawings.length);
    different(CONTRACT_PICTURES.map((Picture) => markup(<Picture />)));
    different(EVENT_PICTURES.map((Picture) => markup(<Picture />)));
    different(CHARACTERS.map((_, at) => markup(<CharacterPortrait character={at} />)));
    different([0, 1, 2, 3, 4, 5].map((plate) => markup(<Vignette plate={plate} />)));
    expect(CONTRACT_PICTURES.length).toBe(CONTRACTS.length);
    expect(EVENT_PICTURES.length).toBe(EVENTS.length);
  });

  it('is a button when it can be pressed, else an article', () => {
    expect(contract(0, { onPress: () => {} })).toMatch(/^<button type="button"/);
    expect(contract(0)).toMatch(/^<article/);
  });
});

describe('A contract', () => {
  it('PR-CONTR-6: shows the coins of its spaces from the left', () => {
    const html = withoutDrawings(contract(placeOf('enemyFrigate')));
    expect(labelOf(html)).toContain('Coins of the spaces: 8, 6, 5, 4, 3.');
  });

  it('PR-CONTR-13: is marked when it is now or never', () => {
    const marked = CONTRACTS.filter(({ needs }) => contractAtOnce(needs)).map(({ id }) => id);
    expect(marked).toEqual(['enemyFrigate', 'enemyGalleon', 'taxCollector', 'curse', 'broker', 'experiencedBroker']);
    expect(contract(placeOf('curse'))).toContain('now or never');
    expect(contract(placeOf('mercenary'))).not.toContain('now or never');
  });

  it('PR-CONTR-14: is marked when it is for the active player alone', () => {
    const marked = CONTRACTS.filter(({ needs }) => contractActiveOnly(needs)).map(({ id }) => id);
    expect(marked).toEqual(['curse', 'broker', 'experiencedBroker', 'pirateDen']);
  });

  it('PR-CTR-10, PR-CTR-11, PR-CTR-14: has two, one and one spaces before the last', () => {
    const steps = (id: string): number => contractSteps(CONTRACTS[placeOf(id)].needs);
    expect(['enemyFrigate', 'enemyGalleon', 'broker', 'experiencedBroker'].map(steps)).toEqual([2, 1, 1, 0]);
  });

  it('PR-CTR-21: names everybody whose marker lies on it or on the way', () => {
    const html = contract(placeOf('enemyFrigate'), { markers: [anna], steps: [[], [boris]] });
    expect(labelOf(html)).toContain('Completed by Anna. On space 2: Boris.');
  });

  it('PR-COOP-3: shows number and letter of its seal in cooperative play alone', () => {
    const at = placeOf('enemyGalleon');
    expect(labelOf(contract(at, { seal: true }))).toContain('Seal H, -1.');
    expect(contract(at, { seal: true })).toContain('−1');
    expect(labelOf(contract(at))).not.toContain('Seal');
  });
});

describe('A task', () => {
  it('PR-TASK-3, PR-TASK-4: distinguishes what is paid from what only has to be there', () => {
    const needs = (number: number) => {
      const found = TASKS.find((one) => one.number === number);
      return found ? taskSigns(found).map(({ sign, count, paid = false }) => ({ sign, count, paid })) : [];
    };
    expect(needs(15)).toEqual([
      { sign: { icon: 'sabre' }, count: 2, paid: false },
      { sign: { sigil: 'ares' }, count: 2, paid: true },
    ]);
    expect(needs(34)).toEqual([
      { sign: { sigil: 'colours' }, count: 4, paid: false },
      { sign: { icon: 'coin' }, count: 5, paid: true },
    ]);
  });

  it('PR-TASK-10: five of them are now or never; PR-TASK-18: a tax may be paid in anybody’s turn', () => {
    const numbers = (has: typeof taskAtOnce) => TASKS.filter(has).map(({ number }) => number);
    expect(numbers(taskAtOnce)).toEqual([33, 34, 50, 51, 52]);
    expect(numbers(taskActiveOnly)).toEqual([33, 34, 51, 52]);
  });

  it('PR-TASK-8: crosses out the first reward when somebody has had it', () => {
    expect(task(10)).not.toContain('data-gone');
    expect(task(10, { markers: [boris] })).toContain('data-gone');
  });

  it('says how far everybody is and whether it is done', () => {
    const standing = [{ ...anna, have: 1, need: 2 }];
    expect(labelOf(task(11, { standing }))).toContain('Anna: 1 of 2.');
    const said = (state: BigState): string => labelOf(task(11, { state }));
    expect(said('mine')).toContain('Completed by you.');
    expect(said('others')).toContain('Completed by others.');
    expect(said('closed')).toContain('Out of your reach.');
    expect(said('ready')).toContain('You can complete it now.');
  });
});

describe('An event', () => {
  it('PR-ADV-15: acts at once, while discovering, or while trading and hiring', () => {
    const times = EVENTS.map(({ effect }) => eventTime(effect));
    expect(times.filter((time) => time === 'now').length).toBe(7);
    expect(times.filter((time) => time === 'phase1').length).toBe(4);
    expect(times.filter((time) => time === 'phase2').length).toBe(5);
  });
});

describe('A character', () => {
  it('PR-TASK-6: opens door and windows from the left', () => {
    const open = (left: number): string => labelOf(markup(<CharacterCard character={0} left={left} {...text} />));
    expect(open(4)).not.toContain('Unlocked');
    expect(open(3)).toContain('Unlocked: ability.');
    expect(open(0)).toContain('Unlocked: ability, trophy, 1 crown, 3 crowns.');
  });

  it('PR-ASET-7: shows the coins it starts with', () => {
    CHARACTERS.forEach(({ startCoins }, at) => {
      expect(labelOf(markup(<CharacterCard character={at} left={4} {...text} />))).toContain(
        `Starts with ${startCoins} coins.`,
      );
    });
  });
});

describe('The crown track', () => {
  it('PR-CROWN-3: counts the last shield reached or passed', () => {
    const points = (crowns: number): string =>
      labelOf(markup(<CrownTrack say={say} players={[{ ...anna, crowns }]} />));
    expect(points(0)).toBe('Anna: 0 crowns, 0 points.');
    expect(points((SHIELDS[2] ?? 0) + 1)).toContain('3 points.');
    expect(points(16)).toContain('6 points.');
  });
});

describe('The decks of cooperative play', () => {
  it('PR-HID-16: say how many cards they hold', () => {
    expect(labelOf(markup(<TimeDeck say={say} count={15} />))).toBe('Time deck: 15 cards.');
    expect(labelOf(markup(<PointsDeck say={say} count={1} note="Sailor" />))).toBe('Points deck: 1 card. Sailor');
  });
});

describe('A page of the book', () => {
  it('PR-ADV-4, PR-ADV-5: has its chapter, its number if it has one, and every paragraph', () => {
    const html = markup(<StoryPage say={say} plate={2} number={28} title="The inn" paragraphs={['One.', 'Two.']} />);
    expect(html).toContain('Chapter 2');
    expect(html).toContain('>28<');
    expect(html.match(/<p>(One|Two)\.<\/p>/g)).toHaveLength(2);
    expect(markup(<StoryPage say={say} plate={0} title="The book" paragraphs={[]} />)).toContain(
      'The Adventure Begins',
    );
  });
});
