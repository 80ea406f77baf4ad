/** Something of the table in the rulebook: it comes with the table's own drawings, after the words. */
import { SpeechProvider } from '@broadside/kit';
import { Suspense } from 'react';
import { useGameUI, useRulebookArt } from '../../gameUIs.ts';
import { useGameSay } from '../../text/say.ts';
import style from './Parts.module.css';

interface PictureProps {
  readonly game: string;
  readonly name: string;
  /** What is seen, in words. */
  readonly alt: string;
}

function Drawn({ game, name }: Omit<PictureProps, 'alt'>) {
  const Figure = useRulebookArt(game)?.figures[name];
  const say = useGameSay();
  return Figure === undefined ? null : <Figure say={say} />;
}

/** Inside the words of the game: cards have names on them. */
function Worded(props: Omit<PictureProps, 'alt'>) {
  const ui = useGameUI(props.game);
  if (ui === undefined) return null;
  return (
    <SpeechProvider catalogues={[ui.voice.catalogues, ui.catalogues]}>
      <Drawn {...props} />
    </SpeechProvider>
  );
}

export function Picture({ alt, ...props }: PictureProps) {
  return (
    <div role="img" aria-label={alt}>
      {/* What cards say of themselves is said by the picture as a whole; nothing in it can be pressed. */}
      <div className={style.drawn} aria-hidden="true" inert>
        <Suspense fallback={null}>
          <Worded {...props} />
        </Suspense>
      </div>
    </div>
  );
}
