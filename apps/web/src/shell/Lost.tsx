import { Button, Panel } from '@broadside/kit';
import type { ReactNode } from 'react';
import { useSay } from '../text/say.ts';
import style from './Page.module.css';
import { Page, Title } from './Page.tsx';

/** Nothing here: an address that leads nowhere, or a table that is gone. */
export function Lost({ children, more }: { readonly children?: ReactNode; readonly more?: ReactNode }) {
  const say = useSay();
  return (
    <Page>
      <Title>{say('web.lost.title')}</Title>
      <Panel className={style.words ?? ''}>
        <p>{children ?? say('web.lost.text')}</p>
        {more}
        <Button tone="primary" icon="back" href="/">
          {say('web.back')}
        </Button>
      </Panel>
    </Page>
  );
}
