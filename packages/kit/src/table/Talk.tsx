/** Chat at the table: a panel where there is room, else a sheet. */
import type { Seat } from '@broadside/kernel';
import { intlTag } from '@broadside/text';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { IconButton } from '../controls/Button.tsx';
import { cx } from '../cx.ts';
import { Sheet } from '../overlay/Sheet.tsx';
import { SeatEmblem } from '../seats/Seat.tsx';
import { useKitSay, useLocale } from '../speech.tsx';
import { useMedia } from '../useMedia.ts';
import { Reaction, ReactionButtons, type ReactionName } from './Reactions.tsx';
import style from './Talk.module.css';

export interface TalkMessage {
  readonly key: string | number;
  /** Null for somebody who only watches. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: ReactNode;
  /** Said without words; the text is not shown then. */
  readonly reaction?: ReactionName | undefined;
  /** When it was said, in milliseconds. */
  readonly at?: number | undefined;
}

export interface TalkProps {
  readonly messages: readonly TalkMessage[];
  readonly onSay: (text: string) => void;
  readonly onReact: (name: ReactionName) => void;
  readonly most?: number;
  /** Why this person may not speak; without it they may. */
  readonly note?: ReactNode;
  readonly className?: string;
}

/** Reactions cost two rows of a narrow column: on a low screen they wait behind a button. */
const ROOMY = '(min-height: 860px)';

/** A panel beside the board. */
export function Talk({ messages, className, ...rest }: TalkProps) {
  const say = useKitSay();
  const roomy = useMedia(ROOMY);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? roomy;
  return (
    <section className={cx(style.talk, className)} aria-label={say('kit.talk')}>
      {messages.length > 0 && <Messages messages={messages} />}
      <Speak {...rest} reactions={open}>
        <IconButton
          data-id="reactions"
          icon={<Icon name="smile" size={24} />}
          label={say('kit.talk.reactions')}
          aria-expanded={open}
          onClick={() => setChosen(!open)}
        />
      </Speak>
    </section>
  );
}

export interface TalkSheetProps extends TalkProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole talk over the table; what one writes with stays at its foot. */
export function TalkSheet({ open, onClose, messages, ...rest }: TalkSheetProps) {
  const say = useKitSay();
  return (
    <Sheet
      data-id="talk"
      open={open}
      onClose={onClose}
      title={say('kit.talk')}
      className={style.sheet ?? ''}
      foot={
        <div className={style.foot}>
          <Speak {...rest} reactions />
        </div>
      }
    >
      {messages.length > 0 ? <Messages messages={messages} /> : <p className={style.note}>{say('kit.talk.none')}</p>}
    </Sheet>
  );
}

interface SpeakProps extends Omit<TalkProps, 'messages' | 'className'> {
  /** The reactions are in sight. */
  readonly reactions: boolean;
  readonly children?: ReactNode;
}

function Speak({ onSay, onReact, most = 500, note, reactions, children }: SpeakProps) {
  if (note)
    return (
      <p className={style.note} role="status">
        {note}
      </p>
    );
  return (
    <>
      {reactions && <ReactionButtons onReact={onReact} />}
      <Write onSay={onSay} most={most}>
        {children}
      </Write>
    </>
  );
}

/** Who said it. */
export function Speaker({ seat, name }: Pick<TalkMessage, 'seat' | 'name'>) {
  const say = useKitSay();
  return <b>{seat === null ? say('kit.talk.watcher', { name }) : name}</b>;
}

/** What was said, in words or without. */
export const said = ({ text, reaction }: Pick<TalkMessage, 'text' | 'reaction'>): ReactNode =>
  reaction === undefined ? text : <Reaction name={reaction} />;

function Messages({ messages }: { readonly messages: readonly TalkMessage[] }) {
  const locale = useLocale();
  const box = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a message is added.
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [messages.length]);
  const time = new Intl.DateTimeFormat(intlTag(locale), { hour: 'numeric', minute: '2-digit' });
  return (
    <ol ref={box} className={style.lines} aria-live="polite">
      {messages.map(({ key, seat, name, text, reaction, at }) => (
        <li key={key} className={style.line}>
          <SeatEmblem seat={seat ?? undefined} size={20} />
          <span>
            <Speaker seat={seat} name={name} /> {said({ text, reaction })}
          </span>
          {at !== undefined && <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>}
        </li>
      ))}
    </ol>
  );
}

function Write({
  onSay,
  most,
  children,
}: Required<Pick<TalkProps, 'onSay' | 'most'>> & { readonly children?: ReactNode }) {
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
        data-id="message"
        className={style.input}
        value={text}
        maxLength={most}
        placeholder={say('kit.talk.write')}
        aria-label={say('kit.talk.write')}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      {children}
      <IconButton data-id="say" type="submit" icon="chat" label={say('kit.talk.send')} />
    </form>
  );
}
