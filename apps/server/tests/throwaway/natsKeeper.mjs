/**
 * Runs a NATS server for as long as its standard input stays open, then kills it. The tests hold the other end of that
 * pipe: however they end, even killed, nothing is left behind.
 */
import { spawn } from 'node:child_process';

const { command, args } = JSON.parse(process.argv[2]);
const server = spawn(command, args, { stdio: 'ignore' });
const end = () => server.kill('SIGKILL');

process.stdin.resume().on('end', end).on('error', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
server.on('error', () => process.exit(1));
server.on('exit', () => process.exit(0));
