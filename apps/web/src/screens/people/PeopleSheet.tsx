/** Everybody at the table, for its host. */
import { Icon, SeatEmblem, Sheet } from '@broadside/kit';
import type { Person, TableInfo } from '@broadside/wire';
import { type Ref, useRef } from 'react';
import { useSay } from '../../text/say.ts';
import style from './People.module.css';
import { PersonDeeds, useRemoval } from './PersonDeeds.tsx';

function Notes({ person }: { readonly person: Person }) {
  const say = useSay();
  const notes = [
    ...(person.seat === null ? [say('web.people.watches')] : []),
    ...(person.here ? [] : [say('kit.seat.away')]),
    ...(person.muted ? [say('web.people.isMuted')] : []),
  ];
  return <span className="small quiet">{notes.join(' · ')}</span>;
}

interface PeopleListProps {
  readonly info: TableInfo;
  readonly people: readonly Person[];
  readonly onRemove: (person: Person) => void;
  readonly list?: Ref<HTMLUListElement>;
}

export function PeopleList({ info, people, onRemove, list }: PeopleListProps) {
  const say = useSay();
  return (
    <ul ref={list} className={style.list} tabIndex={-1} aria-label={say('web.people')}>
      {people.map((person) => (
        <li key={person.id}>
          <span className={style.sign}>
            {person.seat === null ? <Icon name="eye" size={24} /> : <SeatEmblem seat={person.seat} size={32} />}
          </span>
          <div className={style.grow}>
            <b>{person.name}</b>
            <Notes person={person} />
          </div>
          <PersonDeeds info={info} person={person} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

export function PeopleSheet({ info, onClose }: { readonly info: TableInfo; readonly onClose: () => void }) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  // The line of whoever is gone is gone, too: the keyboard needs another place.
  const removal = useRemoval(info, () => list.current?.focus());
  const people = info.people ?? [];
  return (
    <Sheet data-id="people" open onClose={onClose} title={say('web.people')}>
      {people.length === 0 ? (
        <p className="quiet">{say('web.people.none')}</p>
      ) : (
        <PeopleList info={info} people={people} onRemove={removal.ask} list={list} />
      )}
      {removal.question}
    </Sheet>
  );
}
