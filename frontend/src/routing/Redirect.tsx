import { useEffect } from 'react';
import { useGo } from './use-go.ts';

/** Navigates to another page once it is drawn, and replaces the history entry. */
export function Redirect({ to }: { readonly to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
