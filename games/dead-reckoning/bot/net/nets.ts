/** The value net: one for every number of players, the rival's among them. */
import { Nets } from '@broadside/bots';

const file = () => import('./weights/base.ts');

export const nets = new Nets({ 1: file, 2: file, 3: file, 4: file });
