/**
 * A developer's page: `?show=crew|rows|tokens|drawings`, `&lang=ru&theme=dark`, for rows and tokens `&size=S`, for
 * drawings `&width=160`.
 */
import '@broadside/kit/style.css';
import { SpeechProvider } from '@broadside/kit';
import { commonText, type Locale, speaker } from '@broadside/text';
import { createRoot } from 'react-dom/client';
import { deadReckoningText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import type { FaceSize } from '../card/index.ts';
import { Crew } from './Crew.tsx';
import { Drawings } from './Drawings.tsx';
import css from './gallery.module.css';
import { Rows, Tokens } from './Rows.tsx';

const query = new URLSearchParams(location.search);
const lang = (query.get('lang') ?? 'en') as Locale;
const size = (query.get('size') ?? 'M') as FaceSize;
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const say = speaker(lang, deadReckoningText, commonText, tableText);

function shown() {
  switch (query.get('show')) {
    case 'rows':
      return <Rows say={say} size={size} />;
    case 'tokens':
      return <Tokens say={say} size={size} />;
    case 'drawings':
      return <Drawings width={Number(query.get('width') ?? '200')} />;
    default:
      return <Crew say={say} />;
  }
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <SpeechProvider locale={lang} catalogues={[deadReckoningText, tableText]}>
      <main className={css.page}>{shown()}</main>
    </SpeechProvider>,
  );
