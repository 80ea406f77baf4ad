/** Crew cards: levels, sleeves, sizes, states, fitting. */

import { CREW_CARDS, cardNamed, NO_CARD } from '../../cards/table.ts';
import type { TableSay } from '../../text/table.ts';
import { CrewCard, CrewSlip, CrewWords, EffectSigns, type FaceSize } from '../card/index.ts';
import { Row } from './Row.tsx';

const NONE = [NO_CARD, NO_CARD, NO_CARD] as const;
const named = (name: string): number => cardNamed(name) ?? NO_CARD;
const [CAPTAIN, CREWMAN, FIRST_MATE, BOSUN, GUNNER, DECKHAND, BUCCANEER, PURSER] = [0, 1, 4, 5, 6, 8, 10, 11] as const;
const FULL = [named('a1-01'), named('a1-09'), named('a1-08')] as const;
const RICH = [named('a4-05'), named('a3-03'), named('a4-19')] as const;
const nothing = (): void => {};

interface CrewProps {
  readonly say: TableSay;
}

const Levels = ({ say }: CrewProps) => (
  <Row title="Levels I to IV">
    {[1, 2, 3, 4].map((level) => (
      <CrewCard
        key={level}
        card={GUNNER}
        level={level}
        sleeves={NONE}
        used={level === 3 ? 1 : 0}
        fired={level === 4 ? 1 : 0}
        size="L"
        say={say}
      />
    ))}
  </Row>
);

const Sleeves = ({ say }: CrewProps) => (
  <Row title="Three sleeve slots">
    <CrewCard card={DECKHAND} level={2} sleeves={NONE} used={0} fired={0} size="L" say={say} />
    <CrewCard
      card={DECKHAND}
      level={3}
      sleeves={[NO_CARD, named('a1-09'), NO_CARD]}
      used={0}
      fired={0}
      size="L"
      say={say}
    />
    <CrewCard card={DECKHAND} level={3} sleeves={FULL} used={0x101} fired={0} size="L" say={say} />
    <CrewCard
      card={BOSUN}
      level={4}
      sleeves={[named('a2-04'), NO_CARD, named('a2-17')]}
      used={1}
      fired={2}
      size="L"
      say={say}
    />
    <CrewCard card={PURSER} level={4} sleeves={RICH} used={0} fired={1} size="L" say={say} />
  </Row>
);

const Sizes = ({ say, size }: CrewProps & { readonly size: FaceSize }) => (
  <Row title={`All, ${size}`}>
    {Array.from({ length: CREW_CARDS }, (_, card) => (
      <CrewCard
        key={card}
        card={card}
        level={(card % 4) + 1}
        sleeves={card % 3 === 0 ? FULL : card % 3 === 1 ? NONE : [NO_CARD, RICH[0], NO_CARD]}
        used={card % 2}
        fired={0}
        size={size}
        say={say}
      />
    ))}
  </Row>
);

const States = ({ say }: CrewProps) => (
  <Row title="States: hand, pickable, selected, dim with a reason, face down, a slot offered, a preview">
    <CrewCard
      card={CAPTAIN}
      level={3}
      sleeves={NONE}
      used={0}
      fired={0}
      size="S"
      state="hand"
      say={say}
      onPress={nothing}
    />
    <CrewCard
      card={CREWMAN}
      level={2}
      sleeves={FULL}
      used={1}
      fired={0}
      size="S"
      pickable
      say={say}
      onPress={nothing}
    />
    <CrewCard
      card={FIRST_MATE}
      level={3}
      sleeves={NONE}
      used={0}
      fired={0}
      size="S"
      selected
      say={say}
      onPress={nothing}
    />
    <CrewCard
      card={BUCCANEER}
      level={1}
      sleeves={FULL}
      used={0}
      fired={0}
      size="S"
      dim
      note="Bottom slot is taken."
      say={say}
    />
    {[0, 1, 2, 3].map((owner) => (
      <CrewCard
        key={owner}
        card={0}
        level={1}
        sleeves={NONE}
        used={0}
        fired={0}
        size="S"
        state="hidden"
        owner={owner}
        say={say}
      />
    ))}
    <CrewCard
      card={BUCCANEER}
      level={2}
      sleeves={[NO_CARD, FULL[0], NO_CARD]}
      used={0}
      fired={0}
      size="M"
      offered={2}
      selected
      say={say}
      onPress={nothing}
    />
    <CrewCard
      card={PURSER}
      level={2}
      sleeves={NONE}
      used={0}
      fired={0}
      size="M"
      offered={2}
      pickable
      say={say}
      onPress={nothing}
    />
    <CrewCard
      card={DECKHAND}
      level={3}
      sleeves={FULL}
      used={0}
      fired={0}
      size="M"
      dim
      note="Bottom slot is taken."
      say={say}
    />
    <CrewCard
      card={BUCCANEER}
      level={2}
      sleeves={[NO_CARD, FULL[0], NO_CARD]}
      used={0}
      fired={0}
      size="L"
      preview={named('a2-06')}
      say={say}
    />
  </Row>
);

/** The places of a hand: the smallest phone, a phone, a desk. */
const PLACES = [
  [158, 153],
  [165, 191],
  [176, 310],
] as const;

const Hands = ({ say }: CrewProps) =>
  PLACES.map(([width, height]) => (
    <Row key={width} title={`In the hand, ${width} × ${height}`}>
      {[CAPTAIN, CREWMAN, FIRST_MATE, BOSUN, GUNNER, PURSER].map((card, at) => (
        <span key={card} style={{ display: 'grid', width, height }}>
          <CrewSlip
            card={card}
            level={4}
            sleeves={at % 2 === 0 ? RICH : FULL}
            used={0}
            fired={0}
            width={width}
            state="hand"
            say={say}
            onPress={nothing}
          />
        </span>
      ))}
    </Row>
  ));

const Opened = ({ say }: CrewProps) => (
  <Row title="Opened on the smallest phone">
    {[CAPTAIN, BOSUN, GUNNER].map((card) => (
      <span key={card} style={{ width: 328 }}>
        <CrewWords card={card} level={4} sleeves={RICH} used={1} fired={0} say={say} />
      </span>
    ))}
  </Row>
);

export const Crew = ({ say }: CrewProps) => (
  <>
    <Hands say={say} />
    <Opened say={say} />
    <Levels say={say} />
    <Sleeves say={say} />
    <States say={say} />
    {(['S', 'M', 'L'] as const).map((size) => (
      <Sizes key={size} size={size} say={say} />
    ))}
    <Row title="Signs alone">
      <EffectSigns groups={[[{ do: 'blackFlag' }], [{ do: 'helm', n: 1 }]]} say={say} words />
    </Row>
  </>
);
