/** What a host may do about a person: let him say nothing, or remove him from the table. */
import { Confirm, IconButton, notify, useSay } from '@broadside/kit';
import type { Person, TableInfo } from '@broadside/wire';
import { useState } from 'react';
import { api } from '../../api.ts';
import { errorWords } from '../../wireWords.ts';

interface PersonDeedsProps {
  readonly info: TableInfo;
  readonly person: Person;
  /** The person is gone from the list: the keyboard needs another place. */
  readonly onRemoved?: () => void;
}

/** What becomes of the seat. */
function fateOf({ status }: TableInfo, { seat }: Person): 'watcher' | 'chair' | 'seat' {
  if (seat === null) return 'watcher';
  return status === 'waiting' ? 'chair' : 'seat';
}

export function PersonDeeds({ info, person, onRemoved }: PersonDeedsProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const { id, name, muted } = person;
  const tried = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
  };
  const mute = async (): Promise<void> => {
    await api.mute(info.id, id, !muted);
    notify(say(muted ? 'web.people.unmuted' : 'web.people.muted', { name }), { tone: 'good', key: 'people' });
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    await api.remove(info.id, id);
    notify(say('web.people.removed', { name }), { tone: 'good', key: 'people' });
    onRemoved?.();
  };
  // Whoever played a match to its end has a right to see it.
  const mayRemove = person.seat === null || info.status === 'waiting' || info.status === 'playing';
  return (
    <>
      <IconButton
        icon={muted ? 'soundOff' : 'chat'}
        label={say(muted ? 'web.people.unmute' : 'web.people.mute', { name })}
        aria-pressed={muted}
        onClick={() => tried(mute())}
      />
      {mayRemove && (
        <IconButton icon="close" label={say('web.people.remove', { name })} onClick={() => setAsking(true)} />
      )}
      <Confirm
        open={asking}
        title={say('web.people.remove', { name })}
        question={say(`web.people.remove.${fateOf(info, person)}`, { name })}
        yes={say('web.people.remove.yes')}
        onNo={() => setAsking(false)}
        onYes={() => tried(remove())}
      />
    </>
  );
}
