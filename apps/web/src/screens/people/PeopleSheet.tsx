/** Everybody at the table, for its host. */
import { Icon, SeatEmblem, Sheet, useSay } from '@broadside/kit';
import type { Person, TableInfo } from '@broadside/wire';
import { useRef } from 'react';
import style from './People.module.css';
import { PersonDeeds } from './PersonDeeds.tsx';

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
}

export function PeopleList({ info, people }: PeopleListProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
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
          <PersonDeeds info={info} person={person} onRemoved={() => list.current?.focus()} />
        </li>
      ))}
    </ul>
  );
}

export function PeopleSheet({ info, onClose }: { readonly info: TableInfo; readonly onClose: () => void }) {
  const say = useSay();
  const people = info.people ?? [];
  return (
    <Sheet open onClose={onClose} title={say('web.people')}>
      {people.length === 0 ? (
        <p className="quiet">{say('web.people.none')}</p>
      ) : (
        <PeopleList info={info} people={people} />
      )}
    </Sheet>
  );
}
