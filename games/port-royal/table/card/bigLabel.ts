/** Large cards aloud: everything their spaces and signs show. */
import type { TableSay as Say } from '../../text/table.ts';
import type { BigState, Piece, Standing } from './big.ts';

interface Spoken {
  readonly title: string;
  readonly about: string;
  readonly state?: BigState | undefined;
  readonly note?: string | undefined;
  readonly markers?: readonly Piece[] | undefined;
  readonly steps?: readonly (readonly Piece[])[] | undefined;
  readonly standing?: readonly Standing[] | undefined;
}

const names = (pieces: readonly Piece[]): string => pieces.map(({ name }) => name).join(', ');

/** A sentence ends once, whoever wrote it. */
const ended = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

export function bigLabel(card: Spoken, more: readonly string[], say: Say): string {
  const { title, about, state, note, markers = [], steps = [], standing = [] } = card;
  const sentences = [
    title,
    about,
    ...more,
    ...(markers.length > 0 ? [say('port-royal.big.say.markers', { names: names(markers) })] : []),
    ...steps.flatMap((pieces, at) =>
      pieces.length > 0 ? [say('port-royal.big.say.step', { step: at + 1, names: names(pieces) })] : [],
    ),
    ...standing.map(({ name, have, need }) => say('port-royal.big.say.standing', { name, have, need })),
    ...(state === undefined || state === 'open' ? [] : [say(`port-royal.big.state.${state}`)]),
    ...(note === undefined ? [] : [note]),
  ];
  return sentences
    .filter((words) => words !== '')
    .map(ended)
    .join(' ');
}
