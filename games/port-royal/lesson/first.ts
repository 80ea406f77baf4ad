/**
 * The first match: ships and their colours, prices, what the others may take, sabres, a bust, a tax, an admiral, an
 * expedition. Coins are drawn from the deck like everything else, so the cards behind them are prescribed as well.
 */
import { card, LEARNER, lit, RIVAL, type RoyalLesson, reveal, rivalDoes, stop, take, tell } from './steps.ts';

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

const rival = rivalDoes('first.watch');

export const first: RoyalLesson = {
  id: 'first',
  seats: 2,
  options: { firstPlayer: LEARNER },
  seed: 'a first look at Port Royal',
  stack: { deck: DECK },
  learner: LEARNER,
  teaches: ['bust', 'guest', 'tax', 'colours', 'expedition'],
  steps: [
    tell('first.welcome', ['mine'], { why: 'first.welcome.why' }),

    reveal('first.reveal'),
    tell('first.ship', [`harbour:${SKIFF}`], { why: 'first.ship.why' }),
    reveal('first.more', { instead: 'first.more.instead' }),
    tell('first.person', [`harbour:${SAILOR}`], { why: 'first.person.why' }),
    reveal('first.danger', { why: 'first.danger.why', instead: 'first.more.instead' }),
    tell('first.colours', ['colours', `harbour:${FRIGATE}`], { why: 'first.colours.why' }),
    stop('first.stop', { why: 'first.stop.why', instead: 'first.stop.instead' }),
    take('trade', SKIFF, 'first.trade', { why: 'first.trade.why', instead: 'first.trade.instead' }),
    tell('first.guest', [`harbour:${FRIGATE}`, `player:${RIVAL}`], { why: 'first.guest.why' }),
    rival({ type: 'trade', card: FRIGATE }),

    tell('first.theirTurn', ['mine']),
    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'stop' }),
    rival({ type: 'hire', card: ADMIRAL }),
    take('hire', SAILOR, 'first.hire', { why: 'first.hire.why', instead: 'first.hire.instead' }),
    tell('first.hired', ['mine']),

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
    tell('first.bust', ['harbour', 'discard'], { why: 'first.bust.why' }),

    rival({ type: 'draw' }),
    tell('first.tax', ['mine'], { why: 'first.tax.why' }),
    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'stop' }),
    tell('first.admiral', [`player:${RIVAL}`], { why: 'first.admiral.why' }),
    rival({ type: 'trade', card: SMALL_SKIFF }),
    take('hire', SETTLER, 'first.settler', { why: 'first.settler.why', instead: 'first.settler.instead' }),

    reveal('first.last', { why: 'first.last.why' }),
    tell('first.expedition', [`expedition:${EXPEDITION}`], { why: 'first.expedition.why' }),
    reveal('first.seek'),
    reveal('first.on', { instead: 'first.on.instead' }),
    reveal('first.on', { instead: 'first.on.instead' }),
    reveal('first.found', { why: 'first.found.why', instead: 'first.on.instead' }),
    reveal('first.fourth', { instead: 'first.on.instead' }),
    lit('colours', stop('first.two', { why: 'first.two.why', instead: 'first.stop.instead' })),
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
    rival({ type: 'trade', card: GALLEON }),
    tell('first.twelve', ['mine'], { why: 'first.twelve.why' }),
    tell('first.people', ['mine'], { why: 'first.people.why' }),
    tell('first.help', ['mine'], { why: 'first.help.why' }),
  ],
};
