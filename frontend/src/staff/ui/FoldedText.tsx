import { useEffect, useRef, useState } from 'react';
import { dashboard } from '../content.ts';
import styles from './FoldedText.module.css';

interface FoldedTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** A text as it was typed, cut after `--lines` lines; a button shows all of it where that cuts something. */
export function FoldedText({ text, className = '' }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const { current } = paragraph;
    if (open || current === null) return undefined;
    // The line that is one pixel too low for a fraction is none.
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
