import './styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { hydrate } from './hydrate.ts';
import { isStaff, pageAt } from './pages.ts';
import { lazyPageAt } from './routes.tsx';
import { keepPageStyles } from './routing/PageStyles.tsx';
import { allowReload, reloadOnce } from './routing/reload.ts';
import { SiteRouter } from './routing/SiteRouter.tsx';
import { measureWhenIdle } from './vitals/start.ts';

const root = document.getElementById('root') ?? document.body;
const app = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
);

// No top-level await: pages import from this module's chunk, and each would wait for the other.
void start();

async function start(): Promise<void> {
  try {
    const { pathname } = location;
    await lazyPageAt(pathname).load();
    allowReload();
    keepPageStyles();
    // Only the development server sends an empty page.
    if (!root.firstElementChild) createRoot(root).render(app);
    else hydrate(root, app);
    if (!isStaff(pageAt(pathname))) measureWhenIdle();
  } catch {
    // Without a reload the prerendered page stays readable, and its links work.
    reloadOnce();
  }
}
