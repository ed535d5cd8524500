import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes on to another page as soon as it is drawn, in the place of this one in the history. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
