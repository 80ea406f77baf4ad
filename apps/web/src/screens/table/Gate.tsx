/** What a table's address shows: waiting room, match, or why there is nothing. */
import type { ViewUpdate } from '@broadside/wire';
import { Suspense, useState } from 'react';
import { Loading } from '../../shell/Loading.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { usePlayedTime } from '../../shell/played.ts';
import type { Table } from '../../tables/table.ts';
import { useSay } from '../../text/say.ts';
import { wireWords } from '../../wireWords.ts';
import { Room } from '../room/Room.tsx';
import { FullGallery } from './FullGallery.tsx';
import { Match } from './Match.tsx';
import { Stranded } from './Stranded.tsx';
import { useTableState } from './useTable.ts';

/** What differs between tables of the server and of this device. */
export interface Deeds {
  /** Sets the same table again and gives its address. */
  readonly rematch: () => Promise<string>;
  readonly tableHref: (id: string) => string;
  readonly replayHref: string;
}

export interface GateProps {
  readonly table: Table;
  readonly deeds: Deeds;
}

/** What proves that nobody changed the deck after the start. */
export type Proof = Pick<ViewUpdate, 'rules' | 'commit'>;

export function Gate({ table, deeds }: GateProps) {
  const say = useSay();
  const state = useTableState(table);
  const { info, update, gallery } = state;
  // Sent only with the beginning of the log, so it is kept from there.
  const [proof, setProof] = useState<Proof>({});
  if (update?.commit !== undefined && update.commit !== proof.commit) setProof(update);
  usePlayedTime(state.id, state.phase === 'playing');
  switch (state.phase) {
    case 'failed':
      if (state.error?.code === 'old-rules') return <Stranded table={table} />;
      return <Lost>{state.error && wireWords(state.error, say)}</Lost>;
    case 'closed':
      return <Lost>{say('web.room.closed')}</Lost>;
    case 'waiting':
      return info ? <Room info={info} gallery={gallery} /> : <Loading />;
    case 'loading':
      return gallery === undefined ? <Loading /> : <FullGallery gallery={gallery} />;
    case 'playing':
    case 'over':
      if (gallery !== undefined) return <FullGallery gallery={gallery} />;
      if (!info || !update) return <Loading />;
      return (
        <Suspense fallback={<Loading />}>
          <Match table={table} state={state} info={info} update={update} proof={proof} deeds={deeds} />
        </Suspense>
      );
  }
}
