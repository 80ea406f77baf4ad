/**
 * A developer's page: `?show=faces|drawings`, `&lang=ru&theme=dark`, for faces `&width=96,150&pick=kraken,port`,
 * for drawings `&width=150`.
 */
import '@broadside/kit/style.css';
import { SpeechProvider } from '@broadside/kit';
import { commonText, type Locale, speaker } from '@broadside/text';
import { createRoot } from 'react-dom/client';
import { sevenSeasText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { Drawings } from './Drawings.tsx';
import { Faces } from './Faces.tsx';
import css from './gallery.module.css';

const query = new URLSearchParams(location.search);
const lang = (query.get('lang') ?? 'en') as Locale;
const show = query.get('show') ?? 'faces';
const widths = (query.get('width') ?? (show === 'drawings' ? '150' : '84,112,240')).split(',').map(Number);
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const say = speaker(lang, sevenSeasText, commonText, tableText);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <SpeechProvider locale={lang} catalogues={[sevenSeasText, tableText]}>
      <main className={css.page}>
        {show === 'drawings' ? (
          <Drawings width={widths[0] ?? 150} />
        ) : (
          <Faces say={say} widths={widths} picked={query.get('pick')?.split(',')} />
        )}
      </main>
    </SpeechProvider>,
  );
