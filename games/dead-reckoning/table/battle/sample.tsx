/** Battles laid out for the tests of this folder: what a viewer sees of them, and the battle drawn. */

import { legal, type Seat } from '@broadside/kernel';
import type { BoardProps } from '@broadside/kit';
import { SpeechProvider } from '@broadside/kit';
import type { Locale } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { deadReckoning } from '../../rules/facade.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import type { Table } from '../../tests/table.ts';
import { deadReckoningText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { nameOf, propsOf, sayIn } from '../testing.tsx';
import { battleAnimation } from './animationSteps.ts';
import { Battle } from './Battle.tsx';
import { isBattleEvent } from './events.ts';
import { type BattleShow, battleShow } from './show.ts';

type More = Partial<BoardProps<DeadReckoningView>>;

/** What a seat sees and may do. */
export const propsAt = (t: Table, seat: Seat = 0, more: More = {}): BoardProps<DeadReckoningView> =>
  propsOf(t.view(seat), t.toAct === seat ? legal(deadReckoning, t.state, seat) : [], {
    toAct: [t.toAct],
    ...more,
  });

/** The shows of the battle's facts among these. */
export function showsOf(
  before: DeadReckoningView,
  events: readonly DeadReckoningEvent[],
  after: DeadReckoningView,
): readonly BattleShow[] {
  return battleAnimation(before, events.filter(isBattleEvent), after, sayIn('en'), nameOf).flatMap(
    ({ show }) => battleShow(show) ?? [],
  );
}

export const draw = (props: BoardProps<DeadReckoningView>, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[deadReckoningText, tableText]}>
      <Battle {...props} say={sayIn(locale)} />
    </SpeechProvider>,
  );

/** Words alone, as they are read. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
