/**
 * Runs a server for as long as its standard input stays open, then ends it and removes its folder. The tests hold the
 * other end of that pipe: however they end, even killed, nothing is left behind.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const { folder, command, args, user } = JSON.parse(process.argv[2]);
const server = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });

// At once and without a last checkpoint: what it holds is thrown away.
const end = () => server.kill('SIGQUIT');
const clean = (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};

process.stdin.resume().on('end', end).on('error', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
server.on('error', (error) => {
  console.error(error.message);
  clean(1);
});
server.on('exit', (code) => clean(code ?? 1));
