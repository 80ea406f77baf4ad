import { Panel } from '@broadside/kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { Page, Title } from '../../shell/Page.tsx';
import { useSay } from '../../text/say.ts';
import { JoinBox } from '../harbour/JoinBox.tsx';
import { OpenTables } from '../harbour/OpenTables.tsx';
import style from './Me.module.css';

/** Joining by code, or at an open table; a code in the address opens its table at once. */
export function Join({ code }: { readonly code: string | undefined }) {
  const say = useSay();
  const [, go] = useLocation();
  useEffect(() => {
    if (code === undefined) return;
    // If the code leads nowhere the form below says so when it is tried.
    api.code(code).then(
      ({ id }) => go(`/table/${id}`, { replace: true }),
      () => undefined,
    );
  }, [code, go]);
  return (
    <Page>
      <Title>{say('web.join')}</Title>
      <div className={style.cols}>
        <Panel title={say('web.join.code')}>
          <JoinBox given={code ?? ''} />
        </Panel>
        <OpenTables />
      </div>
    </Page>
  );
}
