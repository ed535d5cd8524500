import '../styles/site.css';
import './ui/layout.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { recordActivity } from '../api/activity.ts';
import { toast } from '../ui/toast.ts';
import { whenIdle } from '../when-idle.ts';
import { attend } from './data/polling.ts';
import { queryClient } from './data/query-client.ts';
import { allowReload } from './shell/PageFailed.tsx';
import { routes } from './routes.tsx';
import { sessionState } from './session/signed-in.ts';

const router = createBrowserRouter(routes);

router.subscribe(({ initialized, errors }) => {
  if (!initialized || errors !== null) return;
  allowReload();
  attend();
  // Cached pages fetch nothing when opened.
  if (sessionState() === 'in') recordActivity();
});

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

whenIdle(toast.prepare);
