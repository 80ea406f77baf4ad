/** Where bots think: apart from the match, so that nobody waits for them to take something back. */
import { type Piece, type Told, thinkPiece } from '@broadside/host';
import { fetchGame } from '@broadside/shelf';

/** A piece of a thought, or a game that will be thought about. */
export type Asked = { readonly request: number } & ({ readonly piece: Piece } | { readonly prepare: string });

export type Answered = { readonly request: number } & (
  | { readonly told: Told }
  | { readonly prepared: true }
  | { readonly error: string }
);

async function answer(asked: Asked, say: (answered: Answered) => void): Promise<void> {
  const { request } = asked;
  try {
    if ('piece' in asked) return await thinkPiece(asked.piece, (told) => say({ request, told }));
    await fetchGame(asked.prepare);
    say({ request, prepared: true });
  } catch (error) {
    say({ request, error: String(error) });
  }
}

/** Answers whatever comes through the port. */
export function thinkFor(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<Asked>) => void answer(data, (answered) => port.postMessage(answered));
}
