/**
 * The first match: a secret choice, the order of calling, a raid, loot, a port, a gift, a curse, a sale, and how it ends.
 * Of every throw only the values are prescribed: the dice really fall, and whatever lies next to what, the lesson goes on.
 */
import type { DoStep, Lesson, RivalStep, TellStep } from '@broadside/kernel';
import {
  CAPTAIN,
  CARTOGRAPHER,
  type CardId,
  CHARACTERS,
  type Character,
  cardNamed,
  characterCard,
  MERCHANT,
  NATIVE,
  SHAMAN,
  SHIPWRIGHT,
} from '../cards/table.ts';
import type { SevenSeasAction } from '../rules/state.ts';
import type { LessonKey } from './text.ts';

type Do = DoStep<SevenSeasAction, LessonKey>;
type Rival = RivalStep<SevenSeasAction, LessonKey>;
type Tell = TellStep<LessonKey>;

const [LEARNER, RIVAL] = [0, 1];
/** Narrow screens have the others in a row of their own. */
const THE_RIVAL = [`brief:${RIVAL}`, `player:${RIVAL}`] as const;

function card(name: string): CardId {
  const id = cardNamed(name);
  if (id === undefined) throw new Error(`there is no card ${name}`);
  return id;
}

const CARAVAN = 'caravan-spain-2';
const PORT = 'port-1';
const CURSE = 'kraken';

/** Two players send up to three ships for each of the caravan. */
const SENT = 6;

const anywhere = (values: string): string => values.replaceAll(/\d/g, '$&@?');

/** Red dice first, then those of the learner, then those of the rival. */
const THROWS: readonly string[] = [
  // All of the learner's beat both red ones, whichever of them meet.
  anywhere('2 3 6 4 5 4 6 5'),
  // A 1 for each: the learner has fruit aboard, the rival nothing but ships.
  anywhere('4 1 6 2 5 3 6 5 3 2 4 1 6 2 5 4'),
];

const tell = (say: LessonKey, light: readonly string[], why?: LessonKey): Tell => ({
  kind: 'tell',
  say,
  light,
  ...(why === undefined ? {} : { why }),
});

/** The card says what it would do, and has its verb below it. */
const pick = (character: Character, say: LessonKey, rest: Partial<Do>): Do => ({
  kind: 'do',
  say,
  wants: [{ type: 'choose', card: characterCard(character) }],
  light: [`character:${CHARACTERS[character]}`, `choose.${characterCard(character)}`],
  ...rest,
});

const play = (name: string, say: LessonKey, rest: Partial<Do>): Do => ({
  kind: 'do',
  say,
  wants: [{ type: 'play', card: card(name) }],
  light: [`play.${card(name)}`],
  ...rest,
});

const keep = (say: LessonKey, rest: Partial<Do>): Do => ({
  kind: 'do',
  say,
  wants: [{ type: 'keepAll' }],
  light: ['keepAll'],
  instead: 'first.keep.instead',
  ...rest,
});

const rival = (does: Rival['does'], say: LessonKey = 'first.watch'): Rival => ({
  kind: 'rival',
  seat: RIVAL,
  does,
  say,
  light: THE_RIVAL,
});

const rivalPicks = (character: Character): Rival =>
  rival({ type: 'choose', card: characterCard(character) }, 'first.picks');

export const first: Lesson<SevenSeasAction, LessonKey> = {
  id: 'first',
  seats: 2,
  options: {},
  seed: 'a first look at the seven seas',
  stack: {
    first: [String(RIVAL)],
    hand0: [CARAVAN, PORT, 'tavern'],
    hand1: [CURSE, 'caravan-england-1', 'port-5'],
    adventures: ['endOfAdventures', 'caravan-france-2'],
    loot: ['rum', 'fruit', 'rum', 'coffee', 'talisman', 'fruit', 'rum'],
    throws: THROWS,
  },
  learner: LEARNER,
  teaches: ['secret', 'raid', 'sale', 'alone', 'curse'],
  steps: [
    tell('first.welcome', ['fleet', 'purse'], 'first.welcome.why'),
    tell('first.order', ['characters', 'calling'], 'first.order.why'),
    rivalPicks(SHIPWRIGHT),
    pick(CAPTAIN, 'first.captain', { why: 'first.captain.why', instead: 'first.captain.instead' }),

    tell('first.called', ['calling'], 'first.called.why'),
    rival({ type: 'build', count: 1 }),
    tell('first.alone', THE_RIVAL, 'first.alone.why'),
    rival({ type: 'gift' }),

    play(CARAVAN, 'first.caravan', { why: 'first.caravan.why', instead: 'first.caravan.instead' }),
    {
      kind: 'do',
      say: 'first.send',
      why: 'first.send.why',
      wants: [{ type: 'send', count: SENT }],
      light: [`send.${SENT}`],
      instead: 'first.send.instead',
    },
    rival({ type: 'send', count: 0 }),
    // Who sent how many: the lid has just come into sight, and what is spoken of must not scroll it away.
    tell('first.home', ['fights'], 'first.home.why'),
    tell('first.nearest', ['lid'], 'first.nearest.why'),
    {
      kind: 'do',
      say: 'first.throw',
      why: 'first.throw.why',
      wants: [{ type: 'throw' }],
      light: ['lid', 'throw.0.2'],
    },
    tell('first.won', ['middle'], 'first.won.why'),
    tell('first.again', ['last-throw']),
    keep('first.keep', { why: 'first.keep.why' }),
    tell('first.talisman', ['purse', 'fleet'], 'first.talisman.why'),

    tell('first.back', ['characters'], 'first.back.why'),
    tell('first.warn', ['character:captain'], 'first.warn.why'),
    rivalPicks(SHAMAN),
    pick(NATIVE, 'first.native', { why: 'first.native.why', instead: 'first.native.instead' }),
    play(PORT, 'first.port', { why: 'first.port.why', instead: 'first.port.instead' }),
    {
      kind: 'do',
      say: 'first.gift',
      why: 'first.gift.why',
      wants: [{ type: 'gift' }],
      light: ['gift'],
      instead: 'first.gift.instead',
    },
    keep('first.third', { why: 'first.third.why' }),

    rival({ type: 'play', card: card(CURSE) }),
    tell('first.curse', ['lid'], 'first.curse.why'),
    rival({ type: 'throw' }),
    tell('first.hit', ['fleet'], 'first.hit.why'),

    rivalPicks(CARTOGRAPHER),
    pick(MERCHANT, 'first.merchant', { why: 'first.merchant.why', instead: 'first.merchant.instead' }),
    {
      kind: 'do',
      say: 'first.sell',
      why: 'first.sell.why',
      wants: [{ type: 'sellAll' }],
      light: ['sellAll'],
      instead: 'first.sell.instead',
    },
    tell('first.guard', ['fleet', 'purse'], 'first.guard.why'),

    rival({ type: 'draw' }),
    tell('first.end.drawn', ['ending'], 'first.end.drawn.why'),
    rival({ type: 'noGift' }),
    tell('first.hand', ['hand'], 'first.hand.why'),
    tell('first.free', ['characters'], 'first.free.why'),
  ],
};
