/** Every component on one page; `?page=table` shows the frame of a table, `?page=curtain` the curtain. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/style.css';
import { applySettings, Curtain, LiveRegion, Notices, SpeechProvider, useSettings } from '../src/index.ts';
import { Components } from './Components.tsx';
import { Table } from './Table.tsx';

const page = new URLSearchParams(location.search).get('page') ?? 'components';

function Page() {
  switch (page) {
    case 'table':
      return <Table />;
    case 'curtain':
      return <Curtain seat={2} name="Oleh" onOpen={() => history.back()} />;
    default:
      return <Components />;
  }
}

function Gallery() {
  const [{ locale }] = useSettings();
  return (
    <SpeechProvider locale={locale}>
      <Page />
      <Notices />
      <LiveRegion />
    </SpeechProvider>
  );
}

applySettings();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
