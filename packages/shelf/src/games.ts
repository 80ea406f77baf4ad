/** The shelf the games stand on: whatever folders there are under games/. */
import type { GameProgram } from '@broadside/manifest';
import { programs } from './generated/programs.ts';

export const shelf: readonly GameProgram[] = programs;

export const onShelf = (id: string): GameProgram | undefined => shelf.find(({ game }) => game.id === id);
