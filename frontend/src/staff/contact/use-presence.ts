import { useCallback, useEffect, useRef, useState } from 'react';
import type { Presence, presenceSeconds } from '#contract/contact/presence.ts';
import { callInBackground } from '../../api/staff.ts';

type Other = Presence['others'][number];

/** Importing the contract's constant would bundle its schemas. */
const seconds: typeof presenceSeconds = { report: 8, gone: 20 };
const nobody: readonly Other[] = [];

/**
 * Reports that a contact is open while its tab is visible.
 * @returns the others who have it open; empty while unknown
 */
export function usePresence(contact: string, isWriting: boolean): readonly Other[] {
  const [others, setOthers] = useState(nobody);
  const last = useRef(0);

  const report = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    last.current += 1;
    const number = last.current;
    const outcome = await callInBackground('POST /contact/{id}/presence', {
      id: contact,
      body: { isWriting },
    });
    // Ignores a response that a newer one has overtaken.
    if (number === last.current)
      setOthers(outcome.kind === 'success' ? outcome.data.others : nobody);
  }, [contact, isWriting]);

  useEffect(() => {
    void report();
    const timer = setInterval(() => void report(), seconds.report * 1000);
    const show = () => void report();
    document.addEventListener('visibilitychange', show);
    return () => {
      last.current += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [report]);

  return others;
}
