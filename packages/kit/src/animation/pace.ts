/** How long things take. */
import type { AnimationStep } from '../gameUI.ts';
import type { Speed } from '../settings.ts';

export const FLIGHT = 340;
/** Between the starts of two flights of one animation step. */
export const STAGGER = 70;
const CALL = 900;
const REST = 140;

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.55, normal: 1, slow: 1.8 };

export const factorOf = (speed: Speed): number => FACTORS[speed];

/** Until the last flight of an animation step has landed. */
export const flyingTime = (animationStep: AnimationStep, factor: number): number =>
  animationStep.flights.length === 0 ? 0 : (FLIGHT + STAGGER * (animationStep.flights.length - 1)) * factor;

/** How long its view then rests. A call needs to be read, whatever the speed. */
export const restingTime = (animationStep: AnimationStep, factor: number): number => {
  const wanted = (animationStep.rest ?? REST) * factor;
  return animationStep.call === undefined ? wanted : Math.max(wanted, CALL * Math.max(0.7, factor));
};
