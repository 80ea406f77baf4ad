/** Moving to another device, and signing out of others. */
import { Button, Confirm, Field, IconButton, notify, useLocale } from '@broadside/kit';
import type { Devices as Counts } from '@broadside/wire';
import { useEffect, useState } from 'react';
import { api, type Recovery } from '../../api.ts';
import { copy } from '../../shell/share.ts';
import { moment } from '../../shell/when.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Me.module.css';

function Link({ recovery }: { readonly recovery: Recovery }) {
  const say = useSay();
  const locale = useLocale();
  const link = `${location.origin}/recover#${recovery.token}`;
  return (
    <Field
      data-id="recovery"
      label={say('web.me.device')}
      hideLabel
      readOnly
      value={link}
      onFocus={(event) => event.target.select()}
      hint={say('web.me.device.until', { when: moment(recovery.expires, locale) })}
      beside={<IconButton icon="copy" tone="plain" label={say('web.room.link')} onClick={() => void copy(link, say)} />}
    />
  );
}

interface SignedInProps {
  readonly counts: Counts;
  readonly onRevoke: () => void;
  readonly onSignOut: () => void;
}

/** How many devices and links lead to me, and how to end that. */
export function SignedIn({ counts, onRevoke, onSignOut }: SignedInProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const { devices, links } = counts;
  return (
    <>
      <p role="status">
        {say('web.me.devices', { count: devices })} {links > 0 && say('web.me.links', { count: links })}
      </p>
      {links > 0 && (
        <Button icon="trash" onClick={onRevoke}>
          {say('web.me.links.revoke', { count: links })}
        </Button>
      )}
      {devices > 1 && (
        <Button icon="lock" onClick={() => setAsking(true)}>
          {say('web.me.signOut')}
        </Button>
      )}
      <Confirm
        open={asking}
        title={say('web.me.signOut')}
        question={say('web.me.signOut.question')}
        yes={say('web.me.signOut.yes')}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          onSignOut();
        }}
      />
    </>
  );
}

export function Devices() {
  const say = useSay();
  const [counts, setCounts] = useState<Counts>();
  const [recovery, setRecovery] = useState<Recovery>();
  useEffect(() => {
    let open = true;
    // Without an answer there is nothing to say about it; the rest of the page goes on.
    api.devices().then(
      (known) => open && setCounts(known),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, []);
  const tried = (work: Promise<void>): void => {
    work.catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
  };
  const make = async (): Promise<void> => {
    setRecovery(await api.recovery());
    setCounts(await api.devices());
  };
  const end = async (asked: Promise<Counts>, words: string): Promise<void> => {
    setCounts(await asked);
    setRecovery(undefined);
    notify(words, { tone: 'good' });
  };
  return (
    <div className={style.stack}>
      <p className="quiet">{say('web.me.device.about')}</p>
      {recovery ? (
        <Link recovery={recovery} />
      ) : (
        <Button data-id="make-link" icon="device" onClick={() => tried(make())}>
          {say('web.me.device.make')}
        </Button>
      )}
      {counts && (
        <SignedIn
          counts={counts}
          onRevoke={() => tried(end(api.revoke(), say('web.me.links.revoked')))}
          onSignOut={() => tried(end(api.signOut(), say('web.me.signOut.done')))}
        />
      )}
    </div>
  );
}
