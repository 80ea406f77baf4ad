/** Counts what this process reads from its sockets, whoever opened them: what the servers send, heads of frames included. */
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';

let bytes = 0;

Socket.prototype.push = function push(chunk, encoding) {
  bytes += chunk?.length ?? 0;
  return Duplex.prototype.push.call(this, chunk, encoding);
};

export const received = () => bytes;
