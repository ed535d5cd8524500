import { use, useCallback } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

interface GoOptions {
  readonly replace?: boolean;
  /** For the history entry. */
  readonly state?: unknown;
}

/** Navigates to a path of the site, with its query and fragment. The router's `useNavigate` adds relative paths. */
export function useGo() {
  const { navigator } = use(NavigationContext);
  return useCallback(
    (path: string, { replace = false, state }: GoOptions = {}) =>
      replace ? navigator.replace(path, state) : navigator.push(path, state),
    [navigator],
  );
}
