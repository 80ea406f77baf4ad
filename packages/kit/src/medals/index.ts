/** Badges in one hand: the frame of a medal, and what several motifs are made of. Fetched with the badges themselves. */
export { Medal, type MedalProps } from './Medal.tsx';
export * from './parts.tsx';
