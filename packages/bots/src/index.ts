export * from './bot.ts';
export * from './distracted.ts';
export * from './net/inputs.ts';
export * from './net/net.ts';
export * from './net/packed.ts';
export * from './policyBot.ts';
export * from './search.ts';
export * from './series.ts';
