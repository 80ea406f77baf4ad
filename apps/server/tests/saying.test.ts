/** Reactions: what is said at a table without words. */
import type { ClientMessage, Reaction } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { commandId, freshFolder, openServer, twoAtTable, type Visitor, visitor } from './kit.ts';

const react = (reaction: Reaction): Extract<ClientMessage, { id: string }> => ({
  type: 'react',
  id: commandId(),
  reaction,
});

async function muteBoris(anna: Visitor, id: string): Promise<void> {
  const [boris] = (await anna.info(id)).people ?? [];
  await anna.good('POST', `/api/tables/${id}/mute`, { person: boris?.id, muted: true });
}

describe('a reaction', () => {
  it('is heard by everybody as a line of the chat with a sign for clients that know no reactions', async () => {
    const data = freshFolder();
    const server = await openServer({ data });
    const { anna, boris, id } = await twoAtTable(server);
    const vera = await visitor(server, 'Vera');
    const [a, b, v] = await Promise.all([anna.live(id), boris.live(id), vera.live(id)]);
    expect(await a.ask(react('skull'))).toMatchObject({ type: 'done' });
    const seen = { seat: 0, name: 'Anna', reaction: 'skull', text: '💀' };
    for (const line of [b, v])
      expect((await line.until('the skull', () => line.find('chat', ({ lines }) => lines.length > 0))).lines).toEqual([
        { ...seen, at: expect.any(Number) },
      ]);
    // Whoever only watches says something as well, and both are still there after a restart.
    expect(await v.ask(react('laugh'))).toMatchObject({ type: 'done' });
    await server.close();
    const later = await visitor(await openServer({ data }), 'Willem');
    expect((await later.live(id)).find('chat')?.lines).toMatchObject([
      seen,
      { seat: null, name: 'Vera', reaction: 'laugh' },
    ]);
  });

  it('is one of eight, and nothing else', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server);
    const a = await anna.live(id);
    for (const wrong of [{ reaction: 'kraken' }, { reaction: 7 }, {}, { reaction: 'smile', text: 'x' }])
      expect(await a.refusal({ ...wrong, type: 'react', id: commandId() } as never)).toMatchObject({
        code: 'bad-message',
      });
    expect((await anna.live(id)).find('chat')?.lines).toEqual([]);
  });

  it('counts like a message: too many of both at once are refused, and one sent twice is heard once', async () => {
    const server = await openServer({ limits: { talk: 3 } });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    const once = react('coin');
    for (const message of [once, once, react('sad')]) expect(await a.ask(message)).toMatchObject({ type: 'done' });
    await a.ask({ type: 'chat', id: commandId(), text: 'Ahoy' });
    expect(await a.refusal(react('sad'))).toMatchObject({ code: 'too-fast' });
    expect(await b.ask(react('hourglass'))).toMatchObject({ type: 'done' });
    const lines = (await boris.live(id)).find('chat')?.lines ?? [];
    expect(lines.map(({ reaction, text }) => reaction ?? text)).toEqual(['coin', 'sad', 'Ahoy', 'hourglass']);
  });

  it('is not open to somebody the host has muted', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    await muteBoris(anna, id);
    const b = await boris.live(id);
    expect(await b.refusal(react('smile'))).toMatchObject({ code: 'muted' });
    expect((await anna.live(id)).find('chat')?.lines).toEqual([]);
  });
});
