import '../styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { allowReload, reloadOnce } from './frame/reload.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

// A newer build has other chunks than the one that this tab has loaded.
addEventListener('vite:preloadError', reloadOnce);
router.subscribe(({ initialized, errors }) => {
  if (initialized && errors === null) allowReload();
});

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
