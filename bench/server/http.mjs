/** Requests to a server on this machine over kept connections. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaveOut } from './received.mjs';

class ApartAgent extends Agent {
  createConnection(options, callback) {
    return leaveOut(super.createConnection(options, callback));
  }
}

const agent = new ApartAgent({ keepAlive: true, maxSockets: 32 });
const LIMIT_MS = 30_000;
const ATTEMPTS = 20;
const RETRY_MS = 500;

/** @returns {Promise<{ body: any, cookies: string[] }>} */
function callOnce(options, text) {
  const { method, path } = options;
  return new Promise((resolve, reject) => {
    const asking = request(options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        const { statusCode } = response;
        if (statusCode >= 300)
          reject(Object.assign(new Error(`${method} ${path}: ${statusCode} ${answer.slice(0, 200)}`), { statusCode }));
        else resolve({ body: answer ? JSON.parse(answer) : undefined, cookies: response.headers['set-cookie'] ?? [] });
      });
    });
    asking.on('timeout', () => asking.destroy(new Error(`${method} ${path}: no answer in ${LIMIT_MS} ms`)));
    asking.on('error', (error) => reject(Object.assign(error, { stale: asking.reusedSocket })));
    asking.end(text);
  });
}

/**
 * @param {number} port
 * @param {string} path
 * @param {unknown} body
 * @param {{ method?: string, headers?: Record<string, string> }} how
 */
export async function call(port, path, body, { method = 'POST', headers = {} } = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const typed = text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {};
  const options = {
    agent,
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { ...typed, ...headers },
    timeout: LIMIT_MS,
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await callOnce(options, text);
    } catch (error) {
      // The server had just given up a connection that was kept; a fresh one will do. Or it has too much to do to begin with.
      const again = (error.stale && error.code === 'ECONNRESET') || error.statusCode === 503;
      if (!again || attempt === ATTEMPTS) throw error;
      if (error.statusCode === 503) await sleep(RETRY_MS);
    }
  }
}
