/**
 * The first match: ships and their colours, prices, what the others may take, sabres, a bust, a tax, an admiral, an
 * expedition. Coins are drawn from the deck like everything else, so the cards behind them are prescribed as well.
 */
import type { DoStep, Lesson, RivalStep } from '@broadside/kernel';
import { type CardId, cardNamed } from '../cards/table.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import type { LessonKey } from './text.ts';

type Do = DoStep<PortRoyalAction, LessonKey>;
type Rival = RivalStep<PortRoyalAction, LessonKey>;

const [LEARNER, RIVAL] = [0, 1];

function card(name: string): CardId {
  const id = cardNamed(name);
  if (id === undefined) throw new Error(`there is no card ${name}`);
  return id;
}

const SKIFF = card('skiff-4-5');
const FRIGATE = card('frigate-3-6');
const SAILOR = card('sailor-3-1');
const ADMIRAL = card('admiral-5-1');
const SETTLER = card('settler-4-1');
const SMALL_SKIFF = card('skiff-1-1');
const FLUTE = card('flute-4-5');
const GALLEON = card('galleon-3-7');
const EXPEDITION = card('expedition-settler2');

/** Turn by turn: what is revealed, and then the cards that become coins, whose fronts nobody sees. */
const DECK: readonly string[] = [
  ...['skiff-4-5', 'sailor-3-1', 'frigate-3-6'],
  ...['mademoiselle-7-2', 'mademoiselle-7-2', 'mademoiselle-9-3', 'mademoiselle-9-3'],
  ...['admiral-9-3', 'admiral-9-3', 'jester-9-3'],

  ...['galleon-1-2', 'sailor-3-1', 'admiral-5-1'],

  ...['flute-2-2', 'flute-1-1', 'pinnace-3-2', 'pinnace-3-4'],

  ...['tax-mostSabres', 'pirate-9-3'],
  ...['settler-4-1', 'pinnace-1-1', 'galleon-1-2', 'skiff-1-1', 'captain-4-1'],
  ...['governor-8-0', 'governor-8-0', 'pirate-7-2'],

  ...['expedition-settler2', 'galleon-3-7', 'flute-4-5', 'settler-4-1', 'skiff-2-3', 'frigate-2-3'],
  ...['jester-7-2', 'jester-7-2', 'jester-7-2', 'jester-5-1'],
  ...['governor-8-0', 'governor-8-0'],
  ...['priest-4-1', 'priest-4-1', 'priest-4-1'],
];

const reveal = (say: LessonKey, rest: Partial<Do> = {}): Do => ({
  kind: 'do',
  say,
  wants: [{ type: 'draw' }],
  light: ['draw'],
  ...rest,
});

/** A card that is tapped says what follows, and has its verb beside it. */
const take = (type: 'trade' | 'hire', one: CardId, say: LessonKey, rest: Partial<Do> = {}): Do => ({
  kind: 'do',
  say,
  wants: [{ type, card: one }],
  light: [`harbour:${one}`, 'call-out', `${type}:${one}`],
  ...rest,
});

const rival = (does: Rival['does'], say: LessonKey): Rival => ({
  kind: 'rival',
  seat: RIVAL,
  does,
  say,
  light: [`player:${RIVAL}`, 'harbour'],
});

