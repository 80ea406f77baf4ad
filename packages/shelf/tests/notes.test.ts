/** Notes on what appears for the first time, over all games. */
import type { AnyMatch, Entry, GameEvent, Seat } from '@broadside/kernel';
import { type GameUI, type Note, type NoteFacts, standingFacts } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { positionsIn, recordedMatches } from './recorded.ts';

const MOST_CHARACTERS = 140;

async function notesOf(table: (typeof webShelf)[number]['table']): Promise<[GameUI, readonly Note[]]> {
  const ui: GameUI = (await table()).default;
  const notes = await ui.notes?.();
  if (!notes) throw new Error(`${ui.id} has no notes`);
  return [ui, notes];
}

/** What a seat is told, from what it sees itself: its own view, and the log as it reads it. */
function factsOf(match: AnyMatch, seat: Seat, log: readonly Entry[]): NoteFacts {
  const own = log.findLastIndex((entry) => entry.seat === seat);
  return {
    seat,
    view: match.view(seat),
    events: standingFacts<GameEvent>(log.slice(Math.max(0, own))),
    asked: match.toAct.includes(seat),
  };
}

/** Every so many positions, and the match of each as one of its seats sees it. */
function* looksAt(id: string, step: number): Generator<readonly [match: AnyMatch, seat: Seat]> {
  let at = 0;
  for (const file of recordedMatches(id))
    for (const match of positionsIn(file)) {
      at += 1;
      const { seats } = match.header;
      if (at % step === 0) yield [match, Math.floor(at / step) % seats];
    }
}

describe.each(webShelf)('the notes of $id', ({ id, table, lessons }) => {
  it('have an id and a sentence of their own, short in every language', async () => {
    const [ui, notes] = await notesOf(table);
    expect(notes.length).toBeGreaterThan(0);
    expect(new Set(notes.map((note) => note.id)).size).toBe(notes.length);
    for (const locale of LOCALES) {
      const words = notes.map(({ text }) => ui.catalogues[locale][text]);
      expect(new Set(words).size).toBe(notes.length);
      expect(words.filter((said) => !/^\p{Lu}[^{}]*[.]$/u.test(said) || said.length > MOST_CHARACTERS)).toEqual([]);
    }
  });

  it('come up in matches that were really played, and each points at something', async () => {
    const [, notes] = await notesOf(table);
    const missing = new Set(notes.map((note) => note.id));
    for (const file of recordedMatches(id)) {
      for (const match of positionsIn(file))
        for (let seat = 0; seat < match.header.seats; seat++) {
          const facts = factsOf(match, seat, match.seenBy(seat));
          for (const note of notes)
            if (missing.has(note.id) && note.when(facts) && note.at(facts).length > 0) missing.delete(note.id);
        }
      if (missing.size === 0) break;
    }
    expect([...missing]).toEqual([]);
  });

  it('look at nothing that was hidden from the seat: the whole log would bring up the same', async () => {
    const [, notes] = await notesOf(table);
    const differing = [...looksAt(id, 23)].flatMap(([match, seat]) => {
      const [own, whole] = [factsOf(match, seat, match.seenBy(seat)), factsOf(match, seat, match.log)];
      return notes.filter((note) => note.when(own) !== note.when(whole)).map((note) => note.id);
    });
    expect(differing).toEqual([]);
  });

  it('change nothing that they look at', async () => {
    const [, notes] = await notesOf(table);
    for (const [match, seat] of looksAt(id, 211)) {
      const facts = factsOf(match, seat, match.seenBy(seat));
      const before = JSON.stringify(facts);
      for (const note of notes) if (note.when(facts)) note.at(facts);
      expect(JSON.stringify(facts)).toBe(before);
    }
  });

  it('are taught by lessons only as far as there are such notes', async () => {
    const [, notes] = await notesOf(table);
    const taught = (await lessons?.steps())?.default.flatMap(({ teaches }) => teaches) ?? [];
    expect(taught.filter((one) => !notes.some((note) => note.id === one))).toEqual([]);
  });
});
