import { readSite } from '#build/site.ts';

/** Every page that a visitor finds; those of any name are left to the names that have one. */
export const publicPaths = Object.keys(readSite(process.cwd()).pages).filter(
  (path) => !path.startsWith('/admin/') && !path.includes(':'),
);

/** One path for each page that says that there is none. */
export const missingPaths = ['/nowhere', '/product/0'];
