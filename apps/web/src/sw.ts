/**
 * Keeps the whole app on the device, so that a match against bots needs no network after the first visit.
 * A new version is fetched in the background and shown from the next load on; pages of the version before it
 * still find their own files.
 */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

// The browser's types for workers and for pages cannot live in one program; these few are all that is needed.
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const PREFIX = 'broadside-';
const CACHE = `${PREFIX}${__VERSION__}`;
const HASHED = '/assets/';
/** Addresses of the server itself, which a browser may be pointed at too. */
const SERVERS = /^\/(?:api|healthz|metrics)(?:\/|$)/;

/** A hashed file never changes: what an older version has kept need not cross the network again. */
async function fetchFile(path: string): Promise<Response> {
  const hashed = path.startsWith(HASHED);
  const kept = hashed ? await caches.match(path) : undefined;
  const response = kept ?? (await fetch(path, { cache: hashed ? 'default' : 'reload' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(__FILES__.map(async (path) => cache.put(path, await fetchFile(path))));
  await worker.skipWaiting();
}

/** Keeps this version and the one before it, whose pages may still be open. */
async function activate(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page that is newer than this worker asks for files it does not know: they are kept as well. */
async function fetchAndKeep(cache: Cache, request: Request, path: string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && path.startsWith(HASHED)) await cache.put(path, response.clone());
  return response;
}

/** The harbour has a page of its own, drawn before its script comes; all other addresses share one. */
const pageFor = (path: string): string => (path === '/' ? '/' : '/index.html');

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const path = request.mode === 'navigate' ? pageFor(new URL(request.url).pathname) : new URL(request.url).pathname;
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetchAndKeep(cache, request, path);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVERS.test(pathname)) return;
  const isPage = request.mode === 'navigate' && !pathname.includes('.');
  if (isPage || __FILES__.includes(pathname) || pathname.startsWith(HASHED)) event.respondWith(answer(request));
});
