/** Names of new tables and campaigns: which database they are in is part of them. */
import { randomInt } from 'node:crypto';
import { freshId } from '../http/session.ts';
import type { Services } from '../services.ts';
import { idIn, ONE_DATABASE, shardOf } from '../store/shards.ts';

/** Evenly over the databases that all nodes know and that can be used now. */
export function freshTableId({ store, nodes }: Pick<Services, 'store' | 'nodes'>): string {
  const { count, lost } = store.shards ?? ONE_DATABASE;
  const known = Array.from({ length: Math.min(count, nodes.databases) }, (_, shard) => shard);
  const usable = known.filter((shard) => !lost.has(shard));
  return idIn(usable[randomInt(usable.length)], freshId());
}

/** In the same database: what belongs together is written together. */
export const idBeside = (id: string): string => idIn(shardOf(id), freshId());
