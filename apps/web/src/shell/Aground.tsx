/** When a screen fails, the person is told so and has a way on. */
import { Button, Panel, useSay } from '@broadside/kit';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Page } from './Page.tsx';

function Wreck() {
  const say = useSay();
  return (
    <Page>
      <Panel title={say('web.crash.title')}>
        <p>{say('web.crash.text')}</p>
        <p>
          <Button tone="primary" icon="restart" onClick={() => location.reload()}>
            {say('web.crash.again')}
          </Button>
        </p>
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
