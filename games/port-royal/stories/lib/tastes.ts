/** What the verbs of Port Royal are worth to different people. */
import type { Decision, Moment } from '../../../../e2e/lib/moment.ts';
import type { Taste } from '../../../../e2e/lib/play.ts';

/** Cards in the harbour. */
export function cardsIn({ places }: Decision): number {
  const harbour = places.find((place) => place.startsWith('Harbour, ')) ?? '';
  return Number.parseInt(harbour.slice('Harbour, '.length), 10);
}

/** The table asks, and more than so many cards lie in the harbour. */
export const hasOver = (moment: Moment, cards: number): boolean => moment.at === 'bar' && cardsIn(moment) > cards;

const figure = (words: string): number => Number(/(?:for|→) (\d+)/.exec(words)?.[1] ?? 0);

/** What the expansions offer: pages are turned, and whatever contract or task can be done is done. */
function ofExpansions(words: string): number | undefined {
  if (/^Turn the page/.test(words)) return 210;
  if (/^Back to the table/.test(words)) return 205;
  if (/^(Take step|Complete|Stop here)/.test(words)) return 110;
  if (/^Trade .* waive its coins|^Sink .* and keep it/.test(words)) return 95;
  if (/^(Play as|Put back|Give )/.test(words)) return 50;
  if (/^Use a lookout/.test(words)) return 35;
  if (/^Keep .*\(/.test(words)) return 45;
  if (/^(Leave |Decline|Keep the coins)/.test(words)) return 3;
  return undefined;
}

/** Reveals a little, takes what is worth most, claims when it can. */
export const sensible: Taste = (words, moment) => {
  const more = ofExpansions(words);
  if (more !== undefined) return more;
  if (/^Claim (the|an) expedition|^Discard /.test(words)) return 100;
  if (/^Sink /.test(words)) return 90;
  if (/^Let .* go bust/.test(words)) return 1;
  if (/^Let /.test(words)) return 80;
  if (/^Hire /.test(words)) return 60 + figure(words);
  if (/^Take a card/.test(words)) return 55;
  if (/^Trade /.test(words)) return 40 + figure(words);
  if (/^Reveal a card/.test(words)) return cardsIn(moment) < 3 ? 30 : 10;
  if (/^Stop/.test(words)) return 20;
  if (/^(Finish taking|Pass|End the turn)/.test(words)) return 5;
  if (/^Yes, do it/.test(words)) return 2;
  return 0;
};

/** Stops only for two cards or more, hires only sabres: comes to every kind of decision, and hardly ever to the end. */
export const greedy: Taste = (words, moment) => {
  if (/^Stop and take up to \d/.test(words)) return 200;
  if (/^Reveal a card/.test(words)) return 150;
  if (/^Hire the (Sailor|Pirate)/.test(words)) return 120;
  if (/^Hire /.test(words)) return 1;
  return sensible(words, moment);
};

/** Does as little as the rules allow. */
export const lazy: Taste = (words, moment) => {
  if (/^(Stop|Pass|Finish taking|End the turn)/.test(words)) return 300;
  return sensible(words, moment);
};
