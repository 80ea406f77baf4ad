/**
 * Runs a server for as long as its standard input stays open, then ends it and removes its folder. The tests hold the
 * other end of that pipe: however they end, even killed, nothing is left behind. Whatever is written to it lets the server
 * crash and start again on what it had.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const { folder, command, args, user } = JSON.parse(process.argv[2]);
let server;
let ending = false;

// At once and without a last checkpoint: what it holds is thrown away, or recovered.
const crash = () => server.kill('SIGQUIT');
const end = () => {
  ending = true;
  crash();
};
const clean = (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};

let again = false;

function start() {
  server = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  server.on('error', (error) => {
    console.error(error.message);
    clean(1);
  });
  server.on('exit', (code) => {
    if (!again || ending) return clean(code ?? 1);
    again = false;
    start();
  });
}

start();
process.stdin
  .on('data', () => {
    again = true;
    crash();
  })
  .on('end', end)
  .on('error', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
