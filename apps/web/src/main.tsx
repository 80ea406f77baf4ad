import '@broadside/kit/style.css';
import { applySettings, currentSettings } from '@broadside/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchTableAhead } from './shell/ahead.ts';
import { learn } from './text/learned.ts';

applySettings();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
// Its file is fetched beside this script (early.js): there is nothing to wait for.
await learn(currentSettings().locale);
// What was drawn before gives way to the same, drawn here.
delete document.documentElement.dataset.redraw;
// The line is idle while the harbour is drawn.
if (window.location.pathname === '/') fetchTableAhead();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
