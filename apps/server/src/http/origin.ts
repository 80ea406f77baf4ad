/** Only our own pages may change anything: a page of somebody else's cannot use a visitor's session. */
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';
import { lastOf } from './network.ts';

type Request = Pick<IncomingMessage, 'socket' | 'headers'>;

const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;

/** The host people see in their address bar. */
export function shownHost({ socket, headers }: Request, { gate }: Services): string | undefined {
  const isTrusted = gate.trusts(socket.remoteAddress ?? '', 0);
  return (isTrusted ? lastOf(headers['x-forwarded-host']) : undefined) ?? headers.host;
}

/** Programs send no origin; every browser names the page a request comes from. */
export function checkOrigin(request: Request, services: Services): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const strange =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : ![shownHost(request, services), hostOf(services.config.publicUrl)].includes(hostOf(origin) ?? 'nowhere');
  if (strange) throw new ApiError('bad-origin', `pages of ${origin ?? 'another site'} may not do this`);
}
