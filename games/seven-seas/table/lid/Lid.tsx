/** The lid from above: what lies in it, who fights whom, the throw itself, and where one points or swipes. */
import type { Viewer } from '@broadside/kernel';
import { cx, type PlayerInfo } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { Lid as LidFacts, Raid, SevenSeasAction } from '../../rules/state.ts';
import type { TableSay } from '../../text/table.ts';
import type { LidDesk } from './desk.ts';
import { Field } from './Field.tsx';
import { Hand } from './Hand.tsx';
import style from './Lid.module.css';
import { apartOf, dieNear, inHand, type LidModel, type Point, readLid } from './model.ts';
import { Picture } from './Picture.tsx';
import type { LidPick } from './picks.ts';
import { RIM, SHEET, SHEET_BOX } from './recording/frame.ts';
import { RecordingView } from './recording/RecordingView.tsx';
import { Swipe } from './Swipe.tsx';
import type { LidShow } from './show.ts';
import { fateWords, millimetres, type Speech } from './words.ts';

export interface LidProps extends Speech {
  readonly lid: LidFacts | null;
  readonly raid: Raid | null;
  readonly show: LidShow | undefined;
  readonly desk: LidDesk;
  readonly viewer: Viewer;
  readonly seats: readonly PlayerInfo[];
  readonly say: TableSay;
  readonly nameOf: NameOf;
  /** How much slower or faster than normal; 0: nothing moves. */
  readonly factor: number;
  /** Given while whoever looks may throw. */
  readonly onThrow?: ((action: Extract<SevenSeasAction, { type: 'throw' }>) => void) | undefined;
  /** What can be answered by pointing. */
  readonly pickable?: readonly LidPick[] | undefined;
  readonly onPick?: ((action: LidPick['action']) => void) | undefined;
  /** Recordings never run in three dimensions. */
  readonly flat?: boolean | undefined;
}

/** How the lid stands: as the current animation step says, else as the desk points. */
function useModel({ lid, show, desk }: LidProps): LidModel | undefined {
  return useMemo(() => {
    if (lid === null || lid.dice.length === 0) return undefined;
    if (show?.kind === 'fights') return readLid(lid, show.pairs, show.at);
    return readLid(lid, lid.fights, desk.chosen);
  }, [lid, show, desk.chosen]);
}

/** The recording that runs now: that of the animation step, or the one that is watched again. */
const recordingOf = ({ show, desk, factor }: LidProps) =>
  factor === 0 ? undefined : show?.kind === 'throw' ? show : desk.watching ? desk.film : undefined;

function labelOf({ lid, say }: LidProps, model: LidModel | undefined, hand: number, inRecording: boolean): string {
  if (inRecording && lid !== null) return say('seven-seas.lid.inAir', { dice: lid.sides.length });
  if (hand > 0) return say('seven-seas.lid.inHand', { dice: hand });
  if (lid === null || model === undefined) return say('seven-seas.lid.empty');
  return say('seven-seas.lid.lies', { dice: model.dice.length });
}

/** Two dice chosen with the ruler; a third begins anew. */
const measured = (chosen: readonly number[], die: number): readonly number[] =>
  chosen.includes(die) ? chosen.filter((one) => one !== die) : [...chosen.slice(chosen.length > 1 ? 2 : 0), die];

function useRuler({ measuring }: LidDesk, index: number) {
  const [ends, setEnds] = useState<readonly number[]>([]);
  // A new throw, or the ruler put away, begins anew.
  useEffect(() => setEnds([]), [measuring, index]);
  return { ends, point: (die: number) => setEnds((now) => measured(now, die)) };
}

const pointIn = ({ clientX, clientY, currentTarget }: MouseEvent): Point => {
  const box = currentTarget.getBoundingClientRect();
  const scale = SHEET / box.width;
  return { x: (clientX - box.left) * scale - RIM, y: (clientY - box.top) * scale - RIM };
};

export function Lid(props: LidProps) {
  const { lid, raid, desk, say, factor, onThrow, pickable = [], onPick, flat = false } = props;
  const model = useModel(props);
  const recording = recordingOf(props);
  const hand = inHand(lid, raid);
  const ruler = useRuler(desk, lid?.index ?? 0);
  const [landed, setLanded] = useState<object>();

  const inRecording = recording !== undefined && (desk.watching || landed !== recording);
  const picks = new Map(pickable.flatMap(({ dice, label }) => dice.map((die) => [die, label] as const)));
  const targets =
    desk.measuring && model ? new Map(model.dice.map((die) => [die.die, fateWords(props, die, model)])) : picks;
  const pick = (die: number): void => {
    const found = pickable.filter(({ dice }) => dice.includes(die));
    if (found.length === 1) onPick?.(found[0].action);
  };
  const onTarget = desk.measuring ? ruler.point : pick;
  const press = (event: MouseEvent): void => {
    const near = dieNear(model?.dice.filter(({ die }) => targets.has(die)) ?? [], pointIn(event));
    if (near !== undefined) onTarget(near.die);
  };
  const land = (): void => {
    setLanded(recording);
    if (desk.watching) desk.watch(false);
  };

  return (
    <div className={style.lid} data-spot="lid">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: every die that can be pointed at is a button of its own. */}
      <svg
        viewBox={SHEET_BOX}
        data-id="lid"
        role={targets.size > 0 ? 'group' : 'img'}
        aria-label={labelOf(props, model, hand.length, inRecording)}
        className={style.sheet}
        onClick={targets.size > 0 ? press : undefined}
      >
        <Field />
        {hand.length > 0 ? (
          <Hand sides={hand} />
        ) : (
          !inRecording &&
          model !== undefined &&
          lid !== null && (
            <Picture
              {...props}
              lid={lid}
              model={model}
              ends={ruler.ends}
              targets={targets}
              onTarget={onTarget}
              still={recording !== undefined}
            />
          )
        )}
      </svg>
      {recording !== undefined && lid !== null && (
        <RecordingView key={recording.film} recorded={recording} factor={factor} flat={flat} onLanded={land} />
      )}
      {onThrow !== undefined && recording === undefined && (
        <Swipe say={say} onThrow={(gesture) => onThrow({ type: 'throw', ...gesture })} />
      )}
      {desk.measuring && model !== undefined && <Measured {...props} model={model} ends={ruler.ends} />}
    </div>
  );
}

function Measured({ say, model, ends }: Speech & { readonly model: LidModel; readonly ends: readonly number[] }) {
  const [a, b] = ends.map((die) => model.dice[die]);
  const text =
    a === undefined
      ? say('seven-seas.lid.measure.first')
      : b === undefined
        ? say('seven-seas.lid.measure.second')
        : say('seven-seas.lid.measure.apart', { apart: millimetres(apartOf(a, b)) });
  return (
    <p className={cx(style.hint, b !== undefined && style.quiet)} role="status">
      {text}
    </p>
  );
}
