import { it } from 'vitest';
import { findScene } from '/work/main/games/dead-reckoning/table/stage/scenes.ts';
it('t', () => { for (const n of ['main','late','sleeve','upgrade','respond','room','token','solo','level'] as const) { const t = performance.now(); try { const f=findScene(n, 0); console.log(n, f.match.n, Math.round(performance.now() - t)); } catch (e) { console.log(n, String(e)); } } }, 200000);
