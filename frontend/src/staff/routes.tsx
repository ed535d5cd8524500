import type { RouteObject } from 'react-router-dom';
import { dashboard } from './content.ts';
import { NotFound } from './ui/NotFound.tsx';
import { PageFailed } from './shell/PageFailed.tsx';
import { PageFrame, SignedIn } from './shell/SignedIn.tsx';
import { StaffLayout } from './shell/StaffLayout.tsx';
import { campaignsPrefix, contactsPrefix, pages } from './pages.ts';

export const routes: RouteObject[] = [
  {
    element: <StaffLayout />,
    hydrateFallbackElement: <p className="visually-hidden">{dashboard.loading}</p>,
    children: [
      {
        errorElement: <PageFailed />,
        children: [
          { path: pages.adminSignin, lazy: () => import('./signin/page.tsx') },
          {
            element: <SignedIn />,
            children: [
              {
                // The list stays beside its contacts.
                lazy: () => import('./dashboard/list-layout.tsx'),
                children: [
                  { path: pages.adminDashboard },
                  { path: `${contactsPrefix}*`, lazy: () => import('./contact/page.tsx') },
                ],
              },
              {
                element: <PageFrame />,
                children: [
                  { path: pages.adminSearch, lazy: () => import('./search/page.tsx') },
                  { path: pages.adminPerson, lazy: () => import('./person/page.tsx') },
                  {
                    path: pages.adminReplyTemplates,
                    lazy: () => import('./reply-templates/page.tsx'),
                  },
                  { path: pages.adminTags, lazy: () => import('./tags/page.tsx') },
                  { path: pages.adminImport, lazy: () => import('./import/page.tsx') },
                  { path: pages.adminAudit, lazy: () => import('./audit/page.tsx') },
                  {
                    path: pages.adminNotifications,
                    lazy: () => import('./notifications/page.tsx'),
                  },
                  { path: pages.adminFigures, lazy: () => import('./figures/page.tsx') },
                  { path: pages.adminCampaigns, lazy: () => import('./campaigns/page.tsx') },
                  { path: `${campaignsPrefix}*`, lazy: () => import('./campaign/page.tsx') },
                  { path: pages.adminTeam, lazy: () => import('./team/page.tsx') },
                  { path: pages.adminAccount, lazy: () => import('./account/page.tsx') },
                ],
              },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
