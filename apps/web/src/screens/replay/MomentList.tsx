/** The swings of a match, the largest first: luck and choices, of everybody or of one. */
import { Icon, type PlayerInfo, SeatEmblem, Segmented, useLocale } from '@broadside/kit';
import { swing as written } from '../../judge/figures.ts';
import { GradeMark, LuckMark } from '../../judge/Marks.tsx';
import type { Swing } from '../../judge/moments.ts';
import { placeOf } from '../../judge/moments.ts';
import { useJudgeSay } from '../../judge/text/index.ts';
import style from './Analysis.module.css';
import type { Judging } from './useJudging.ts';

interface MomentListProps {
  readonly judging: Judging;
  readonly seats: readonly PlayerInfo[];
  readonly turns: readonly number[];
  readonly n: number;
  /** What happened at an entry. */
  readonly wordsAt: (n: number) => string;
}

const KINDS = ['all', 'luck', 'choice'] as const;
const EVERYBODY = -1;

/** Whose moments and mistakes are shown. */
export function WhoFilter({ judging, seats }: Pick<MomentListProps, 'judging' | 'seats'>) {
  const say = useJudgeSay();
  const { filter, setFilter } = judging;
  const everybody = { value: EVERYBODY, label: <Icon name="people" size={20} />, name: say('judge.filter.everybody') };
  return (
    <Segmented
      data-id="whose"
      label={say('judge.filter.who')}
      block
      value={filter.seat ?? EVERYBODY}
      options={[
        everybody,
        ...seats.map(({ seat, name }) => ({ value: seat, label: <SeatEmblem seat={seat} size={24} />, name })),
      ]}
      onChange={(seat) => setFilter({ ...filter, seat: seat === EVERYBODY ? undefined : seat })}
    />
  );
}

function Row({ one, props }: { readonly one: Swing; readonly props: MomentListProps }) {
  const { judging, seats, turns, n, wordsAt } = props;
  const say = useJudgeSay();
  const locale = useLocale();
  const turn = turns[one.n] ?? 0;
  return (
    <li>
      <button
        type="button"
        data-id={`moment:${one.n}`}
        className={style.moment}
        aria-current={placeOf(one) === n ? 'step' : undefined}
        onClick={() => judging.go(one)}
      >
        <span className={style.mark}>
          {one.grade ? <GradeMark grade={one.grade} /> : <LuckMark good={one.swing > 0} size={28} />}
        </span>
        <span>
          <small>
            <SeatEmblem seat={one.seat} size={16} />
            {say('judge.moment.turn', { name: seats[one.seat]?.name ?? '', turn })}
          </small>
          {judging.wordsOf(one) ?? wordsAt(one.n)}
        </span>
        <b>{written(one.swing, locale)}</b>
      </button>
    </li>
  );
}

export function MomentList(props: MomentListProps) {
  const { judging, seats } = props;
  const say = useJudgeSay();
  const { filter, setFilter, swings } = judging;
  return (
    <div className={style.momentPart}>
      <Segmented
        data-id="kinds"
        label={say('judge.filter')}
        block
        value={filter.kind}
        options={KINDS.map((kind) => ({ value: kind, label: say(`judge.filter.${kind}`) }))}
        onChange={(kind) => setFilter({ ...filter, kind })}
      />
      <WhoFilter judging={judging} seats={seats} />
      {swings.length === 0 ? (
        <p className="quiet">{say('judge.moments.none')}</p>
      ) : (
        <ol className={style.moments} data-id="moments">
          {swings.map((one) => (
            <Row key={`${one.kind}${one.n}`} one={one} props={props} />
          ))}
        </ol>
      )}
    </div>
  );
}
