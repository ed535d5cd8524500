import '../styles/site.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from './data/query-client.ts';
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
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
