/**
 * How a finished match is handed on. One of this device goes as a file, or is put on the server first, after it was said
 * what becomes public by that; one that was played on the server has its link already.
 */
import { Button, notify, Sheet } from '@broadside/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { copy, fileName, shareFile } from '../../shell/share.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Replay.module.css';

/** Where a match lies. */
export type MatchPlace = 'device' | 'online';

export interface ShareMatchProps {
  readonly game: string;
  readonly id: string;
  readonly place: MatchPlace;
  readonly file: () => Promise<unknown>;
  /** The position and the point of view, as the address of a replay has them: "?n=7". */
  readonly at?: string | undefined;
  readonly onClose: () => void;
}

const linkTo = (id: string, at = ''): string => `${location.origin}/replay/table/${id}${at}`;

type Reach = 'everybody' | 'players';

/** For whom the link works. Asked before anybody presses: a browser lets us copy only while the press is fresh. */
function useReach(id: string | undefined): Reach | undefined {
  const [reach, setReach] = useState<Reach>();
  useEffect(() => {
    if (id === undefined) return;
    api.table(id).then(
      ({ settings }) => setReach(settings.watchers ? 'everybody' : 'players'),
      () => setReach(undefined),
    );
  }, [id]);
  return reach;
}

/** Copies the link to a match, and says for whom it works; undefined for one that is not on the server. */
export function useReplayLink(id: string | undefined, at?: string): (() => Promise<void>) | undefined {
  const say = useSay();
  const reach = useReach(id);
  if (id === undefined) return undefined;
  const words = reach === undefined ? [] : [say(`web.share.${reach}`)];
  return () => copy(linkTo(id, at), say, [say('web.copied'), ...words].join(' '));
}

function Way({ about, children }: { readonly about: string; readonly children: ReactNode }) {
  return (
    <div className={style.share}>
      {children}
      <p className="quiet">{about}</p>
    </div>
  );
}

/** The browser may not let us copy so long after the press: then the link stands here to be copied. */
function PutHere({ file, at }: Pick<ShareMatchProps, 'file' | 'at'>) {
  const say = useSay();
  const [link, setLink] = useState<string>();
  const [busy, setBusy] = useState(false);
  const put = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await api.putMatch(await file());
      setLink(linkTo(id, at));
      await copy(linkTo(id, at), say, say('web.share.put.done'));
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  if (link === undefined)
    return (
      <Way about={say('web.share.put.about')}>
        <Button data-id="put" icon="upload" block disabled={busy} onClick={() => void put()}>
          {say('web.share.put')}
        </Button>
      </Way>
    );
  return (
    <div className={style.share}>
      <p role="status">{say('web.share.put.ready')}</p>
      <p className={style.shared} data-id="shared-link">
        {link}
      </p>
      <Button data-id="copy-link" icon="link" block onClick={() => void copy(link, say)}>
        {say('web.share.link')}
      </Button>
    </div>
  );
}

function LinkHere({ id, at }: Pick<ShareMatchProps, 'id' | 'at'>) {
  const say = useSay();
  const copyLink = useReplayLink(id, at);
  return (
    <div className={style.share}>
      <Button data-id="copy-link" icon="link" block onClick={() => void copyLink?.()}>
        {say('web.share.link')}
      </Button>
    </div>
  );
}

export function ShareMatch({ game, id, place, file, at, onClose }: ShareMatchProps) {
  const say = useSay();
  const send = (): void => {
    file()
      .then((content) => shareFile(fileName(game, id), content, say))
      .catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
  };
  return (
    <Sheet data-id="share" open onClose={onClose} title={say('web.share')}>
      <Way about={say('web.share.file.about')}>
        <Button data-id="send-file" icon="download" block onClick={send}>
          {say('web.share.file')}
        </Button>
      </Way>
      {place === 'device' ? <PutHere file={file} at={at} /> : <LinkHere id={id} at={at} />}
    </Sheet>
  );
}
