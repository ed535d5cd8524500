import { importWords as words } from './content.ts';
import styles from './page.module.css';
import type { ErrorLine } from './save-errors.ts';

/** Lines shown at most. */
const shown = 100;

interface LinesProps {
  readonly summary: string;
  readonly lines: readonly ErrorLine[];
}

/** Lines of the file with their numbers, collapsed; nothing if there are none. */
export function Lines({ summary, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.lines}>
      <summary>{summary}</summary>
      <ul>
        {lines.slice(0, shown).map(({ line, reason, text }) => (
          <li key={line}>
            {words.line} {line}: <bdi>{text}</bdi> ({reason})
          </li>
        ))}
        {lines.length > shown && <li>{words.moreLines(lines.length - shown)}</li>}
      </ul>
    </details>
  );
}
