import { useEffect, useState } from 'react';

interface OutsideFrameProps {
  /** A page of another origin, never of this site. */
  readonly src: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** Stands in until the other company has answered, and where it does not. */
  readonly waiting: string;
  readonly failed: string;
}

/** Milliseconds. */
const answerTimeout = 10_000;

/**
 * Another company's page inside ours. It may run there what it is made of, and open tabs; nothing more. Its server
 * is asked first, because a frame does not tell that it was blocked: it shows the browser's own error instead, and
 * its `load` event comes all the same (HTML standard, 4.8.5).
 */
export function OutsideFrame({ src, title, className, waiting, failed }: OutsideFrameProps) {
  const [answers, setAnswers] = useState<boolean>();
  useEffect(() => {
    const signal = AbortSignal.timeout(answerTimeout);
    // No cookies: whoever answers, learns no more than that somebody asked.
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal }).then(
      () => setAnswers(true),
      () => setAnswers(false),
    );
  }, [src]);
  if (!answers) return <output>{answers === undefined ? waiting : failed}</output>;
  return (
    <iframe
      className={className}
      src={src}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- "same origin" is its own, foreign to ours
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
