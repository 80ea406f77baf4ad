/** No more people can watch: who waits is shown that, and how long the queue is. */
import { Button, Panel } from '@broadside/kit';
import style from '../../shell/Page.module.css';
import { Page, Title } from '../../shell/Page.tsx';
import type { Queueing } from '../../tables/table.ts';
import { useSay } from '../../text/say.ts';

export function GalleryWords({ gallery }: { readonly gallery: Queueing }) {
  const say = useSay();
  return (
    <p role="status">
      {say('web.gallery.text')}{' '}
      {gallery === 'outside' ? say('web.gallery.outside') : say('web.gallery.ahead', { count: gallery })}
    </p>
  );
}

export function FullGallery({ gallery }: { readonly gallery: Queueing }) {
  const say = useSay();
  return (
    <Page>
      <Title>{say('web.gallery.title')}</Title>
      <Panel className={style.words ?? ''}>
        <GalleryWords gallery={gallery} />
        <Button icon="back" href="/">
          {say('web.back')}
        </Button>
      </Panel>
    </Page>
  );
}
