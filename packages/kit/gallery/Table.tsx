/** The frame of a table with a harbour of blank cards, and flights between its piles. */
import { useEffect, useState } from 'react';
import {
  ActionBar,
  type AnimationStep,
  FlightLayer,
  IconButton,
  LogPanel,
  LogSheet,
  LogStrip,
  Panel,
  Pile,
  SeatEmblem,
  TableBar,
  TableFrame,
  Talk,
  type TimelineStep,
  UndoButtons,
  useSay,
  useTimeline,
  Zone,
} from '../src/index.ts';
import { CHOICES, LOG, MANY, SampleCard } from './sample.tsx';

interface View {
  readonly deck: number;
  readonly harbour: readonly number[];
}

const ui = {
  animationSteps(before: View | undefined, _events: unknown, after: View): readonly AnimationStep<View>[] {
    const fresh = after.harbour.filter((card) => !before?.harbour.includes(card));
    const gone = after.harbour.length === 0;
    return gone
      ? [
          {
            flights: (before?.harbour ?? []).map((card) => ({ what: card, from: `berth-${card}`, to: 'discard' })),
            view: after,
            call: { text: 'Bust!', tone: 'bad' },
            sound: 'bust',
          },
        ]
      : fresh.map((card) => ({
          flights: [
            { what: card, from: 'deck', to: 'next' },
            { what: 'coin' as const, from: 'deck', to: 'discard' },
          ],
          view: after,
          sound: 'card' as const,
        }));
  },
};

export function Table() {
  const say = useSay();
  const timeline = useTimeline<View, TimelineStep<View>>({ ui, say, nameOf: String });
  const [logOpen, openLog] = useState(false);
  const [many, setMany] = useState(new URLSearchParams(location.search).has('many'));
  const { push } = timeline;
  useEffect(() => push({ events: [], view: { deck: 47, harbour: [1, 2, 3] } }), [push]);
  const view = timeline.view ?? { deck: 0, harbour: [] };
  const reveal = () => {
    const harbour = view.harbour.length >= 6 ? [] : [...view.harbour, view.harbour.length + 1];
    push({ events: [], view: { deck: view.deck - 1, harbour } });
  };
  const undo = { onUndo: () => setMany(!many), onRestart: () => setMany(!many), noUndo: 'not past a revealed card' };
  return (
    <>
      <TableFrame
        top={
          <TableBar
            title="A game"
            turn={
              <>
                <b>Your turn</b> · discover
              </>
            }
            alarm={
              <>
                <SeatEmblem seat={3} size={20} />
                Round 7: Ada is 1 point from the end
              </>
            }
          >
            <UndoButtons {...undo} />
            <IconButton icon="sound" label="Sound" />
            <IconButton icon="menu" label="Menu" />
          </TableBar>
        }
        board={
          <Zone
            label="Harbour"
            rove
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 12,
              padding: 16,
              background: 'var(--sea)',
              minHeight: '100%',
            }}
          >
            <Pile count={view.deck} label="in deck" spot="deck" width={84} onClick={reveal} />
            <Pile count={0} label="discard" spot="discard" width={56} />
            {view.harbour.map((card) => (
              <button key={card} type="button" data-spot={`berth-${card}`} style={{ all: 'unset', cursor: 'pointer' }}>
                <SampleCard card={card} width={110} say={say} />
              </button>
            ))}
            <span data-spot="next" style={{ width: 110, height: 154, border: '1.5px dashed var(--ink-3)' }} />
          </Zone>
        }
        side={
          <Panel ruled title="Next card">
            32%
          </Panel>
        }
        log={<LogPanel entries={LOG} since={9} note="round 7" />}
        talk={
          <Talk
            messages={[{ key: 1, seat: 1, name: 'Inés', text: 'Good wind!', at: 1e12 }]}
            onSay={() => undefined}
            onReact={() => undefined}
          />
        }
        strip={<LogStrip entries={LOG} onOpen={() => openLog(true)} />}
        actions={<ActionBar choices={many ? MANY : CHOICES} busy={timeline.showing} onPlay={reveal} {...undo} />}
      />
      <FlightLayer timeline={timeline} Card={SampleCard} say={say} />
      <LogSheet entries={LOG} since={9} open={logOpen} onClose={() => openLog(false)} />
    </>
  );
}
