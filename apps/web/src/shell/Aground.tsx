/** When a screen fails, the person sees that and has a way on. */
import { Button, Panel } from '@broadside/kit';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useSay } from '../text/say.ts';
import style from './Page.module.css';
import { Page, Title } from './Page.tsx';

function Wreck() {
  const say = useSay();
  return (
    <Page>
      <Title>{say('web.crash.title')}</Title>
      <Panel className={style.words ?? ''}>
        <p>{say('web.crash.text')}</p>
        <Button tone="primary" icon="restart" onClick={() => location.reload()}>
          {say('web.crash.again')}
        </Button>
      </Panel>
    </Page>
  );
}

interface State {
  readonly failed: boolean;
}

export class Aground extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <Wreck /> : this.props.children;
  }
}
