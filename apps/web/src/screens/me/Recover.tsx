import { Button, notify, Panel } from '@broadside/kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { useSession } from '../../session.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Me.module.css';

/** The other end of "continue on another device". The token stands behind the #, so that no server log sees it. */
export function Recover() {
  const say = useSay();
  const [, go] = useLocation();
  const { adopt } = useSession();
  const [error, setError] = useState<string>();
  const recover = async (): Promise<void> => {
    try {
      const me = await api.recover(location.hash.slice(1));
      adopt(me.name);
      notify(say('web.recover.done', { name: me.name }), { tone: 'good' });
      go('/', { replace: true });
    } catch (failure) {
      setError(errorWords(failure, say));
    }
  };
  return (
    <Page>
      <Title>{say('web.recover.title')}</Title>
      <div className={style.narrow}>
        <Panel className={style.stack ?? ''}>
          <p>{say('web.recover.text')}</p>
          {error !== undefined && (
            <p className={style.error} role="alert">
              {error}
            </p>
          )}
          <Button data-id="recover" tone="primary" size="big" onClick={() => void recover()}>
            {say('web.recover.go')}
          </Button>
        </Panel>
      </div>
    </Page>
  );
}
