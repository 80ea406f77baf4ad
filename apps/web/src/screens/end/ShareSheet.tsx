/** A picture of the result, made on this device: to be seen first, then shared or saved. */
import { Button, notify, Sheet } from '@broadside/kit';
import { useEffect, useState } from 'react';
import { saveBlob, sharePicture } from '../../shell/share.ts';
import { useSay } from '../../text/say.ts';
import { cardOf, HEIGHT, type Result, WIDTH } from './card.ts';
import { paintCard } from './paintCard.ts';
import style from './ShareSheet.module.css';

interface Picture {
  readonly file: File;
  readonly url: string;
}

function usePicture(result: Result, name: string): Picture | undefined {
  const say = useSay();
  const [picture, setPicture] = useState<Picture>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result of a match that is over stays as it is.
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    paintCard(cardOf(result)).then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setPicture({ file: new File([blob], name, { type: 'image/png' }), url });
      },
      () => notify(say('web.end.picture.failed'), { tone: 'bad' }),
    );
    return () => {
      gone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, []);
  return picture;
}

interface ShareSheetProps {
  readonly result: Result;
  /** What the file is called. */
  readonly name: string;
  /** To the ways in which the match itself is handed on. */
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

export function ShareSheet({ result, name, onReplay, onClose }: ShareSheetProps) {
  const say = useSay();
  const picture = usePicture(result, name);
  const words = `${result.headline} · ${result.facts}`;
  const canShare = picture !== undefined && navigator.canShare?.({ files: [picture.file] }) === true;
  return (
    <Sheet open data-id="sharing" title={say('web.end.picture')} onClose={onClose} wide>
      <div className={style.frame}>
        {picture && (
          <img
            data-id="picture"
            src={picture.url}
            alt={words}
            width={WIDTH}
            height={HEIGHT}
            className={style.picture}
          />
        )}
      </div>
      <p className={style.about}>{say('web.end.picture.about')}</p>
      <div className={style.deeds}>
        {canShare && (
          <Button
            data-id="picture:share"
            tone="primary"
            icon="share"
            onClick={() => void sharePicture(picture.file, words)}
          >
            {say('web.end.picture.share')}
          </Button>
        )}
        <Button
          data-id="picture:save"
          tone={canShare ? 'plain' : 'primary'}
          icon="download"
          disabled={picture === undefined}
          onClick={() => picture && saveBlob(name, picture.file)}
        >
          {say('web.end.picture.save')}
        </Button>
        <Button data-id="picture:link" icon="link" onClick={onReplay}>
          {say('web.end.picture.link')}
        </Button>
      </div>
    </Sheet>
  );
}
