/** Chat at the table. */
import type { Seat } from '@broadside/kernel';
import { intlTag } from '@broadside/text';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../controls/Button.tsx';
import { cx } from '../cx.ts';
import { SeatEmblem } from '../seats/Seat.tsx';
import { useKitSay, useLocale } from '../speech.tsx';
import style from './Talk.module.css';

export interface TalkMessage {
  readonly key: string | number;
  /** Null for somebody who only watches. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: ReactNode;
  /** When it was said, in milliseconds. */
  readonly at?: number | undefined;
}

export interface TalkProps {
  readonly messages: readonly TalkMessage[];
  readonly onSay: (text: string) => void;
  readonly most?: number;
  /** Why this person may not speak; without it they may. */
  readonly note?: ReactNode;
  readonly className?: string;
}

export function Talk({ messages, onSay, most = 500, note, className }: TalkProps) {
  const say = useKitSay();
  return (
    <section className={cx(style.talk, className)} aria-label={say('kit.talk')}>
      {messages.length > 0 && <Messages messages={messages} />}
      {note ? (
        <p className={style.note} role="status">
          {note}
        </p>
      ) : (
        <Write onSay={onSay} most={most} />
      )}
    </section>
  );
}

function Messages({ messages }: { readonly messages: readonly TalkMessage[] }) {
  const say = useKitSay();
  const locale = useLocale();
  const box = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a message is added.
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [messages.length]);
  const time = new Intl.DateTimeFormat(intlTag(locale), { hour: 'numeric', minute: '2-digit' });
  return (
    <ol ref={box} className={style.lines} aria-live="polite">
      {messages.map(({ key, seat, name, text, at }) => (
        <li key={key} className={style.line}>
          <SeatEmblem seat={seat ?? undefined} size={20} />
          <span>
            <b>{seat === null ? say('kit.talk.watcher', { name }) : name}</b> {text}
          </span>
          {at !== undefined && <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>}
        </li>
      ))}
    </ol>
  );
}

function Write({ onSay, most }: Required<Pick<TalkProps, 'onSay' | 'most'>>) {
  const say = useKitSay();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form className={style.write} onSubmit={send}>
      <input
        className={style.input}
        value={text}
        maxLength={most}
        placeholder={say('kit.talk.write')}
        aria-label={say('kit.talk.write')}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" icon="chat" label={say('kit.talk.send')} />
    </form>
  );
}
