import { use, useEffect, useState } from 'react';
import { shell } from '../content/shell.ts';
import { Button } from '../ui/Button.tsx';
import { PendingContext } from './SiteRouter.tsx';

/** Milliseconds until a pending navigation shows, and until something better than waiting is offered. */
const busyAfter = 300;
const offerAfter = 10_000;

type Wait = 'short' | 'long' | 'too long';

/** How long the page that was asked for has been on its way, in steps that a visitor is told of. */
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
 * Says that the page is on its way, and after a while offers what needs no script. Both ways load the whole
 * page: a script that is still being fetched cannot be asked for again (HTML standard, "module map").
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
