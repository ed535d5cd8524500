import './styles/site.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { routeOf } from './routes.tsx';
import { keepPageStyles } from './routing/PageStyles.tsx';
import { allowReload, reloadOnce } from './routing/reload.ts';

const root = document.getElementById('root') ?? document.body;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// No top-level await: pages import what they share with this module's chunk, and would wait for it while it
// waits for them.
void start();

async function start(): Promise<void> {
  try {
    await routeOf(location.pathname).page.load();
    allowReload();
    keepPageStyles();
    // Only the development server sends an empty page.
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  } catch {
    // The prerendered page stays readable and its links work, whether or not a reload helps.
    reloadOnce();
  }
}
