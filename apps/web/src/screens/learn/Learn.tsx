/** The address of a lesson: goes on with one that was begun on this device, or begins it. */
import { NAMELESS } from '@broadside/wire';
import { useEffect, useState } from 'react';
import { webGame } from '../../gameUIs.ts';
import { useTableScreens } from '../../loadTable.ts';
import { useSession } from '../../session.tsx';
import { fetchGameAhead } from '../../shell/ahead.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { openLesson } from '../../tables/local/index.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';

interface LearnProps {
  readonly game: string;
  readonly lesson: string;
}

/** Asked twice in a moment, it is the same match. */
const opening = new Map<string, Promise<string>>();

function openOnce({ game, lesson }: LearnProps, name: string): Promise<string> {
  const key = `${game}/${lesson}`;
  const begun = opening.get(key) ?? openLesson({ game, lesson, name });
  opening.set(key, begun);
  const forget = (): void => void opening.delete(key);
  begun.then(forget, forget);
  return begun;
}

/** Apart from the rest: what waits for a file by `use` now and does not the next time has no hooks after it. */
function Opened({ id }: { readonly id: string }) {
  const { DeviceTable } = useTableScreens();
  return <DeviceTable id={id} />;
}

export function Learn(props: LearnProps) {
  const { game, lesson } = props;
  const say = useSay();
  const { name } = useSession();
  const [opened, setOpened] = useState<{ readonly id: string } | { readonly error: unknown }>();
  const known = webGame(game)?.lessons?.list.some(({ id }) => id === lesson) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever gets another name meanwhile has not begun another lesson.
  useEffect(() => {
    if (!known) return;
    fetchGameAhead(game);
    openOnce({ game, lesson }, name || NAMELESS).then(
      (id) => setOpened({ id }),
      (error: unknown) => setOpened({ error }),
    );
  }, [known, game, lesson]);
  if (!known) return <Lost />;
  if (opened === undefined) return <Loading />;
  if ('error' in opened) return <Lost>{errorWords(opened.error, say)}</Lost>;
  return <Opened id={opened.id} />;
}
