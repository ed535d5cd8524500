import { useEffect, useId, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import styles from './MentionList.module.css';
import { mentionAt, namesFor } from './mention.ts';

interface MentionListProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** The users whom a note can mention. */
  readonly names: readonly string[];
  readonly label: string;
  /** Called with the text including the chosen name. */
  readonly onChange: (text: string) => void;
}

/**
 * Suggests names below a text area while a mention is typed. The area keeps the focus: arrows move, Enter and Tab choose,
 * Escape closes.
 */
export function MentionList({ area, text, names, label, onChange }: MentionListProps) {
  const id = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** The mention whose list was closed. */
  const [closedAt, setClosedAt] = useState<number>();
  const mention = mentionAt(text, caret);
  const offered =
    mention === undefined || mention.start === closedAt ? [] : namesFor(mention.typed, names);
  const isOpen = offered.length > 0;
  const current = Math.min(active, offered.length - 1);

  function choose(name: string) {
    if (mention === undefined) return;
    const before = `${text.slice(0, mention.start)}@${name} `;
    // The text is only then there for the caret.
    flushSync(() => onChange(before + text.slice(caret).replace(/^ /, '')));
    area.current?.focus();
    area.current?.setSelectionRange(before.length, before.length);
    setActive(0);
  }

  useEffect(() => {
    const follow = () => setCaret(area.current?.selectionStart ?? 0);
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [area]);

  useEffect(() => {
    const element = area.current;
    if (!isOpen || element === null) return undefined;
    const press = (event: KeyboardEvent) => {
      const name = offered[current];
      if (event.isComposing || name === undefined) return;
      if (event.key === 'ArrowDown') setActive((current + 1) % offered.length);
      else if (event.key === 'ArrowUp') setActive((current + offered.length - 1) % offered.length);
      else if (event.key === 'Escape') setClosedAt(mention?.start);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey)
        choose(name);
      else return;
      event.preventDefault();
      // Before the form, which may close on Escape.
      event.stopImmediatePropagation();
    };
    element.setAttribute('aria-controls', id);
    element.setAttribute('aria-activedescendant', `${id}-${current}`);
    // On the document, because React's root would get the key first.
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      element.removeAttribute('aria-controls');
      element.removeAttribute('aria-activedescendant');
      document.removeEventListener('keydown', press, { capture: true });
    };
  });

  if (!isOpen) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> would take the focus
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} className={styles.list}>
      {offered.map((name, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text area's keys choose
        <div
          key={name}
          id={`${id}-${at}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> is no place for a click
          role="option"
          aria-selected={at === current}
          tabIndex={-1}
          className={styles.name}
          // Before the area loses the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(name)}
        >
          @{name}
        </div>
      ))}
    </div>
  );
}
