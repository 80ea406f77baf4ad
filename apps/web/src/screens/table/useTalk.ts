/** The chat of a table as its screen shows it: all lines, what is unread, and what has just been said without words. */
import type { Seat } from '@broadside/kernel';
import { isReaction, playSound, type TalkMessage } from '@broadside/kit';
import type { Said } from '@broadside/wire';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isText, kept } from '../../keep.ts';
import type { TableState } from '../../tables/table.ts';
import { isOwn, keepRead, type Reader, readUntil, unreadIn } from './unread.ts';

/** How long a reaction stands in the line above the verbs. */
const FRESH_MS = 2500;

type Line = Said & TalkMessage;

/** A reaction that this page cannot draw is shown by its sign. */
const lineOf = ({ reaction, ...said }: Said, key: number): Line =>
  isReaction(reaction) ? { ...said, key, reaction } : { ...said, key };

/** The last thing another has said since this screen was opened, for a moment. */
function useFresh(lines: readonly Line[], reader: Reader): Line | undefined {
  const [fresh, setFresh] = useState<Line>();
  const known = useRef(lines.length);
  const latest = useRef(reader);
  latest.current = reader;
  useEffect(() => {
    const heard = lines.slice(known.current).filter((line) => !isOwn(line, latest.current));
    known.current = lines.length;
    const last = heard.at(-1);
    if (last === undefined) return;
    playSound(last.reaction === undefined ? 'message' : 'reaction');
    setFresh(last);
  }, [lines]);
  useEffect(() => {
    if (fresh === undefined) return;
    const timer = setTimeout(() => setFresh(undefined), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

export interface ShownTalk {
  readonly messages: readonly TalkMessage[];
  readonly unread: number;
  /** For one line: a fresh reaction, else the newest unread words. */
  readonly shown: TalkMessage | undefined;
}

export function useTalk({ id, talk }: TableState, you: Seat | null, inSight: boolean): ShownTalk {
  const [name] = useState(() => kept('name', isText) ?? '');
  const messages = useMemo(() => talk.map(lineOf), [talk]);
  const [until, setUntil] = useState(() => readUntil(id));
  const last = messages.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!inSight || last <= until) return;
    setUntil(last);
    keepRead(id, last);
  }, [inSight, last, until, id]);
  const reader = { seat: you, name };
  const unread = inSight ? [] : unreadIn(messages, until, reader);
  const fresh = useFresh(messages, reader);
  return { messages, unread: unread.length, shown: fresh?.reaction === undefined ? unread.at(-1) : fresh };
}
