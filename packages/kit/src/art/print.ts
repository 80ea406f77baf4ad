/** Pens and figures for printed pictures: covers, cards, charts. */
export * from './ink.tsx';
export { Vessel, type VesselProps } from './Vessel.tsx';
