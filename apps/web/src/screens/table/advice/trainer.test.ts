import { describe, expect, it } from 'vitest';
import { blunderIn } from './Trainer.tsx';

const choice = (type: string, value: number, error: number) => ({
  action: { type },
  value: 0.5 - value,
  loss: { value, error },
});
const weighed = (loss: number, error: number) => ({
  choices: [choice('draw', 0, 0), choice('stop', loss, error)],
  legal: 2,
  worlds: 200,
});

describe('what is offered back', () => {
  it('is a blunder, as far as the judge is sure of it', () => {
    expect(blunderIn(weighed(0.2, 0.02), { type: 'stop' })?.loss.value).toBe(0.2);
    expect(blunderIn(weighed(0.2, 0.15), { type: 'stop' })).toBeUndefined();
    expect(blunderIn(weighed(0.05, 0.001), { type: 'stop' })).toBeUndefined();
  });

  it('is never the best choice, nor one that nobody weighed', () => {
    expect(blunderIn(weighed(0.2, 0.02), { type: 'draw' })).toBeUndefined();
    expect(blunderIn(weighed(0.2, 0.02), { type: 'pass' })).toBeUndefined();
  });
});
