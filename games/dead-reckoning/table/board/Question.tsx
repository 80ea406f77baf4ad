/** What is asked beyond the plain turn, in a line of words; for levels and tokens the cards as they would be. */
import { Button, frameOf, Sheet, useWide } from '@broadside/kit';
import { useState } from 'react';
import { t } from '../../text/table.ts';
import { legalOf } from '../buttons.ts';
import { BonusToken } from '../card/index.ts';
import type { Props } from '../props.ts';
import { questionWords } from '../question.ts';
import { Levels } from './Levels.tsx';
import css from './Question.module.css';

type Asked = Props & { readonly seat: number };

/** DR-DEC-90: a level-up between turns; nobody waits for it. */
function LevelDue({ seat, ...props }: Asked) {
  const [opened, open] = useState(false);
  return (
    <div className={css.question}>
      <Button data-id="level-due" tone="primary" onClick={() => open(true)}>
        {t(props, 'ask.levelDue')}
      </Button>
      <Sheet open={opened} title={t(props, 'ask.levelDue')} onClose={() => open(false)} wide>
        <Levels {...props} seat={seat} onDone={() => open(false)} />
      </Sheet>
    </div>
  );
}

function Tokens(props: Asked) {
  const wide = useWide();
  return (
    <div className={css.row}>
      {legalOf(props, 'keep').map((action) => (
        <BonusToken
          key={action.card}
          say={props.say}
          card={action.card}
          size={wide ? 'M' : 'S'}
          pickable
          onPress={() => props.play(action)}
        />
      ))}
    </div>
  );
}

export function Question(props: Props) {
  const { view, viewer, legal } = props;
  const frame = frameOf(view);
  if (!frame || typeof viewer !== 'number' || legal.length === 0) return null;
  if (frame.step === 'main') return legalOf(props, 'level').length > 0 ? <LevelDue {...props} seat={viewer} /> : null;
  const text = questionWords(props);
  if (text === undefined) return null;
  return (
    <section className={css.question} aria-label={text}>
      <p>{text}</p>
      {frame.step === 'token' && <Tokens {...props} seat={viewer} />}
    </section>
  );
}
