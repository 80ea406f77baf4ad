/** What a page is sent over its WebSocket connections, in full: where only what changes is sent, with what it makes of it. */
import type { Entry } from '@broadside/kernel';
import { ChangeReader, type ServerMessage } from '@broadside/wire';
import type { Page, WebSocket } from '@playwright/test';

export function onMessages(page: Page, hear: (message: ServerMessage) => void): void {
  const log: Entry[] = [];
  page.on('websocket', (socket: WebSocket) => {
    const reader = new ChangeReader(() => log);
    socket.on('framereceived', ({ payload }) => {
      const message = reader.read(JSON.parse(String(payload)));
      if (message.type === 'update') for (const entry of message.update.entries) log[entry.n] = entry;
      hear(message);
    });
  });
}
