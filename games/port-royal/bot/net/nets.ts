/** The value nets, one for each number of players, fetched when the first of them is asked for. */
import { type Net, type PackedNet, unpack } from '@broadside/bots';

const FILES: Readonly<Record<number, () => Promise<{ readonly packed: PackedNet }>>> = {
  2: () => import('./weights/base-2.ts'),
  3: () => import('./weights/base-3.ts'),
  4: () => import('./weights/base-4.ts'),
  5: () => import('./weights/base-5.ts'),
};

const nets = new Map<number, Net>();

/** The net if it is there already. */
export const netFor = (seats: number): Net | undefined => nets.get(seats);

/** Fetches it; undefined where there is none. */
export async function fetchNet(seats: number): Promise<Net | undefined> {
  const known = nets.get(seats);
  if (known) return known;
  const file = await FILES[seats]?.();
  if (!file) return undefined;
  const net = unpack(file.packed);
  nets.set(seats, net);
  return net;
}
