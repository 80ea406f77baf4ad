/** Requests to a server on this machine over kept connections. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const LIMIT_MS = 30_000;

/**
 * @param {number} port
 * @param {string} path
 * @param {unknown} body
 * @param {{ method?: string, headers?: Record<string, string> }} how
 * @returns {Promise<{ body: any, cookies: string[] }>}
 */
export function call(port, path, body, { method = 'POST', headers = {} } = {}) {
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
  return new Promise((resolve, reject) => {
    const asking = request(options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        const { statusCode } = response;
        if (statusCode >= 300) reject(new Error(`${method} ${path}: ${statusCode} ${answer.slice(0, 200)}`));
        else resolve({ body: answer ? JSON.parse(answer) : undefined, cookies: response.headers['set-cookie'] ?? [] });
      });
    });
    asking.on('timeout', () => asking.destroy(new Error(`${method} ${path}: no answer in ${LIMIT_MS} ms`)));
    asking.on('error', reject);
    asking.end(text);
  });
}
