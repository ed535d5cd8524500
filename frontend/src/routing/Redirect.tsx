import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates to another page once it is drawn, and replaces the history entry. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
