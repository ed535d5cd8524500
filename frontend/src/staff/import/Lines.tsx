import type { CheckedFile, FileRow } from './check-records.ts';
import { importWords as words } from './content.ts';
import styles from './page.module.css';
import { type ErrorLine, errorLines } from './save-errors.ts';

/** Lines shown at most. */
const shown = 100;

interface SkippedLinesProps {
  readonly checked: CheckedFile;
  /** By the server. */
  readonly refused?: readonly FileRow[] | undefined;
}

/** The lines that are not imported, or only as part of another. */
export function SkippedLines({ checked: { faulty, repeated }, refused }: SkippedLinesProps) {
  return (
    <>
      <Lines
        summary={words.faulty(faulty.length + (refused?.length ?? 0))}
        lines={errorLines({ faulty, repeated: [] }, refused)}
      />
      <Lines
        summary={words.repeated(repeated.length)}
        lines={errorLines({ faulty: [], repeated })}
      />
    </>
  );
}

interface LinesProps {
  readonly summary: string;
  readonly lines: readonly ErrorLine[];
}

/** Lines of the file with their numbers, collapsed; nothing if there are none. */
function Lines({ summary, lines }: LinesProps) {
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
