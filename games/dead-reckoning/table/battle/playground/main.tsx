/**
 * A developer's page: battles of real matches, and to play on from there.
 * `?scene=combat&from=3&lang=ru&theme=dark&odds=off`; `&play` plays the battle out from its beginning; `&held` lets its
 * recordings stand still until `battleClock(800)` is called.
 */
import '@broadside/kit/style.css';
import { changeSettings, LiveRegion, Notices, SpeechProvider } from '@broadside/kit';
import { isLocale } from '@broadside/text';
import { createRoot } from 'react-dom/client';
import { deadReckoningText } from '../../../text/index.ts';
import { tableText } from '../../../text/table.ts';
import { Playground } from './Playground.tsx';
import { findScene, SCENES, type SceneName } from './scenes.ts';

const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';
const locale = isLocale(lang) ? lang : 'en';
const wanted = query.get('scene') ?? 'merchant';
const name = (wanted in SCENES ? wanted : 'merchant') as SceneName;
changeSettings({ locale, theme: query.get('theme') === 'dark' ? 'dark' : 'light' });

const found = await findScene(name, Number(query.get('from') ?? 0));
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <SpeechProvider locale={locale} catalogues={[deadReckoningText, tableText]}>
      <Playground {...found} odds={query.get('odds') !== 'off'} played={query.has('play')} held={query.has('held')} />
      <Notices />
      <LiveRegion />
    </SpeechProvider>,
  );
