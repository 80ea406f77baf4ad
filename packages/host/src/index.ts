export { answerQuestion } from './answer.ts';
export * from './campaigns.ts';
export { Alarm, type Clock, dueAfter, RETRY_MS } from './clock.ts';
export { isPlain, unhurried } from './haste.ts';
export { Host } from './host.ts';
export { type Act, type Answer, type Command, commandKey, type Order, obey } from './order.ts';
export type * from './ports.ts';
export { Queue } from './queue.ts';
export { MatchReplay, type Position } from './replay.ts';
