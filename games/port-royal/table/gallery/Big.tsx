/** Contracts, tasks, events, characters, tracks and pages, in the states they can be in. */

import { CHARACTERS } from '../../cards/characters.ts';
import { CONTRACTS } from '../../cards/contracts.ts';
import { EVENTS } from '../../cards/events.ts';
import { TASKS } from '../../cards/tasks.ts';
import type { Story, TaskId } from '../../story/index.ts';
import { characterAbility, characterName, eventName, eventText, taskNeeds } from '../../text/adventure.ts';
import { contractName, contractNeeds } from '../../text/contracts.ts';
import type { TableSay as Say } from '../../text/table.ts';
import {
  type BigState,
  type ChapterPlate,
  CharacterCard,
  ContractCard,
  CrownTrack,
  EventCard,
  EventDeck,
  PointsDeck,
  StoryPage,
  TaskCard,
  TimeDeck,
  Trophy,
} from '../card/index.ts';
import css from './gallery.module.css';
import { Row } from './Row.tsx';

interface Sample {
  readonly say: Say;
  readonly story: Story;
}

const contractWords = (id: number, say: Say) => ({ title: contractName(id, say), about: contractNeeds(id, say) });
const eventWords = (id: number, say: Say) => ({ title: eventName(id, say), about: eventText(id, true, say) });
const characterWords = (id: number, say: Say) => ({
  title: characterName(id, say),
  about: characterAbility(id, say),
});
const taskWords = (number: number, { say, story }: Sample) => ({
  title: story[String(number) as TaskId].title,
  about: taskNeeds(number, say),
  flavour: story[String(number) as TaskId].task,
});

const NAMES = ['Anna', 'Boris', 'Chiara', 'Danylo', 'Edith'];
const piece = (seat: number) => ({ seat, name: NAMES[seat] ?? '' });
const pieces = (count: number) => Array.from({ length: count }, (_, seat) => piece(seat));
const STATES: readonly BigState[] = ['ready', 'open', 'mine', 'others', 'closed'];
const stateOf = (at: number): BigState => STATES[at % STATES.length] ?? 'open';

const Contracts = ({ say }: Sample) => (
  <>
    <Row title="Contracts">
      {CONTRACTS.map(({ id }, at) => (
        <div key={id} className={css.big}>
          <ContractCard
            contract={at}
            say={say}
            {...contractWords(at, say)}
            state={stateOf(at)}
            seal={at % 3 !== 1}
            markers={pieces(at % 4)}
            steps={[[piece(1), piece(3)]]}
            standing={[
              { ...piece(0), have: 1, need: 2 },
              { ...piece(2), have: 2, need: 2 },
            ]}
            onPress={at % 2 ? undefined : () => {}}
          />
        </div>
      ))}
    </Row>
    <Row title="One contract">
      {[0, 9].map((at) => (
        <ContractCard
          key={at}
          contract={at}
          say={say}
          {...contractWords(at, say)}
          size="sheet"
          seal
          markers={pieces(2)}
        />
      ))}
    </Row>
  </>
);

const Tasks = ({ say, story }: Sample) => (
  <>
    <Row title="Tasks">
      {TASKS.map(({ number }, at) => (
        <div key={number} className={css.big}>
          <TaskCard
            task={number}
            say={say}
            {...taskWords(number, { say, story })}
            state={stateOf(at)}
            markers={pieces(at % 4)}
            standing={[
              { ...piece(0), have: 1, need: 2 },
              { ...piece(1), have: 2, need: 2 },
            ]}
          />
        </div>
      ))}
    </Row>
    <Row title="One task">
      {[15, 41].map((number) => (
        <TaskCard key={number} task={number} say={say} {...taskWords(number, { say, story })} size="sheet" />
      ))}
    </Row>
  </>
);

const Events = ({ say }: Sample) => (
  <>
    <Row title="Events">
      {EVENTS.map(({ id }, at) => (
        <div key={id} className={css.big}>
          <EventCard event={at} say={say} {...eventWords(at, say)} spent={at % 5 === 4} />
        </div>
      ))}
    </Row>
    <Row title="One event">
      <EventCard event={6} say={say} {...eventWords(6, say)} size="sheet" />
    </Row>
  </>
);

const Characters = ({ say }: Sample) => (
  <>
    <Row title="Characters">
      {CHARACTERS.map(({ id }, at) => (
        <div key={id} className={css.big}>
          <CharacterCard
            character={at}
            say={say}
            {...characterWords(at, say)}
            left={4 - (at % 5)}
            owner={at % 3 === 2 ? undefined : piece(at % 4)}
            selected={at === 3}
            onPress={() => {}}
          />
        </div>
      ))}
    </Row>
    <Row title="One character">
      <CharacterCard character={2} say={say} {...characterWords(2, say)} left={2} owner={piece(1)} size="sheet" />
    </Row>
  </>
);

const Tracks = ({ say }: Sample) => (
  <Row title="Crowns and decks">
    <CrownTrack
      say={say}
      players={[
        { ...piece(0), crowns: 8 },
        { ...piece(1), crowns: 3 },
        { ...piece(2), crowns: 3 },
        { ...piece(3), crowns: 0 },
      ]}
    />
    <TimeDeck say={say} count={13} />
    <TimeDeck say={say} count={0} />
    <PointsDeck say={say} count={3} />
    <EventDeck say={say} count={4} onPress={() => {}} />
    <span className={css.sign}>
      <Trophy say={say} name="Anna" uncovered />
    </span>
    <span className={css.sign}>
      <Trophy say={say} name="Boris" uncovered={false} />
    </span>
  </Row>
);

const Pages = ({ say, story }: Sample) => (
  <Row title="The book">
    {(['cover', '10', 'chapter2', 'chapter3', 'chapter4', 'chapter5'] as const).map((id, plate) => (
      <StoryPage
        key={id}
        say={say}
        plate={plate as ChapterPlate}
        number={id === '10' ? 10 : undefined}
        title={story[id].title}
        paragraphs={story[id].text}
      >
        {id === '10' ? <TaskCard task={10} say={say} {...taskWords(10, { say, story })} /> : undefined}
      </StoryPage>
    ))}
  </Row>
);

export const BIG = {
  contracts: Contracts,
  tasks: Tasks,
  events: Events,
  characters: Characters,
  tracks: Tracks,
  story: Pages,
};
export type BigName = keyof typeof BIG;
