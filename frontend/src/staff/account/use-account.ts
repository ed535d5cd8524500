import { useEffect, useState } from 'react';
import type { StaffAccount } from '#contract/account.ts';
import { callForStaff } from '../../api/staff.ts';
import { markSignedOut } from '../session/signed-in.ts';

/** One's own account, null where it could not be loaded. */
export type LoadedAccount = StaffAccount | null | 'loading';

export function isLoaded(account: LoadedAccount): account is StaffAccount {
  return account !== null && account !== 'loading';
}

/** One's own account, and a way to load it again. */
export function useAccount(): readonly [LoadedAccount, () => Promise<void>] {
  const [account, setAccount] = useState<LoadedAccount>('loading');
  useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      const read = await readAccount(request.signal);
      if (!request.signal.aborted) setAccount(read);
    };
    void load();
    return () => request.abort();
  }, []);
  return [account, async () => setAccount(await readAccount())];
}

async function readAccount(signal?: AbortSignal): Promise<StaffAccount | null> {
  const outcome = await callForStaff('GET /admin/account', { ...(signal && { signal }) });
  if (outcome.kind === 'signed-out' && !signal?.aborted) markSignedOut('ended');
  return outcome.kind === 'success' ? outcome.data : null;
}
