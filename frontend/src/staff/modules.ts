import type { PageModule } from '../routes.tsx';

/** The staff's pages by their file: apart from the visitors', who need not load the names of these. */
export const staffModules = import.meta.glob<PageModule>('./*/page.tsx');
