/** A match file is checked by playing it again, then its game's UI is loaded and the replay is shown. */
import { SpeechProvider } from '@broadside/kit';
import { Suspense, useEffect, useState } from 'react';
import { useGameUI } from '../../gameUIs.ts';
import { judgeText } from '../../judge/text/index.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { openReplay, type Replay } from '../../tables/local/index.ts';
import { wireOf } from '../../tables/table.ts';
import { useSay } from '../../text/say.ts';
import { wireWords } from '../../wireWords.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import type { MatchPlace } from './ShareMatch.tsx';

interface ProjectorProps {
  readonly file: unknown;
  readonly id: string;
  readonly place: MatchPlace;
  /** A file that cannot be shown goes back to where it was chosen. */
  readonly onBad?: (words: string) => void;
}

function Screening({ replay, ...rest }: Omit<ProjectorProps, 'onBad'> & { readonly replay: Replay }) {
  const ui = useGameUI(replay.header.game);
  if (!ui) return <Lost />;
  return (
    <SpeechProvider catalogues={[ui.voice.catalogues, ui.catalogues, judgeText]}>
      <ReplayScreen replay={replay} ui={ui} {...rest} />
    </SpeechProvider>
  );
}

export function Projector({ file, id, place, onBad }: ProjectorProps) {
  const say = useSay();
  const [replay, setReplay] = useState<Replay>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let opened: Replay | undefined;
    let gone = false;
    openReplay(file).then((ready) => {
      opened = ready;
      if (gone) ready.close();
      else setReplay(ready);
    }, setFailure);
    return () => {
      gone = true;
      opened?.close();
    };
  }, [file]);
  const wire = failure === undefined ? undefined : wireOf(failure);
  const words = wire && `${wireWords(wire, say)} ${say('web.replay.detail', { detail: wire.message })}`;
  useEffect(() => {
    if (words !== undefined) onBad?.(words);
  }, [words, onBad]);
  if (words !== undefined) return <Lost>{words}</Lost>;
  if (!replay) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Screening replay={replay} file={file} id={id} place={place} />
    </Suspense>
  );
}
