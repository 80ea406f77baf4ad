/** boardgame.io's own server. Arguments: the game it plays, and a folder for its file storage, or none. */
import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js';
import { peerOf } from '../../games.mjs';
import { report } from '../probe.mjs';

const [id, dir] = process.argv.slice(2);
const { makeGame } = await peerOf(id);
// It logs something about every match.
console.log = () => {};
console.info = () => {};

const server = Server({
  games: [makeGame({ turns: false })],
  origins: ['http://127.0.0.1'],
  ...(dir ? { db: new FlatFile({ dir, logging: false }) } : {}),
});
// The port is handed on to Node as it is: as an object it can name the address too.
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
report(appServer.address().port);
