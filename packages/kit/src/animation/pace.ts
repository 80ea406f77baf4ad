/** How long things take. */
import type { AnimationStep } from '../gameUI.ts';
import type { Speed } from '../settings.ts';

export const FLIGHT = 340;
/** Between the starts of two flights of one animation step. */
export const STAGGER = 70;
const CALL = 750;
const REST = 140;

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.55, normal: 1, slow: 1.8 };

export const factorOf = (speed: Speed): number => FACTORS[speed];

/** Until the last flight of an animation step has landed. */
export const flyingTime = (animationStep: AnimationStep, factor: number): number =>
  animationStep.flights.length === 0 ? 0 : (FLIGHT + STAGGER * (animationStep.flights.length - 1)) * factor;

/** How long its view then rests. A call needs to be read, whatever the speed. */
export const restingTime = (animationStep: AnimationStep, factor: number): number => {
  const wanted = (animationStep.rest ?? REST) * factor;
  return animationStep.call === undefined ? wanted : Math.max(wanted, CALL * Math.max(0.8, factor));
};

/** How long what another player does is shown at its own length; whatever follows in the same turn is brisker. */
export const CALM = 500;

/**
 * The share of its own length that is left for the next thing of a turn of which this much has been shown. A turn of
 * twenty deeds takes little more than twice as long as one of two: it stays as a card to be read (`TurnCards`).
 */
export const briskness = (shown: number): number => (shown <= CALM ? 1 : Math.exp((CALM - shown) / CALM));

/** How long an animation step takes at normal speed, that much brisker. */
export const lengthOf = (animationStep: AnimationStep, brisk: number): number =>
  flyingTime(animationStep, brisk) + restingTime(animationStep, brisk);
