/** Me: name, another device, settings, and what this browser keeps of mine. */
import { Button, Confirm, Field, notify, Panel } from '@broadside/kit';
import { readName } from '@broadside/wire';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../session.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { Devices } from './Devices.tsx';
import { KeptMatches } from './KeptMatches.tsx';
import style from './Me.module.css';
import { Results } from './Results.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { wipe } from './wipe.ts';

function NameForm() {
  const say = useSay();
  const { name, rename } = useSession();
  const [draft, setDraft] = useState(name);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (draft.trim() === '') return setError(say('web.name.wrong'));
    try {
      await rename(draft);
      notify(say('web.me.saved', { name: readName(draft) ?? draft }), { tone: 'good' });
    } catch (failure) {
      setError(errorWords(failure, say));
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Field
        label={say('web.me.name')}
        hideLabel
        value={draft}
        maxLength={24}
        autoComplete="nickname"
        error={error}
        onChange={(event) => {
          setDraft(event.target.value);
          setError(undefined);
        }}
        beside={
          <Button tone="primary" type="submit">
            {say('web.me.save')}
          </Button>
        }
      />
    </form>
  );
}

function Wipe() {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  return (
    <div className={style.stack}>
      <p className="quiet">{say('web.me.wipe.about')}</p>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {say('web.me.delete')}
      </Button>
      <Confirm
        open={asking}
        question={say('web.me.wipe.question')}
        yes={say('web.me.delete')}
        onNo={() => setAsking(false)}
        onYes={() => void wipe()}
      />
    </div>
  );
}

export function Me() {
  const say = useSay();
  const { name, reachable } = useSession();
  return (
    <Page>
      <Title>{say('web.me.title')}</Title>
      <Results />
      <div className={style.cols}>
        <div className={style.stack}>
          <Panel title={say('web.me.name')}>
            <NameForm key={name} />
          </Panel>
          <Panel title={say('web.me.settings')}>
            <SettingsForm />
          </Panel>
        </div>
        <div className={style.stack}>
          <Panel title={say('web.me.matches')}>
            <KeptMatches />
          </Panel>
          {reachable === true && (
            <Panel title={say('web.me.device')}>
              <Devices />
            </Panel>
          )}
          <Panel title={say('web.me.wipe')}>
            <Wipe />
          </Panel>
        </div>
      </div>
    </Page>
  );
}
