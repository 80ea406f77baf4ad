/** A replay that is judged: what is shown of the analysis, and the ways through it. */
import type { JudgedDecision, Report } from '@broadside/judge';
import type { MatchFile } from '@broadside/kernel';
import { notify, useHotkeys } from '@broadside/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  decisionAt,
  EVERYTHING,
  type Filter,
  marredIn,
  mistakeFrom,
  placeOf,
  type Swing,
  swingsOf,
} from '../../judge/moments.ts';
import { type Judged, useAnalysis } from '../../judge/useAnalysis.ts';
import { type ChoiceSpeech, useChoiceWords } from '../../judge/useChoiceWords.ts';
import { useSession } from '../../session.tsx';
import { branchFile, type Replay } from '../../tables/local/index.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import type { ReplayControls } from './useReplay.ts';

export interface Judging {
  readonly judged: Judged;
  readonly report: Report | undefined;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly swings: readonly Swing[];
  /** What is decided in the position that is shown. */
  readonly here: JudgedDecision | undefined;
  readonly go: (swing: Pick<Swing, 'n' | 'kind' | 'seat'>) => void;
  /** What was chosen, or what luck brought; undefined where that is told by what happened. */
  readonly wordsOf: (swing: Pick<Swing, 'n' | 'kind'>) => string | undefined;
  /** To the mistake before or after; undefined where there is none. */
  readonly mistake: Readonly<Record<'prev' | 'next', (() => void) | undefined>>;
  /** Plays on from the position that is shown; undefined where nobody has anything to do. */
  readonly whatIf: (() => void) | undefined;
}

/** The same keys on a Cyrillic board. */
const PREVIOUS = [',', 'б'] as const;
const NEXT = ['.', 'ю'] as const;

interface JudgingOptions {
  readonly replay: Replay;
  readonly file: unknown;
  readonly id: string;
  readonly controls: ReplayControls;
  readonly speech: ChoiceSpeech;
}

const NOTHING: readonly JudgedDecision[] = [];

function useWhatIf({ replay, file, controls }: JudgingOptions, here: JudgedDecision | undefined) {
  const say = useSay();
  const { name } = useSession();
  const [path, navigate] = useLocation();
  const begun = useRef(false);
  const { n, viewer, position } = controls;
  const asked = position?.n === n ? position.toAct.filter((seat) => seat >= 0) : [];
  const seat = here?.seat ?? asked.find((one) => one === viewer) ?? asked[0];
  if (seat === undefined || n >= replay.last) return undefined;
  const branch = async (): Promise<void> => {
    // Two taps are one match.
    if (begun.current) return;
    begun.current = true;
    try {
      const id = await branchFile({ file, n, seat, name: replay.seats[seat]?.name ?? name });
      // Whoever has left meanwhile is not called back.
      if (location.pathname === path) navigate(`/local/${id}`);
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
    }
    begun.current = false;
  };
  return () => void branch();
}

export function useJudging(options: JudgingOptions): Judging | undefined {
  const { replay, file, id, controls, speech } = options;
  const { n, go: goTo, look } = controls;
  const read = useCallback(async () => file as MatchFile, [file]);
  const judged = useAnalysis(read, id);
  const report = judged?.state.report;
  const [filter, setFilter] = useState(EVERYTHING);
  const swings = useMemo(() => (report ? swingsOf(report, filter) : []), [report, filter]);
  const here = useMemo(() => report && decisionAt(report, n), [report, n]);
  const marred = useMemo(() => (report ? marredIn(report) : NOTHING), [report]);
  const chosen = useChoiceWords(replay, marred, speech);
  const wordsOf = ({ n: at, kind }: Pick<Swing, 'n' | 'kind'>) => (kind === 'choice' ? chosen.get(at) : undefined);
  const go = useCallback(
    (swing: Pick<Swing, 'n' | 'kind' | 'seat'>) => {
      goTo(placeOf(swing));
      if (swing.kind === 'choice') look(swing.seat);
    },
    [goTo, look],
  );
  const toMistake = (by: 1 | -1): (() => void) | undefined => {
    const found = report && mistakeFrom(report, filter.seat, n, by);
    return found && (() => go({ n: found.n, kind: 'choice', seat: found.seat }));
  };
  const mistake = { prev: toMistake(-1), next: toMistake(1) };
  const keys = (names: readonly string[], press: (() => void) | undefined) =>
    names.map((name) => [name, () => press?.()] as const);
  useHotkeys(Object.fromEntries([...keys(PREVIOUS, mistake.prev), ...keys(NEXT, mistake.next)]), report !== undefined);
  const whatIf = useWhatIf(options, here);
  return judged && { judged, report, filter, setFilter, swings, here, wordsOf, go, mistake, whatIf };
}
