import type { NavigationItem } from '../content/navigation.ts';
import { routeOf } from '../routes.tsx';

/** Only what has a page: the menus list the whole site, and a link that leads nowhere must not show. */
export function existing<Item extends NavigationItem>(items: readonly Item[]): Item[] {
  return items.filter(({ path }) => routeOf(path).path !== '*');
}
