/**
 * What the judge says at a table of this device: a hint when it is asked for, and, where somebody wants to be taught, a
 * blunder offered back. Computed in a worker from what this player sees.
 */
import type { Action } from '@broadside/kernel';
import { type PlayerInfo, SpeechProvider } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { useEffect, useMemo, useState } from 'react';
import { judgeText } from '../../../judge/text/index.ts';
import type { Eyes } from '../../../judge/whose.ts';
import { judgeVersion } from '../../../tables/local/index.ts';
import { useGameSay } from '../../../text/say.ts';
import type { PlayedProps } from '../Match.tsx';
import { Hint } from './Hint.tsx';
import { Trainer } from './Trainer.tsx';
import { useWeigher } from './useWeigher.ts';

export interface AdviceProps extends PlayedProps {
  readonly seats: readonly PlayerInfo[];
  readonly nameOf: NameOf;
  /** It is this player's turn, and all has been shown. */
  readonly yours: boolean;
  readonly onPlay: (action: Action) => void;
}

/** Undefined until it is known; null where nobody judges the game. */
function useVersion(game: string): number | null | undefined {
  const [version, setVersion] = useState<number | null>();
  useEffect(() => {
    let gone = false;
    judgeVersion(game).then(
      (found) => gone || setVersion(found),
      () => gone || setVersion(null),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return version;
}

function Adviser(props: AdviceProps) {
  const { ui, state, info, update, seats, nameOf } = props;
  const say = useGameSay();
  const weigh = useWeigher();
  const seat = info.you;
  const { view } = update;
  const eyes = useMemo(
    (): Eyes | undefined => (seat === null ? undefined : { ui, view, seat, seats, say, nameOf }),
    [ui, view, seat, seats, say, nameOf],
  );
  if (!eyes) return null;
  return (
    <>
      <Hint {...props} {...{ eyes, weigh }} />
      {state.teach && <Trainer {...props} {...{ eyes, weigh }} />}
    </>
  );
}

const CATALOGUES = [judgeText];

export function Advice(props: AdviceProps) {
  const version = useVersion(props.ui.id);
  if (version === undefined || version === null) return null;
  return (
    <SpeechProvider catalogues={CATALOGUES}>
      <Adviser {...props} />
    </SpeechProvider>
  );
}
