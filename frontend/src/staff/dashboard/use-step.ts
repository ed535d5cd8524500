import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { shownRows } from '../contact-parts/shown-rows.ts';
import { contactPath, fromList, isFromSearch, listQueryOf, viewIn } from '../contact-parts/view.ts';
import { filtered, useListFilter } from '../list/list-filter.ts';
import { listQuery, rowsOf } from '../list/list-query.ts';

/** Opens the contact this many places further in the list. @returns whether there is one */
export type Step = (by: 1 | -1) => boolean;

/**
 * Steps through the contacts of the URL's list. Back leads to the list. Its end fetches the next page.
 * @param id the open contact
 */
export function useStep(id?: string): Step {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const view = viewIn(search);
  const list = useInfiniteQuery({
    ...listQuery('GET /contact', listQueryOf(view)),
    // On a phone, a direct link to a contact loads no list.
    enabled: id !== undefined,
  });
  const { filter } = useListFilter('GET /contact');
  return (by) => {
    const shown = filtered(shownRows(rowsOf(list.data), view, new Date()), filter);
    const at = shown.findIndex((row) => row.id === id);
    const next = at < 0 ? shown[0] : shown[at + by];
    if (next === undefined) {
      if (by > 0 && list.hasNextPage) void list.fetchNextPage();
      return false;
    }
    const how = id === undefined ? { state: fromList } : { replace: true, state };
    void navigate(contactPath(next.id, view, isFromSearch(search)), how);
    return true;
  };
}
