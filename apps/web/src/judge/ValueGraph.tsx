/**
 * The value graph: shares of a hundred, one engraved band for each seat (colour, hatching, emblem). Luck is marked above,
 * choices below; where a match is looked through the whole field is the slider. Drawn at its real size, so hatching never
 * stretches.
 */
import type { ChancePoint, Grade } from '@broadside/judge';
import type { Seat } from '@broadside/kernel';
import { cx, Icon, type PlayerInfo, SeatEmblem } from '@broadside/kit';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Band, bandsOf, type Field, spansOf, spread, xOf } from './graph.ts';
import { GradeMark, LuckMark } from './Marks.tsx';
import { placeOf } from './moments.ts';
import { useJudgeSay } from './text/index.ts';
import style from './ValueGraph.module.css';

export interface GraphMark {
  readonly n: number;
  readonly kind: 'luck' | 'choice';
  readonly seat: Seat;
  readonly swing: number;
  /** Of a choice. */
  readonly grade?: Grade;
  /** What happened, for those who do not see it. */
  readonly words: string;
}

export interface GraphSlider {
  readonly n: number;
  /** What is there. */
  readonly words: string;
  readonly onGo: (n: number) => void;
}

export interface ValueGraphProps {
  readonly points: readonly ChancePoint[];
  /** The number of the last entry. */
  readonly last: number;
  /** By entry: the turn it left the match in. */
  readonly turns: readonly number[];
  readonly seats: readonly PlayerInfo[];
  readonly together: boolean;
  /** Whose band lies at the bottom. */
  readonly you?: Seat | undefined;
  /** Still a first look. */
  readonly rough?: boolean;
  readonly marks?: readonly GraphMark[];
  readonly onMark?: (mark: GraphMark) => void;
  /** Numbered moments instead of lanes of marks. */
  readonly pins?: readonly Pick<GraphMark, 'n' | 'kind'>[];
  readonly slider?: GraphSlider | undefined;
  readonly label: string;
  readonly className?: string;
}

/** As an engraver would tell tinctures apart. */
const HATCHES: readonly ((id: string) => ReactNode)[] = [
  (id) => (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V7" className={style.hatch} />
    </pattern>
  ),
  (id) => (
    <pattern id={id} width="14" height="7" patternUnits="userSpaceOnUse">
      <path d="M0 3.5Q3.5 .6 7 3.5T14 3.5" className={style.hatch} />
    </pattern>
  ),
  (id) => (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r="1.25" className={style.dots} />
      <circle cx="6" cy="6" r="1.25" className={style.dots} />
    </pattern>
  ),
  (id) => (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 0H8M0 0V8" className={style.hatch} />
    </pattern>
  ),
  (id) => (
    <pattern id={id} width="10" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 3H6" className={style.hatch} />
    </pattern>
  ),
  (id) => (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 0V7" className={style.hatch} />
    </pattern>
  ),
];

const hatchOf = (seat: Seat, id: string): ReactNode => HATCHES[seat % HATCHES.length]?.(id);
const tint = (seat: Seat): string => `var(--seat-${seat % HATCHES.length})`;

/** A small field of a seat's colour and hatching, for the key of a graph. */
export function Swatch({ seat }: { readonly seat: Seat }) {
  const id = useId();
  return (
    <svg className={style.swatch} width={22} height={14} aria-hidden="true">
      <defs>{hatchOf(seat, id)}</defs>
      <rect width={22} height={14} fill={tint(seat)} />
      <rect width={22} height={14} fill={`url(#${id})`} />
    </svg>
  );
}

function useSize() {
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return [ref, size] as const;
}

const SMALL = 600;
/** As wide as a finger. */
const GAP = 46;
/** More marks of a kind tell less. */
const MOST_MARKS = 12;
const LANE = 42;
const SCALE = 5;

interface Plan extends Field {
  readonly lanes: boolean;
  readonly small: boolean;
}

function planOf(props: ValueGraphProps, width: number, height: number): Plan {
  const small = width < SMALL;
  const lanes = props.marks !== undefined;
  const top = lanes ? LANE : props.pins ? 30 : 8;
  const foot = lanes ? LANE : 20;
  return {
    lanes,
    small,
    left: small ? 28 : 38,
    right: width - (small ? 34 : 40),
    top,
    bottom: height - foot - SCALE,
    last: props.last,
  };
}

