/** The words for what a match threw. They need the kernel, which the first page does without: only workers do this. */
import { type WireError, wireErrorOf } from '@broadside/wire';
import { wireOf } from '../table.ts';

export const wireOfThrown = (error: unknown): WireError => wireErrorOf(error) ?? wireOf(error);
