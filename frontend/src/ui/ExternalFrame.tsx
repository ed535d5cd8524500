import { useEffect, useState } from 'react';

interface ExternalFrameProps {
  /** A page of another origin, never of this site. */
  readonly src: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** Shown until its server has responded, and if it does not. */
  readonly waiting: string;
  readonly failed: string;
}

/** Milliseconds. */
const responseTimeout = 10_000;

/**
 * Another company's page in a sandboxed frame. A request to its server comes first, because a blocked frame cannot be
 * detected: it shows the browser's error, and its `load` event still fires (HTML standard, 4.8.5).
 */
export function ExternalFrame({ src, title, className, waiting, failed }: ExternalFrameProps) {
  const [reachable, setReachable] = useState<boolean>();
  useEffect(() => {
    const signal = AbortSignal.timeout(responseTimeout);
    // Without cookies, so that the server learns nothing about the visitor.
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal }).then(
      () => setReachable(true),
      () => setReachable(false),
    );
  }, [src]);
  if (!reachable) return <output>{reachable === undefined ? waiting : failed}</output>;
  return (
    <iframe
      className={className}
      src={src}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the same origin is its own, not ours
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
