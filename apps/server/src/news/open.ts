/** The way to other nodes that the host asked for: NATS where several share a PostgreSQL, otherwise none. */
import { hash } from 'node:crypto';
import type { Config } from '../config.ts';
import { databasesOf } from '../store/open.ts';
import { siteOf } from '../store/site.ts';
import type { NatsSettings } from './nats.ts';
import { type News, noNews } from './news.ts';

export async function openNews(config: Config, log: NatsSettings['log']): Promise<News> {
  const { natsUrl, databaseUrl } = config;
  if (natsUrl === undefined || databaseUrl === undefined) return noNews;
  // Sites that share a NATS must not take each other's nodes for their own.
  const site = hash('sha256', await siteOf(databasesOf(databaseUrl)[0]), 'base64url').slice(0, 12);
  // Loaded only here: one server alone needs none of it.
  const { openNats } = await import('./nats.ts');
  return openNats({ url: natsUrl, site, log });
}
