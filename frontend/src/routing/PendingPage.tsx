import { use, useEffect, useState } from 'react';
import { shell } from '../content/shell.ts';
import { Button } from '../ui/Button.tsx';
import { PendingContext } from './SiteRouter.tsx';

/** Milliseconds until a pending navigation shows, and until it offers alternatives. */
const busyAfter = 300;
const offerAfter = 10_000;

type Wait = 'short' | 'long' | 'too long';

/** How long the requested page has been loading, in the steps that visitors see. */
export function useWait(): Wait {
  const pending = use(PendingContext);
  const [wait, setWait] = useState<Wait>('short');
  useEffect(() => {
    if (!pending) return undefined;
    const timers = [
      setTimeout(setWait, busyAfter, 'long'),
      setTimeout(setWait, offerAfter, 'too long'),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setWait('short');
    };
  }, [pending]);
  return wait;
}

/**
 * Says that the page is loading, and after a while offers a reload and a new tab: a module that is still being
 * fetched cannot be requested again (HTML standard, "module map").
 */
export function PendingPage({ wait }: { readonly wait: Exclude<Wait, 'short'> }) {
  const { busy, late, retry, link } = shell.pagePending;
  return (
    <>
      {wait === 'long' ? busy : late}
      {wait === 'too long' && (
        <>
          <Button onClick={() => location.reload()}>{retry}</Button>
          <a href={location.href} target="_blank" rel="noopener">
            {link}
          </a>
        </>
      )}
    </>
  );
}
