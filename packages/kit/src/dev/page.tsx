/** A developer's page: `?scene=…&lang=ru&theme=dark&odds=off`, and `&still` for the moment of the last entry. */
import '../style.css';
import { type Catalogues, isLocale } from '@broadside/text';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { LiveRegion } from '../overlay/LiveRegion.tsx';
import { Notices } from '../overlay/Notices.tsx';
import { changeSettings } from '../settings.ts';
import { SpeechProvider } from '../speech.tsx';

export { DevTable, type DevTableProps } from './DevTable.tsx';

export interface DevOptions<N extends string> {
  readonly scene: N;
  readonly from: number;
  readonly odds: boolean;
  readonly still: boolean;
}

/** Reads the address, and shows what the game makes of it. */
export function showDevPage<N extends string>(
  scenes: Readonly<Record<N, unknown>>,
  usual: N,
  catalogues: readonly Catalogues[],
  show: (options: DevOptions<N>) => ReactNode,
): void {
  const query = new URLSearchParams(location.search);
  const lang = query.get('lang') ?? 'en';
  const locale = isLocale(lang) ? lang : 'en';
  const wanted = query.get('scene') ?? usual;
  const scene = (wanted in scenes ? wanted : usual) as N;
  changeSettings({ locale, theme: query.get('theme') === 'dark' ? 'dark' : 'light' });
  const root = document.querySelector('#root');
  if (!root) return;
  const options = {
    scene,
    from: Number(query.get('from') ?? 0),
    odds: query.get('odds') !== 'off',
    still: query.has('still'),
  };
  createRoot(root).render(
    <SpeechProvider locale={locale} catalogues={catalogues}>
      {show(options)}
      <Notices />
      <LiveRegion />
    </SpeechProvider>,
  );
}
