export * from './bot.ts';
export * from './policyBot.ts';
export * from './search.ts';
export * from './series.ts';
