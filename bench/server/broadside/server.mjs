/** Our own server as it is, on a SQLite file or as one of several nodes; only the limits that stop a flood are out of the way. */
import { startServer } from '@broadside/server';
import { report } from '../probe.mjs';

const [, data, databaseUrl, natsUrl] = process.argv.slice(2);
const MANY = 1_000_000;

const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  data,
  databaseUrl,
  natsUrl,
  metrics: 'on',
  log: 'error',
  // So that a match at rest is put away while the bench waits.
  idleMs: 1_000,
  limits: {
    requests: MANY,
    networkRequests: MANY,
    guests: MANY,
    guesses: MANY,
    connections: MANY,
    networkBacklog: 1_000_000_000,
    messages: MANY,
    burst: MANY,
    linesPerGuest: MANY,
    tablesPerGuest: MANY,
  },
});
report(server.port);
