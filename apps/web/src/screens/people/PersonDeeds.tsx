/** What a host may do about a person: mute or remove them. */
import { Confirm, IconButton, notify } from '@broadside/kit';
import type { Person, TableInfo } from '@broadside/wire';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';

interface PersonDeedsProps {
  readonly info: TableInfo;
  readonly person: Person;
  /** The host wants to remove this person. */
  readonly onRemove: (person: Person) => void;
}

/**
 * The question before a person is removed. It belongs to the screen and not to a line of a list: somebody who watched and
 * takes a chair meanwhile is still the one who is asked about.
 */
export function useRemoval(info: TableInfo, onRemoved?: () => void) {
  const say = useSay();
  const [asked, setAsked] = useState<string>();
  const person = info.people?.find(({ id }) => id === asked);
  const close = (): void => setAsked(undefined);
  const remove = async ({ id, name }: Person): Promise<void> => {
    close();
    await api.remove(info.id, id);
    notify(say('web.people.removed', { name }), { tone: 'good', key: 'people' });
    onRemoved?.();
  };
  const question = person && (
    <Confirm
      open
      title={say('web.people.remove', { name: person.name })}
      question={say(`web.people.remove.${fateOf(info, person)}`, { name: person.name })}
      yes={say('web.people.remove.yes')}
      onNo={close}
      onYes={() => {
        remove(person).catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
      }}
    />
  );
  return { ask: ({ id }: Person) => setAsked(id), question };
}

/** What becomes of the seat. */
function fateOf({ status }: TableInfo, { seat }: Person): 'watcher' | 'chair' | 'seat' {
  if (seat === null) return 'watcher';
  return status === 'waiting' ? 'chair' : 'seat';
}

export function PersonDeeds({ info, person, onRemove }: PersonDeedsProps) {
  const say = useSay();
  const { id, name, muted } = person;
  const mute = async (): Promise<void> => {
    await api.mute(info.id, id, !muted);
    notify(say(muted ? 'web.people.unmuted' : 'web.people.muted', { name }), { tone: 'good', key: 'people' });
  };
  // Whoever played a match to its end has a right to see it.
  const mayRemove = person.seat === null || info.status === 'waiting' || info.status === 'playing';
  return (
    <>
      <IconButton
        data-id="mute"
        icon={muted ? 'soundOff' : 'chat'}
        label={say(muted ? 'web.people.unmute' : 'web.people.mute', { name })}
        aria-pressed={muted}
        onClick={() => {
          mute().catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
        }}
      />
      {mayRemove && (
        <IconButton
          data-id="remove"
          icon="close"
          label={say('web.people.remove', { name })}
          onClick={() => onRemove(person)}
        />
      )}
    </>
  );
}