function Bands({
  bands,
  rough,
  id,
}: {
  readonly bands: readonly Band[];
  readonly rough: boolean;
  readonly id: string;
}) {
  return (
    <g className={cx(rough && style.rough)}>
      {bands.map(({ seat, area }, k) =>
        seat === undefined ? null : (
          <g key={seat}>
            <path
              d={area}
              fill={`color-mix(in srgb, ${tint(seat)} ${k === bands.length - 1 ? 92 : 66}%, var(--print-2))`}
            />
            <path d={area} fill={`url(#${id}h${seat})`} />
          </g>
        ),
      )}
      {bands.map(
        ({ seat, edge }, k) =>
          edge && (
            <path
              key={seat ?? 'none'}
              d={edge}
              className={cx(style.edge, k === bands.length - 1 && style.mine)}
              {...(rough ? { strokeDasharray: '4 3' } : {})}
            />
          ),
      )}
    </g>
  );
}

const HUNDRED = [100, 50, 0] as const;

function Scale({ plan, turns }: { readonly plan: Plan; readonly turns: readonly number[] }) {
  const { left, right, top, bottom } = plan;
  const spans = spansOf(turns, plan.small ? 8 : 16);
  const y = (value: number): number => bottom - (value / 100) * (bottom - top);
  return (
    <>
      {[25, 50, 75].map((value) => (
        <path key={value} className={style.grid} d={`M${left} ${y(value)}H${right}`} />
      ))}
      {HUNDRED.map((value) => (
        <text
          key={value}
          className={style.tick}
          x={right + 6}
          y={y(value) + (value === 100 ? 10 : value === 0 ? 0 : 4)}
        >
          {value}
        </text>
      ))}
      <g>
        {spans.map(({ turn, from, to }) => (
          <rect
            key={turn}
            className={style.field}
            x={xOf(plan, from)}
            y={bottom}
            width={Math.max(0, xOf(plan, to) - xOf(plan, from))}
            height={SCALE}
          />
        ))}
      </g>
      {!plan.lanes &&
        spans.map(({ turn, from, to }) => (
          <text
            key={turn}
            className={style.tick}
            x={(xOf(plan, from) + xOf(plan, to)) / 2}
            y={bottom + SCALE + 14}
            textAnchor="middle"
          >
            {turn}
          </text>
        ))}
      <rect className={style.frame} x={left} y={top} width={right - left} height={Math.max(0, bottom - top)} />
    </>
  );
}

type Placed = GraphMark & { readonly x: number; readonly shown: number };

/** The heaviest, and always the one that is looked at. */
function placed(plan: Plan, marks: readonly GraphMark[], kind: GraphMark['kind'], at?: number): readonly Placed[] {
  const weight = (mark: GraphMark): number => (placeOf(mark) === at ? 1 : Math.abs(mark.swing));
  const room = Math.min(MOST_MARKS, Math.max(1, Math.floor((plan.right - plan.left) / GAP)));
  const heaviest = marks
    .filter((mark) => mark.kind === kind)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, room);
  return spread(
    heaviest.map((mark) => ({ ...mark, x: xOf(plan, mark.n) })),
    GAP,
    plan.left + 8,
    plan.right - 8,
  );
}

const stemOf = (plan: Plan, { kind, x, shown }: Placed): string =>
  kind === 'luck'
    ? `M${shown} ${plan.top - 5}L${x} ${plan.top + 1}V${plan.bottom}`
    : `M${shown} ${plan.bottom + SCALE + 8}L${x} ${plan.bottom + SCALE}V${plan.top}`;

interface MarkButtonProps {
  readonly onMark: ValueGraphProps['onMark'];
  readonly plan: Plan;
  readonly mark: Placed;
  readonly here: boolean;
}

/** The list of moments has the same for the keyboard: here they would be a dozen stops. */
function MarkButton({ plan, mark, here, onMark }: MarkButtonProps) {
  const top = mark.kind === 'luck' ? plan.top - LANE / 2 - 1 : plan.bottom + SCALE + LANE / 2;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-id={`mark:${mark.n}`}
      className={cx(style.pin, here && style.pinHere)}
      style={{ left: mark.shown, top }}
      aria-label={mark.words}
      title={mark.words}
      onClick={() => onMark?.(mark)}
    >
      {mark.grade ? <GradeMark grade={mark.grade} silent /> : <LuckMark good={mark.swing > 0} silent />}
      <SeatEmblem seat={mark.seat} size={17} />
    </button>
  );
}

function Pins({ plan, pins }: { readonly plan: Plan; readonly pins: NonNullable<ValueGraphProps['pins']> }) {
  const shown = spread(
    pins.map((pin, at) => ({ ...pin, x: xOf(plan, pin.n), no: at + 1 })),
    32,
    plan.left,
    plan.right,
  );
  return (
    <>
      {shown.map((pin) => (
        <span
          key={pin.no}
          className={cx(style.number, pin.kind === 'luck' && style.byLuck)}
          style={{ left: pin.shown, top: plan.top - 15 }}
          aria-hidden="true"
        >
          {pin.no}
        </span>
      ))}
    </>
  );
}

