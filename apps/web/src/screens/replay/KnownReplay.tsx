/** The replay of a match that has an address: of this device, or finished on the server. */
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { exportFile } from '../../tables/local/index.ts';
import { wireOf } from '../../tables/table.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { Projector } from './Projector.tsx';

interface KnownReplayProps {
  readonly source: string;
  readonly id: string;
}

export function KnownReplay({ source, id }: KnownReplayProps) {
  const say = useSay();
  const [file, setFile] = useState<unknown>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const fetched: Promise<unknown> = source === 'local' ? exportFile(id) : api.file(id);
    fetched.then(setFile, setFailure);
  }, [source, id]);
  if (failure !== undefined)
    return <Lost>{wireOf(failure).code === 'no-table' ? say('web.replay.gone') : errorWords(failure, say)}</Lost>;
  return file === undefined ? (
    <Loading />
  ) : (
    <Projector file={file} id={id} place={source === 'local' ? 'device' : 'online'} />
  );
}
