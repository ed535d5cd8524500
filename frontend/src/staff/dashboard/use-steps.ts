import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { contactPath, fromList, isFromSearch, viewIn } from '../contacts/view.ts';
import { neighbourIn } from './lists.ts';

/**
 * `j` and `k` open the contacts of the address's list one after the other. Back leads to the list.
 * @param id the contact that is open
 */
export function useSteps(id?: string): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const view = viewIn(search);
  const step = (by: 1 | -1) => () => {
    const next = neighbourIn(view, id, by);
    if (next === undefined) return;
    const how = id === undefined ? { state: fromList } : { replace: true, state };
    void navigate(contactPath(next, view, isFromSearch(search)), how);
  };
  useShortcuts({ j: step(1), k: step(-1) });
}
