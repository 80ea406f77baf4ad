/** What next: once more, look again, hand it on. */
import { Button, notify } from '@broadside/kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { fileName, saveFile } from '../../shell/share.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import type { PlayedProps } from '../table/Match.tsx';
import style from './End.module.css';

const ChapterDeeds = lazy(async () => ({ default: (await import('../campaign/ChapterDeeds.tsx')).ChapterDeeds }));

export interface EndProps extends PlayedProps {
  /** Back to the last position. */
  readonly onTable: () => void;
}

interface NextProps {
  readonly info: EndProps['info'];
  readonly online: boolean;
  /** Once more, for a match that stands alone. */
  readonly children: ReactNode;
}

function Next({ info, online, children }: NextProps) {
  const { campaign } = info.settings;
  if (campaign === undefined) return children;
  return (
    <ChapterDeeds id={campaign} place={online ? 'online' : 'device'} next={info.next}>
      {children}
    </ChapterDeeds>
  );
}

export interface DeedsProps extends EndProps {
  readonly onShare: () => void;
}

export function Deeds({ table, state, info, deeds, onTable, onShare }: DeedsProps) {
  const say = useSay();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const game = info.settings.game;
  const tried = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
    setBusy(false);
  };
  const rematch = async (): Promise<void> => go(await deeds.rematch());
  const save = async (): Promise<void> => saveFile(fileName(game, state.id), await table.file());
  const online = state.kind === 'remote';
  return (
    <div className={style.acts}>
      {(!online || info.you !== null) && (
        <Suspense fallback={null}>
          <Next {...{ info, online }}>
            <Button
              data-id="rematch"
              tone="primary"
              size="big"
              icon="restart"
              className={style.main ?? ''}
              disabled={busy}
              onClick={() => void tried(rematch)}
            >
              {say(info.next === null ? 'web.end.rematch' : 'web.end.rematch.go')}
            </Button>
          </Next>
        </Suspense>
      )}
      <Button data-id="replay" icon="play" href={deeds.replayHref}>
        {say('web.end.replay')}
      </Button>
      <Button data-id="share" icon="share" onClick={onShare}>
        {say('web.end.share')}
      </Button>
      <div className={style.rest}>
        <Button data-id="save" tone="ghost" icon="download" disabled={busy} onClick={() => void tried(save)}>
          {say('web.end.save')}
        </Button>
        <Button data-id="table" tone="ghost" icon="cards" onClick={onTable}>
          {say('web.end.table')}
        </Button>
        {!online && (
          <Button tone="ghost" icon="flag" href="/">
            {say('web.nav.harbour')}
          </Button>
        )}
      </div>
    </div>
  );
}
