/** The value nets, one for each number of players. */
import { Nets } from '@broadside/bots';

export const nets = new Nets({
  2: () => import('./weights/base-2.ts'),
  3: () => import('./weights/base-3.ts'),
  4: () => import('./weights/base-4.ts'),
  5: () => import('./weights/base-5.ts'),
});

export const netFor = (seats: number) => nets.known(seats);
export const fetchNet = (seats: number) => nets.fetch(seats);
