export * from './kit.ts';
export * from './report.ts';
export * from './unit.ts';
