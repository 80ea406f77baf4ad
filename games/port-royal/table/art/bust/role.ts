/** A role of the play: how it is drawn, and who plays it. */
import type { ComponentType } from 'react';
import type { Colour } from '../../../cards/types.ts';
import type { Tone } from './palette.ts';

/** What distinguishes one namesake from another. */
export interface Look {
  readonly tone: Tone;
  readonly hair: Tone;
  /** Years at sea: 0 young, 1 ripe, 2 old. */
  readonly years: 0 | 1 | 2;
  /** A friend of those who deal with the Ares pirates (PR-SPEC-1). */
  readonly ares?: true;
}

export type Part = ComponentType<Look & { readonly colour: Colour }>;

export interface Role {
  readonly Part: Part;
  /** One for each namesake, in the order of the card list; the list is walked round when it is too short. */
  readonly looks: readonly Look[];
}

export const look = (tone: Tone, hair: Tone, years: Look['years']): Look => ({ tone, hair, years });
