import { Panel } from '@broadside/kit';
import { Page, Title } from '../../shell/Page.tsx';
import { useSay } from '../../text/say.ts';
import style from './Me.module.css';

const PARTS = ['code', 'fonts', 'libraries', 'games'] as const;

export function Licences() {
  const say = useSay();
  return (
    <Page>
      <Title>{say('web.licences.title')}</Title>
      <div className={style.cols}>
        {PARTS.map((part) => (
          <Panel key={part} title={say(`web.licences.${part}`)}>
            <p>{say(`web.licences.${part}.text`)}</p>
          </Panel>
        ))}
      </div>
    </Page>
  );
}
