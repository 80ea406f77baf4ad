/** Guests without sign-up: a secret in a cookie, known here only by its hash. */
import { hash, randomBytes } from 'node:crypto';
import { NAMELESS } from '@broadside/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { type GuestRow, USUAL_RESPONSE_TIMEOUT } from '../store/store.ts';

const COOKIE = 'broadside';
const YEAR_S = 31_536_000;
const DAY_MS = 86_400_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

declare module 'fastify' {
  interface FastifyRequest {
    guest: GuestRow | undefined;
  }
}

export const hashToken = (token: string): string => hash('sha256', token);
/** 256 bits from the operating system. */
export const freshToken = (): string => randomBytes(32).toString('base64url');
/** An unguessable name of 128 bits. */
export const freshId = (): string => randomBytes(16).toString('base64url');

/** The hash of the session in a Cookie header, if there is one. */
export function sessionHash(cookies: string | undefined): string | undefined {
  for (const part of cookies?.split(';') ?? []) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && TOKEN.test(value)) return hashToken(value);
  }
  return undefined;
}

/** Somebody is here: noted once a day, so that they are not forgotten. */
export function noteVisit(services: Services, { id, seen }: GuestRow): void {
  const now = Date.now();
  if (now - seen < DAY_MS) return;
  services.store
    .seeGuest(id, now)
    .catch((error: unknown) => services.log.warn({ err: error }, 'a visit could not be noted'));
}

/** Gives this device a session of the guest; a new guest is stored together with it. */
export async function giveSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  guest: GuestRow,
  isNew = false,
): Promise<void> {
  const token = freshToken();
  if (isNew) await services.store.addGuest(guest, hashToken(token));
  else await services.store.addSession(hashToken(token), guest.id, Date.now());
  request.guest = guest;
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    // The protocol is the reverse proxy's word where proxies are trusted.
    secure: request.protocol === 'https',
    maxAge: YEAR_S,
  });
}

/** The guest who asks; a new one if nobody is known by this device yet. */
export async function guestOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  name = NAMELESS,
): Promise<GuestRow> {
  if (request.guest) return request.guest;
  services.gate.newcomer(request.network);
  const now = Date.now();
  const guest: GuestRow = { id: freshId(), name, created: now, patience: USUAL_RESPONSE_TIMEOUT, seen: now };
  await giveSession(services, request, reply, guest, true);
  return guest;
}
