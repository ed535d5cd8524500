import type { Plugin } from 'vite';

/** Has the development server answer the paths of the staff area with its one page, as the edge does. */
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