export const first: Lesson<PortRoyalAction, LessonKey> = {
  id: 'first',
  seats: 2,
  options: { firstPlayer: LEARNER },
  seed: 'a first look at Port Royal',
  stack: { deck: DECK },
  learner: LEARNER,
  teaches: ['bust', 'guest', 'tax', 'expedition'],
  steps: [
    { kind: 'tell', say: 'first.welcome', why: 'first.welcome.why', light: ['mine'] },

    reveal('first.reveal'),
    { kind: 'tell', say: 'first.ship', why: 'first.ship.why', light: [`harbour:${SKIFF}`] },
    reveal('first.more', { instead: 'first.more.instead' }),
    { kind: 'tell', say: 'first.person', why: 'first.person.why', light: [`harbour:${SAILOR}`] },
    reveal('first.danger', { why: 'first.danger.why', instead: 'first.more.instead' }),
    { kind: 'tell', say: 'first.colours', why: 'first.colours.why', light: ['colours', `harbour:${FRIGATE}`] },
    {
      kind: 'do',
      say: 'first.stop',
      why: 'first.stop.why',
      wants: [{ type: 'stop' }],
      light: ['stop'],
      instead: 'first.stop.instead',
    },
    take('trade', SKIFF, 'first.trade', { why: 'first.trade.why', instead: 'first.trade.instead' }),
    { kind: 'tell', say: 'first.guest', why: 'first.guest.why', light: [`harbour:${FRIGATE}`, `player:${RIVAL}`] },
    rival({ type: 'trade', card: FRIGATE }, 'first.watch'),

    { kind: 'tell', say: 'first.theirTurn', light: ['mine'] },
    rival({ type: 'draw' }, 'first.watch'),
    rival({ type: 'draw' }, 'first.watch'),
    rival({ type: 'draw' }, 'first.watch'),
    rival({ type: 'stop' }, 'first.watch'),
    rival({ type: 'hire', card: ADMIRAL }, 'first.watch'),
    take('hire', SAILOR, 'first.hire', { why: 'first.hire.why', instead: 'first.hire.instead' }),
    { kind: 'tell', say: 'first.hired', light: ['mine'] },

    reveal('first.again'),
    reveal('first.blue', { instead: 'first.more.instead' }),
    {
      kind: 'do',
      say: 'first.sink',
      why: 'first.sink.why',
      wants: [{ type: 'sink' }],
      light: ['sink'],
      instead: 'first.sink.instead',
    },
    reveal('first.dare', { why: 'first.dare.why', instead: 'first.dare.instead' }),
    reveal('first.dareAgain', { instead: 'first.dare.instead' }),
    { kind: 'tell', say: 'first.bust', why: 'first.bust.why', light: ['harbour', 'discard'] },

    rival({ type: 'draw' }, 'first.watch'),
    { kind: 'tell', say: 'first.tax', why: 'first.tax.why', light: ['mine'] },
    rival({ type: 'draw' }, 'first.watch'),
    rival({ type: 'draw' }, 'first.watch'),
    rival({ type: 'draw' }, 'first.watch'),
    rival({ type: 'draw' }, 'first.watch'),
    rival({ type: 'draw' }, 'first.watch'),
    rival({ type: 'stop' }, 'first.watch'),
    { kind: 'tell', say: 'first.admiral', why: 'first.admiral.why', light: [`player:${RIVAL}`] },
    rival({ type: 'trade', card: SMALL_SKIFF }, 'first.watch'),
    take('hire', SETTLER, 'first.settler', { why: 'first.settler.why', instead: 'first.settler.instead' }),

    reveal('first.last'),
    { kind: 'tell', say: 'first.expedition', why: 'first.expedition.why', light: [`expedition:${EXPEDITION}`] },
    reveal('first.seek'),
    reveal('first.on', { instead: 'first.on.instead' }),
    reveal('first.on', { instead: 'first.on.instead' }),
    reveal('first.found', { why: 'first.found.why', instead: 'first.on.instead' }),
    reveal('first.fourth', { instead: 'first.on.instead' }),
    {
      kind: 'do',
      say: 'first.two',
      wants: [{ type: 'stop' }],
      light: ['colours', 'stop'],
      instead: 'first.stop.instead',
    },
    take('trade', FLUTE, 'first.money', { instead: 'first.money.instead' }),
    take('hire', SETTLER, 'first.second', { instead: 'first.second.instead' }),
    {
      kind: 'do',
      say: 'first.claim',
      why: 'first.claim.why',
      wants: [{ type: 'claim', card: EXPEDITION }],
      light: [`claim:${EXPEDITION}`],
      instead: 'first.claim.instead',
    },
    rival({ type: 'trade', card: GALLEON }, 'first.watch'),
    { kind: 'tell', say: 'first.twelve', why: 'first.twelve.why', light: ['mine'] },
    { kind: 'tell', say: 'first.help', light: ['mine'] },
  ],
};
