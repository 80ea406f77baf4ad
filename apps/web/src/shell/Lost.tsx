import { Button, Panel, useSay } from '@broadside/kit';
import type { ReactNode } from 'react';
import { Page } from './Page.tsx';

/** Nothing here: an address that leads nowhere, or a table that is gone. */
export function Lost({ children }: { readonly children?: ReactNode }) {
  const say = useSay();
  return (
    <Page>
      <Panel title={say('web.lost.title')}>
        <p>{children ?? say('web.lost.text')}</p>
        <p>
          <Button tone="primary" icon="back" href="/">
            {say('web.back')}
          </Button>
        </p>
      </Panel>
    </Page>
  );
}
