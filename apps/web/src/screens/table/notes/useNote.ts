/** Which note is shown: one at a time, once on this device, and none where it was switched off. */
import type { Entry, Seat } from '@broadside/kernel';
import { type GameUI, type Note, type NoteFacts, useSettings } from '@broadside/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { findShown } from './find.ts';
import { knownNotes, markNotesKnown } from './known.ts';
import { eventsSinceOwn, firstNew, ownDeeds } from './noteFacts.ts';

export interface NoteProps {
  readonly ui: GameUI;
  readonly view: unknown;
  readonly log: readonly Entry[];
  readonly toAct: readonly Seat[];
  /** Nobody for those who watch. */
  readonly you: Seat | null;
  /** Everything has been shown, and nothing is shown again. */
  readonly settled: boolean;
}

export interface ShownNote {
  readonly note: Note;
  readonly facts: NoteFacts;
}

/** Whoever has seen it so long has read it: it goes when its moment is over, or with the next own deed. */
const READ_AFTER = 7000;

function useNotesOf({ notes }: GameUI, wanted: boolean): readonly Note[] {
  const [found, setFound] = useState<readonly Note[]>([]);
  useEffect(() => {
    let gone = false;
    if (wanted)
      void notes?.().then(
        (list) => gone || setFound(list),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [notes, wanted]);
  return found;
}

export function useNote({ ui, view, log, toAct, you, settled }: NoteProps) {
  const [settings] = useSettings();
  const wanted = settings.notes && you !== null;
  const notes = useNotesOf(ui, wanted);
  const [shown, setShown] = useState<ShownNote & { readonly since: number; readonly deeds: number }>();
  const facts = useMemo(
    (): NoteFacts | undefined =>
      you === null ? undefined : { seat: you, view, events: eventsSinceOwn(log, you), asked: toAct.includes(you) },
    [you, view, log, toAct],
  );
  const putAway = useCallback(() => {
    if (shown) markNotesKnown(ui.id, [shown.note.id]);
    setShown(undefined);
  }, [ui.id, shown]);
  useEffect(() => {
    if (!wanted || !settled || facts === undefined) return;
    if (shown !== undefined) {
      const isOver = !shown.note.when(facts) || ownDeeds(log, facts.seat) > shown.deeds;
      if (isOver && Date.now() - shown.since > READ_AFTER) putAway();
      return;
    }
    // The board is drawn by then: whether there is something to point at is seen on the screen.
    const frame = requestAnimationFrame(() => {
      const note = firstNew(notes, knownNotes(ui.id), facts, (names) => findShown(names) !== undefined);
      if (note) setShown({ note, facts, since: Date.now(), deeds: ownDeeds(log, facts.seat) });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, settled, facts, log, shown, notes, ui.id, putAway]);
  return { shown: wanted ? shown : undefined, putAway };
}
