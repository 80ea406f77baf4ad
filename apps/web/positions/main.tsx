/**
 * The real table at any position of a recorded match, without a server and without a worker: for tests that look at
 * hundreds of positions. What they ask for is `window.positions`.
 */
import '@broadside/kit/style.css';
import type { MatchFile } from '@broadside/kernel';
import { ClauseLinks, changeSettings, LiveRegion, Notices, SpeechProvider, useSettings } from '@broadside/kit';
import { shelfText } from '@broadside/shelf/web';
import { LOCALES, type Locale } from '@broadside/text';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate } from '../src/screens/table/Gate.tsx';
import { clauseHref } from '../src/shell/rulesAddress.ts';
import { learn, learnedText } from '../src/text/learned.ts';
import { type Position, PositionTable, positionsOf } from './PositionTable.ts';

export interface Positions {
  /** Where somebody is asked in this match. */
  of(file: MatchFile): readonly Position[];
  /** Done when it is drawn. */
  show(file: MatchFile, position: Position, locale: Locale, names: readonly string[]): Promise<void>;
}

const CATALOGUES = [learnedText, shelfText];
const DEEDS = { rematch: async () => '/', tableHref: (id: string) => `/local/${id}`, replayHref: '/replay' };

function Spoken({ table }: { readonly table: PositionTable }) {
  const [{ locale }] = useSettings();
  return (
    <SpeechProvider locale={locale} catalogues={CATALOGUES}>
      <ClauseLinks href={clauseHref}>
        <Suspense>
          <Gate table={table} deeds={DEEDS} />
        </Suspense>
        <Notices />
        <LiveRegion />
      </ClauseLinks>
    </SpeechProvider>
  );
}

await Promise.all(LOCALES.map(learn));
const root = createRoot(document.getElementById('root') as HTMLElement);
const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
let shown: PositionTable | undefined;

/** What is measured is drawn anew with what was measured. */
async function drawn(): Promise<void> {
  while (!document.querySelector('[data-id="actions"]')) await frame();
  for (let frames = 0; frames < 2; frames++) await frame();
}

const positions: Positions = {
  of: positionsOf,
  show: async (file, position, locale, names) => {
    changeSettings({ locale });
    if (shown) shown.show(file, position, names);
    else {
      shown = new PositionTable(file, names, position);
      root.render(<Spoken table={shown} />);
    }
    await drawn();
  },
};

changeSettings({ speed: 'off', theme: 'light', sound: false, notes: false });
Object.assign(window, { positions });
