/** The analysis of a match as a screen shows it. */
import type { MatchFile } from '@broadside/kernel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { analyse, analysisOf } from './analyses.ts';
import type { Analysis, AnalysisState } from './analysis.ts';

export interface Judged {
  readonly state: AnalysisState;
  readonly start: () => void;
  readonly stop: () => void;
}

const nothing = (): undefined => undefined;
const never = (): (() => void) => () => undefined;

/** Undefined until it is known, and where nobody judges the game. */
export function useAnalysis(read: () => Promise<MatchFile>, key: string): Judged | undefined {
  const [analysis, setAnalysis] = useState<Analysis>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same match is read once.
  useEffect(() => {
    let gone = false;
    read()
      .then(analysisOf)
      .then((found) => {
        if (!gone) setAnalysis(found);
      })
      // Whatever cannot be judged is shown without a judgement.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [key]);
  const state = useSyncExternalStore(analysis?.subscribe ?? never, analysis?.snapshot ?? nothing, nothing);
  const start = useCallback(() => analysis && analyse(analysis), [analysis]);
  const stop = useCallback(() => analysis?.stop(), [analysis]);
  return state && { state, start, stop };
}
