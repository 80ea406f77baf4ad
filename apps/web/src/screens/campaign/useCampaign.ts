/** A campaign and the list of mine, read again whenever the page is looked at. */
import type { CampaignInfo } from '@broadside/wire';
import { useCallback, useEffect, useState } from 'react';
import { type CampaignPlace, keepers } from '../../tables/campaigns.ts';

/** Does it now, and when somebody looks again. */
function useLook(look: () => void): void {
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
}

export interface Reading {
  readonly info: CampaignInfo | undefined;
  readonly error: unknown;
  readonly adopt: (info: CampaignInfo) => void;
  /** Asks again. */
  readonly look: () => void;
}

export function useCampaign(place: CampaignPlace, id: string): Reading {
  const [info, setInfo] = useState<CampaignInfo>();
  const [error, setError] = useState<unknown>();
  const look = useCallback(() => {
    keepers[place].read(id).then(setInfo, setError);
  }, [place, id]);
  useLook(look);
  return { info, error, adopt: setInfo, look };
}

export interface Listed {
  readonly place: CampaignPlace;
  readonly info: CampaignInfo;
}

const PLACES: readonly CampaignPlace[] = ['online', 'device'];

/** Mine, wherever they are kept, the last moved first; a place that does not answer has none to show. */
export function useCampaigns(): readonly Listed[] {
  const [lists, setLists] = useState<Readonly<Partial<Record<CampaignPlace, readonly CampaignInfo[]>>>>({});
  const look = useCallback(() => {
    for (const place of PLACES)
      keepers[place].list().then(
        (list) => setLists((old) => ({ ...old, [place]: list })),
        () => undefined,
      );
  }, []);
  useLook(look);
  return PLACES.flatMap((place) => (lists[place] ?? []).map((info) => ({ place, info }))).sort(
    (a, b) => Number(a.info.stopped) - Number(b.info.stopped) || b.info.moved - a.info.moved,
  );
}