const KNOB = 24;

function Slider({
  plan,
  slider,
  label,
}: {
  readonly plan: Plan;
  readonly slider: GraphSlider;
  readonly label: string;
}) {
  const height = plan.bottom - plan.top;
  return (
    <>
      <span
        className={style.cursor}
        style={{ left: xOf(plan, slider.n), top: plan.top - 6, height: height + 12 }}
        aria-hidden="true"
      />
      <input
        type="range"
        data-id="position"
        className={style.slider}
        style={
          {
            left: plan.left - KNOB / 2,
            width: plan.right - plan.left + KNOB,
            top: plan.top,
            height: Math.max(44, height + SCALE),
            '--drop': `${Math.max(44, height + SCALE) - KNOB / 2 - 2}px`,
          } as CSSProperties
        }
        min={0}
        max={plan.last}
        value={slider.n}
        aria-label={label}
        aria-valuetext={slider.words}
        onChange={(event) => slider.onGo(Number(event.target.value))}
      />
    </>
  );
}

export function ValueGraph(props: ValueGraphProps) {
  const { points, seats, together, you, rough = false, marks = [], onMark, pins, slider, label, className } = props;
  const say = useJudgeSay();
  const id = useId();
  const [ref, { width, height }] = useSize();
  const plan = planOf(props, width, height);
  const bottomSeat = you ?? 0;
  const order = [
    ...seats
      .map(({ seat }) => seat)
      .filter((seat) => seat !== bottomSeat)
      .reverse(),
    bottomSeat,
  ];
  const bands = bandsOf(points, order, together, plan);
  const reached = points.at(-1)?.n ?? 0;
  const lucks = plan.lanes ? placed(plan, marks, 'luck', slider?.n) : [];
  const choices = plan.lanes ? placed(plan, marks, 'choice', slider?.n) : [];
  const stems = [...lucks, ...choices];
  const pinned = (pins ?? []).map(({ n }) => xOf(plan, n));
  const emblem = Math.min(plan.small ? 20 : 24, (plan.bottom - plan.top) / Math.max(1, bands.length) - 2);
  return (
    <figure
      ref={ref}
      data-id="graph"
      className={cx(style.graph, className)}
      {...(slider ? {} : { role: 'img', 'aria-label': label })}
    >
      {width > 0 && (
        <>
          <svg width={width} height={height} aria-hidden="true">
            <defs>
              {seats.map(({ seat }) => (
                <g key={seat}>{hatchOf(seat, `${id}h${seat}`)}</g>
              ))}
            </defs>
            <rect
              className={style.base}
              x={plan.left}
              y={plan.top}
              width={Math.max(0, plan.right - plan.left)}
              height={Math.max(0, plan.bottom - plan.top)}
            />
            <Bands bands={bands} rough={rough} id={id} />
            <Scale plan={plan} turns={props.turns} />
            {stems.map((mark) => (
              <path
                key={`${mark.kind}${mark.n}`}
                className={cx(style.stem, mark.kind === 'luck' && style.byLuck)}
                d={stemOf(plan, mark)}
              />
            ))}
            {pinned.map((x) => (
              <path key={x} className={style.stem} d={`M${x} ${plan.top - 4}V${plan.bottom}`} />
            ))}
          </svg>
          {points.length > 0 && reached < plan.last && (
            <span
              className={style.todo}
              style={{
                left: xOf(plan, reached),
                width: plan.right - xOf(plan, reached),
                top: plan.top,
                height: plan.bottom - plan.top,
              }}
            >
              {say('judge.graph.todo')}
            </span>
          )}
          {bands.map(
            ({ seat, middle }) =>
              seat !== undefined && (
                <span key={seat} className={style.who} style={{ left: plan.left / 2 - 1, top: middle }}>
                  {together ? (
                    <Icon name="people" size={emblem} />
                  ) : (
                    <SeatEmblem seat={seat} size={emblem} {...(slider ? { label: seats[seat]?.name ?? '' } : {})} />
                  )}
                </span>
              ),
          )}
          {stems.map((mark) => (
            <MarkButton
              key={`${mark.kind}${mark.n}`}
              {...{ plan, mark, onMark }}
              here={slider !== undefined && slider.n === placeOf(mark)}
            />
          ))}
          {pins && <Pins plan={plan} pins={pins} />}
          {slider && <Slider plan={plan} slider={slider} label={label} />}
        </>
      )}
    </figure>
  );
}
