import { SpeechProvider } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { commonText, speaker } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Inspect } from './Inspect.tsx';

const { default: ui } = await webShelf[0].table();
const say = speaker('en', commonText, ui.voice.catalogues, ui.catalogues);

describe('a card shown large', () => {
  it.each([0, 30, 60, 90, 110])('says what it does once to the eye and once to the ear (card %i)', (card) => {
    const html = renderToStaticMarkup(
      <SpeechProvider locale="en" catalogues={[ui.voice.catalogues, ui.catalogues]}>
        <Inspect
          ui={ui}
          inspected={{ card, choices: [] }}
          busy={false}
          onPlay={() => undefined}
          onClose={() => undefined}
        />
      </SpeechProvider>,
    );
    const about = ui.voice.about?.(card, say) ?? '';
    const plain = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    const shown = plain.replace(/<[^>]*>/g, '\n');
    const heard = [...plain.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label).join('\n');
    expect(about).not.toBe('');
    expect(shown.split(about)).toHaveLength(2);
    expect(heard.split(about)).toHaveLength(2);
  });
});
