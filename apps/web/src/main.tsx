import '@broadside/kit/style.css';
import { applySettings, currentSettings } from '@broadside/kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchTableAhead } from './shell/ahead.ts';
import { keepDrawnPictures } from './shell/GameCover.tsx';
import { prepareScreen } from './shell/prepare.ts';
import { learn } from './text/learned.ts';

applySettings();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const { pathname } = window.location;
// Its file is fetched beside this script (early.js): there is nothing to wait for.
await learn(currentSettings().locale);
// The line is idle while the harbour is drawn.
if (pathname === '/') fetchTableAhead();
keepDrawnPictures();

const draw = (): void =>
  // In slices: what was drawn before stands until then, and what is pressed there is not lost (src/shell/before.ts).
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
// Not awaited here: the screen that is fetched needs this module to have run.
void prepareScreen(pathname).then(draw);
