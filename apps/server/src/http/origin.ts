/** Only our own pages may change anything: a page of somebody else's cannot use a visitor's session. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import { Fault } from '../fault.ts';

const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;

/** The host people see in their address bar. */
export function shownHost(headers: IncomingHttpHeaders, config: Config): string | undefined {
  const forwarded = config.trustProxy ? headers['x-forwarded-host'] : undefined;
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? headers.host;
}

/** Programs send no origin; every browser names the page a request comes from. */
export function checkOrigin(headers: IncomingHttpHeaders, config: Config): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const strange =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : ![shownHost(headers, config), hostOf(config.publicUrl)].includes(hostOf(origin) ?? 'nowhere');
  if (strange) throw new Fault('bad-origin', `pages of ${origin ?? 'another site'} may not do this`);
}
