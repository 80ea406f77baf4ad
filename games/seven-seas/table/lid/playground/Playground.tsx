import { FlightLayer, useSay, useTimeline } from '@broadside/kit';
import { handClock, RecordingClocks, wallClock } from '@broadside/kit/recording';
import { useEffect, useMemo, useState } from 'react';
import type { SevenSeasEvent } from '../../../rules/state.ts';
import type { SevenSeasView } from '../../../rules/view.ts';
import { lidAnimation } from '../animationSteps.ts';
import { useLidDesk } from '../desk.ts';
import { Fights } from '../Fights.tsx';
import { Lid } from '../Lid.tsx';
import { picksOf } from '../picks.ts';
import { type LidShow, lidShow } from '../show.ts';
import style from './playground.module.css';
import type { Scene } from './scenes.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: ['Nina', 'Mara', 'Oleh', 'Old Salt'],
  ru: ['Нина', 'Мара', 'Олег', 'Старый Том'],
  uk: ['Ніна', 'Мара', 'Олег', 'Старий Том'],
};
const nameOf = (seat: number): string => (NAMES[document.documentElement.lang] ?? NAMES.en)[seat];
const seats = [0, 1, 2, 3].map((seat) => ({ seat, name: nameOf(seat), bot: seat > 1, here: true }));

const face = {
  animationSteps: (
    before: SevenSeasView | undefined,
    events: readonly { readonly type: string }[],
    after: SevenSeasView,
    ...words: [ReturnType<typeof useSay>, typeof nameOf]
  ) => (before === undefined ? [] : lidAnimation(before, events as readonly SevenSeasEvent[], after, ...words)),
};

export interface PlaygroundProps {
  readonly scene: Scene;
  readonly play: boolean;
  readonly at: number | undefined;
  readonly t: number | undefined;
  readonly flat: boolean;
  readonly throws: boolean;
}

/** An animation step held still, for a picture. */
function heldShow({ scene, at, t }: PlaygroundProps): LidShow | undefined {
  const landed = scene.events.find((event) => event.type === 'landed');
  if (t !== undefined && landed?.type === 'landed') return { kind: 'throw', ...landed };
  const pairs = scene.after.lid?.fights ?? [];
  return at === undefined ? undefined : { kind: 'fights', pairs, at, ms: 0 };
}

export function Playground(props: PlaygroundProps) {
  const { scene, play, flat, throws, t } = props;
  const say = useSay();
  const timeline = useTimeline<SevenSeasView>({ ui: face, say, nameOf });
  const { push } = timeline;
  const hand = useMemo(() => (t === undefined ? undefined : handClock()), [t]);
  const [thrown, setThrown] = useState('');
  useEffect(() => {
    push({ events: [], view: play ? scene.before : scene.after, jump: true });
    if (play) push({ events: scene.events, view: scene.after });
  }, [scene, play, push]);
  useEffect(() => {
    (window as { lidClock?: unknown }).lidClock = hand?.set;
  }, [hand]);
  const held = useMemo(() => heldShow(props), [props]);
  const show = held ?? lidShow(timeline.show);
  const view = held === undefined ? timeline.view : scene.after;
  const desk = useLidDesk(view?.lid ?? null, show);
  if (view === undefined) return null;
  const shared = {
    show,
    desk,
    seats,
    viewer: 0 as const,
    say,
    nameOf,
    factor: held === undefined ? timeline.factor : 1,
  };
  const picks = picksOf({ lid: view.lid, legal: [], viewer: 0, say, nameOf });
  return (
    <RecordingClocks value={hand ?? wallClock}>
      <main className={style.playground}>
        <Lid
          {...shared}
          lid={view.lid}
          raid={view.raid}
          flat={flat}
          pickable={picks}
          onThrow={throws ? ({ way, force }) => setThrown(`${way} ${force}`) : undefined}
        />
        <Fights {...shared} view={view} skip={timeline.skip} back={false} look={() => {}} />
        <output>{thrown}</output>
      </main>
      <FlightLayer timeline={timeline} Card={() => null} say={say} />
    </RecordingClocks>
  );
}
