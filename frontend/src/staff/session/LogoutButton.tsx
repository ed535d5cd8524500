import { useState } from 'react';
import { dashboard } from '../content.ts';
import { Button } from '../../ui/Button.tsx';
import { signOut } from './sign-out.ts';

/** Ends the session; the dashboard then redirects by itself. */
export function LogoutButton() {
  const [busy, setBusy] = useState(false);

  function logOut() {
    if (busy) return;
    setBusy(true);
    void signOut();
  }

  return (
    <Button variant="quiet" aria-disabled={busy} aria-busy={busy} onClick={logOut}>
      {busy ? dashboard.loggingOut : dashboard.logout}
    </Button>
  );
}
