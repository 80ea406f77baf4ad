/**
 * A developer's page: `?show=faces|drawings|contracts|tasks|events|characters|tracks|story`, `&lang=ru&theme=dark`,
 * for faces `&width=96,150&pick=admiral,skiff`, for drawings `&width=190`.
 */
import '@broadside/kit/style.css';
import { commonText, type Locale, speaker } from '@broadside/text';
import { createRoot } from 'react-dom/client';
import { loadStory } from '../../story/index.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { BIG, type BigName } from './Big.tsx';
import { Drawings } from './Drawings.tsx';
import { Faces } from './Faces.tsx';
import css from './gallery.module.css';

const query = new URLSearchParams(location.search);
const lang = (query.get('lang') ?? 'en') as Locale;
const show = query.get('show') ?? 'faces';
const widths = (query.get('width') ?? (show === 'drawings' ? '190' : '96,150,280')).split(',').map(Number);
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const say = speaker(lang, portRoyalText, commonText, tableText);
const story = await loadStory(lang);

function Shown() {
  if (show === 'drawings') return <Drawings width={widths[0] ?? 190} />;
  if (!(show in BIG)) return <Faces say={say} widths={widths} picked={query.get('pick')?.split(',')} />;
  const Big = BIG[show as BigName];
  return <Big say={say} story={story} />;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <main className={css.page}>
      <Shown />
    </main>,
  );
