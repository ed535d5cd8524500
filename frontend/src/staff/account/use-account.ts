import { useState } from 'react';
import type { StaffAccount } from '#contract/account.ts';
import { callForStaff } from '../../api/staff.ts';
import { useLoad } from '../ui/use-load.ts';

/** Undefined while it loads, null where it could not be loaded. */
export type LoadedAccount = StaffAccount | null | undefined;

/** One's own account, and a way to load it again. */
export function useAccount(): readonly [LoadedAccount, reload: () => Promise<void>] {
  const [account, setAccount] = useState<LoadedAccount>();
  const load = async (signal?: AbortSignal) => {
    const outcome = await callForStaff('GET /admin/account', signal && { signal });
    if (!signal?.aborted) setAccount(outcome.kind === 'success' ? outcome.data : null);
  };
  useLoad(load);
  return [account, load];
}
