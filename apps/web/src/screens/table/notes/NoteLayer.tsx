/** A note over the table and a ring around what it points at. Only its own button takes presses. */
import { Icon, IconButton } from '@broadside/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useGameSay, useSay } from '../../../text/say.ts';
import { controlsShown, findShown, roomShown, visibleBox } from './find.ts';
import style from './NoteLayer.module.css';
import { type Box, placeNote } from './place.ts';
import { type NoteProps, type ShownNote, useNote } from './useNote.ts';

interface Places {
  readonly box: Box;
  readonly ring: Box;
}

/** What it points at may be out of sight for a moment, and come back without the table having changed. */
const LOOK_AGAIN = 200;

/** Measured when it comes, when the table has changed, and when the window or the verbs do: it never lies over these. */
function usePlaces({ note, facts }: ShownNote, now: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Places>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the table has changed.
  useLayoutEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      clearTimeout(later);
      const [element, target] = [ref.current, findShown(note.at(facts))];
      if (target === undefined) later = setTimeout(measure, LOOK_AGAIN);
      if (element === null || target === undefined) return;
      const ring = visibleBox(target);
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      setPlaces({ ring, box: placeNote(size, { room: roomShown(), target: ring, controls: controlsShown() }) });
    };
    measure();
    const verbs = document.querySelector('[data-id="actions"]');
    const watcher = new ResizeObserver(measure);
    if (verbs) watcher.observe(verbs);
    addEventListener('resize', measure);
    return () => {
      clearTimeout(later);
      watcher.disconnect();
      removeEventListener('resize', measure);
    };
  }, [note, facts, now]);
  return [ref, places] as const;
}

function Shown({ shown, now, onClose }: { shown: ShownNote; now: unknown; onClose: () => void }) {
  const say = useSay();
  const gameSay = useGameSay();
  const [ref, places] = usePlaces(shown, now);
  const { box, ring } = places ?? {};
  return (
    <>
      {ring && (
        <div
          className={style.ring}
          style={{ left: ring.left, top: ring.top, width: ring.width, height: ring.height }}
          aria-hidden
        />
      )}
      <div
        ref={ref}
        data-id={box && 'note'}
        data-note={shown.note.id}
        role="status"
        className={style.note}
        style={box ? { left: box.left, top: box.top } : { visibility: 'hidden' }}
      >
        <Icon name="info" size={20} />
        <p>{gameSay(shown.note.text)}</p>
        <IconButton
          data-id="note-close"
          icon="close"
          label={say('web.note.close')}
          className={style.close}
          onClick={onClose}
        />
      </div>
    </>
  );
}

export function NoteLayer(props: NoteProps) {
  const { shown, putAway } = useNote(props);
  return shown ? <Shown key={shown.note.id} shown={shown} now={props.view} onClose={putAway} /> : null;
}
