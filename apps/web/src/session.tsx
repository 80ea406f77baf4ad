/** Who we are and what the server has for us: asked again and again while the page is looked at. */
import { currentSettings } from '@broadside/kit';
import { type Harbour, NAMELESS, readName } from '@broadside/wire';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { api } from './api.ts';
import { isText, keep, kept } from './keep.ts';
import { TableError, wireOf } from './tables/table.ts';

const EVERY_MS = 5_000;

export interface Session {
  /** Undefined until the server has answered for the first time. */
  readonly harbour: Harbour | undefined;
  /** Whether the last question was answered; undefined before that. */
  readonly reachable: boolean | undefined;
  /** As last heard of, so that a device without a network still greets its owner; empty for a stranger. */
  readonly name: string;
  readonly refresh: () => Promise<void>;
  /** Sends it to the server too, if that is within reach. */
  readonly rename: (name: string) => Promise<void>;
  /** The server has said who we are. */
  readonly adopt: (name: string) => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('no session around this part');
  return session;
}

/** Asks now and every few seconds, but not while nobody looks. */
function usePoll(ask: () => Promise<void>): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [ask]);
}

/** A name chosen while the server was out of reach is sent; one that nobody can read gives way to the server's. */
async function agreeOnName(known: string, adopt: (name: string) => void): Promise<void> {
  const ours = readName(kept('name', isText) ?? '');
  if (ours === known) return;
  const take = (): void => adopt(known === NAMELESS ? '' : known);
  if (ours === undefined) return take();
  await api.rename(ours).catch((error: unknown) => {
    if (wireOf(error).code !== 'bad-name') throw error;
    take();
  });
}

export function SessionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [harbour, setHarbour] = useState<Harbour>();
  const [reachable, setReachable] = useState<boolean>();
  const [name, setName] = useState(() => kept('name', isText) ?? '');

  const adopt = useCallback((next: string) => {
    keep('name', next);
    setName(next);
  }, []);

  const refresh = useCallback(async () => {
    try {
      const heard = await api.harbour();
      await agreeOnName(heard.me.name, adopt);
      // Chosen on this device, perhaps while the server was out of reach.
      const { patience: responseTimeout } = currentSettings();
      if (responseTimeout !== heard.me.responseTimeout) await api.setResponseTimeout(responseTimeout);
      setHarbour(heard);
      setReachable(true);
    } catch {
      setReachable(false);
    }
  }, [adopt]);

  const rename = useCallback(
    async (wanted: string) => {
      const next = readName(wanted);
      if (next === undefined) throw new TableError({ code: 'bad-name', message: 'this name cannot be read' });
      adopt(next);
      if (reachable) await api.rename(next);
      await refresh();
    },
    [adopt, reachable, refresh],
  );

  usePoll(refresh);
  const session = useMemo(
    () => ({ harbour, reachable, name, refresh, rename, adopt }),
    [harbour, reachable, name, refresh, rename, adopt],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
