/**
 * A developer's page: the table at positions from real matches, and to play on from there against sailors.
 * `?scene=main&lang=ru&theme=dark&odds=off`; `&still` shows the last entry's moment of a throw.
 */
import '@broadside/kit/style.css';
import { changeSettings, LiveRegion, Notices, SpeechProvider } from '@broadside/kit';
import { isLocale } from '@broadside/text';
import { createRoot } from 'react-dom/client';
import { deadReckoningText } from '../../text/index.ts';
import { tableText } from '../text/index.ts';
import { findScene, SCENES, type SceneName } from './scenes.ts';
import { Table } from './Table.tsx';

const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';
const locale = isLocale(lang) ? lang : 'en';
const wanted = query.get('scene') ?? 'main';
const name = (wanted in SCENES ? wanted : 'main') as SceneName;
changeSettings({ locale, theme: query.get('theme') === 'dark' ? 'dark' : 'light' });

const found = findScene(name, Number(query.get('from') ?? 0));
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <SpeechProvider locale={locale} catalogues={[deadReckoningText, tableText]}>
      <Table {...found} odds={query.get('odds') !== 'off'} still={query.has('still')} />
      <Notices />
      <LiveRegion />
    </SpeechProvider>,
  );
