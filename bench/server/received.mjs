/**
 * Counts what this process reads from its sockets, whoever opened them: what the servers send, heads of frames included.
 * Answers to requests that set tables up are left out: they are no part of an action.
 */
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';

let bytes = 0;
const APART = Symbol('not counted');

export function leaveOut(socket) {
  socket[APART] = true;
  return socket;
}

Socket.prototype.push = function push(chunk, encoding) {
  if (!this[APART]) bytes += chunk?.length ?? 0;
  return Duplex.prototype.push.call(this, chunk, encoding);
};

export const received = () => bytes;
