/** The Adventure drawn for a test, as a viewer sees it. */
import { legal as legalIn, type Viewer } from '@broadside/kernel';
import { type BoardProps, SpeechProvider } from '@broadside/kit';
import { boardProps } from '@broadside/kit/testing';
import { commonText, type Locale, speaker } from '@broadside/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { portRoyal } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import type { Table } from '../../tests/table.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { Board } from '../board/Board.tsx';
import type { Laid } from './props.ts';

const nameOf = (seat: number): string => `Player ${seat + 1}`;

export function propsOf(view: View, legal: BoardProps['legal'] = [], locale: Locale = 'en'): Laid {
  const adventure = view.extra?.adventure;
  if (!adventure) throw new Error('the Adventure is not laid out');
  const say = speaker(locale, commonText, portRoyalText, tableText);
  return { adventure, ...boardProps(view, say, { legal, nameOf }) };
}

export const seenBy = (t: Table, viewer: Viewer): Laid =>
  propsOf(t.view(viewer), typeof viewer === 'number' ? legalIn(portRoyal, t.state, viewer) : []);

export const draw = (node: ReactNode, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[portRoyalText, tableText]}>
      {node}
    </SpeechProvider>,
  );

export const board = (t: Table, viewer: Viewer = 0): string => draw(<Board {...seenBy(t, viewer)} />);

/** The accessible names of all buttons. */
export const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
