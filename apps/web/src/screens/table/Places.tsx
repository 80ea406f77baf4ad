/** Where tables are found: on the server, or on this device. */
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { Loading } from '../../shell/Loading.tsx';
import { rematchLocal } from '../../tables/local/index.ts';
import { openLocal } from '../../tables/local/open.ts';
import { openRemote } from '../../tables/remote.ts';
import { type Deeds, Gate } from './Gate.tsx';
import { useTable } from './useTable.ts';

export function OnlineTable({ id }: { readonly id: string }) {
  const table = useTable(() => openRemote(id));
  const deeds = useMemo<Deeds>(
    () => ({
      rematch: async () => `/table/${(await api.rematch(id)).id}`,
      tableHref: (next) => `/table/${next}`,
      replayHref: `/replay/table/${id}`,
    }),
    [id],
  );
  return table ? <Gate table={table} deeds={deeds} /> : <Loading />;
}

export function DeviceTable({ id }: { readonly id: string }) {
  const table = useTable(() => openLocal(id));
  const deeds = useMemo<Deeds>(
    () => ({
      rematch: async () => `/local/${await rematchLocal(id)}`,
      tableHref: (next) => `/local/${next}`,
      replayHref: `/replay/local/${id}`,
    }),
    [id],
  );
  return table ? <Gate table={table} deeds={deeds} /> : <Loading />;
}
