/**
 * Bodies that fall in three dimensions, by three.js: what every game that shows throws needs of it. An entry of its own,
 * only ever imported by a scene that is itself fetched with the first throw.
 */
export { bodiesOf, resolvedColour, textureOf } from './bodies.ts';
export { floorOf, type SunOptions, sunlight } from './light.ts';
export { openRenderer, type RendererOptions, type SceneRenderer } from './renderer.ts';
