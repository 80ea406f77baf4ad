/**
 * A developer's page: the lid and the list beside it.
 * `?scene=fleet&seed=3&lang=ru&theme=dark` shows how it ended; `&play` plays it out; `&at=4` stops at a fight; `&t=800`
 * stops the recording there; `&flat` is without three dimensions.
 */
import '@broadside/kit/style.css';
import { changeSettings, SpeechProvider } from '@broadside/kit';
import { isLocale } from '@broadside/text';
import { createRoot } from 'react-dom/client';
import { sevenSeasText } from '../../../text/index.ts';
import { tableText } from '../../../text/table.ts';
import { Playground } from './Playground.tsx';
import { SCENES, type SceneName } from './scenes.ts';

const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';
const locale = isLocale(lang) ? lang : 'en';
const wanted = query.get('scene') ?? 'rulebook';
const name = (wanted in SCENES ? wanted : 'rulebook') as SceneName;
changeSettings({ locale, theme: query.get('theme') === 'dark' ? 'dark' : 'light' });

const number = (key: string): number | undefined => (query.has(key) ? Number(query.get(key)) : undefined);
const root = document.querySelector('#root');
const scene = await SCENES[name](query.get('seed') ?? '1');
if (root)
  createRoot(root).render(
    <SpeechProvider locale={locale} catalogues={[sevenSeasText, tableText]}>
      <Playground
        scene={scene}
        play={query.has('play')}
        at={number('at')}
        t={number('t')}
        flat={query.has('flat')}
        throws={name === 'hand'}
      />
    </SpeechProvider>,
  );
