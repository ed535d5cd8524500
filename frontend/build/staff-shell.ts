import type { Plugin } from 'vite';

/** Makes the development server respond with the staff area's one page for all its paths, as the edge does. */
export function staffShell(): Plugin {
  return {
    name: 'staff-shell',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/admin/')) request.url = '/admin.html';
        next();
      });
    },
  };
}
