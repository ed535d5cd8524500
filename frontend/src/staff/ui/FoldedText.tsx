import { useEffect, useRef, useState } from 'react';
import { dashboard } from '../content.ts';
import styles from './FoldedText.module.css';

interface FoldedTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** A text as typed, cut after `--lines` lines, with a button to show the rest if there is any. */
export function FoldedText({ text, className = '' }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const { current } = paragraph;
    if (open || current === null) return undefined;
    // Rounding may add a pixel.
    const measure = () => setLong(current.scrollHeight > current.clientHeight + 1);
    const size = new ResizeObserver(measure);
    size.observe(current);
    return () => size.disconnect();
  }, [open]);

  return (
    <div className={className}>
      <p ref={paragraph} dir="auto" className={`${styles.text} ${open ? '' : styles.folded}`}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? dashboard.fold : dashboard.unfold}
        </button>
      )}
    </div>
  );
}
