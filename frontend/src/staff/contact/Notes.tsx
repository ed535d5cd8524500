import type { Note } from '#contract/activity.ts';
import { LocalTime } from '../ui/LocalTime.tsx';
import { contact as words } from './content.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './Timeline.module.css';

interface NotesProps {
  readonly contact: string;
  readonly me: string | null;
  readonly notes: readonly Note[];
  readonly onAdded: (note: Note) => void;
}

/** What staff wrote beside a contact, oldest first. */
export function Notes({ contact, me, notes, onAdded }: NotesProps) {
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className={styles.heading}>
        {words.notes.heading}
      </h2>
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map(({ id, author, at, text }) => (
            <li key={id}>
              <p className={`caption ${styles.by}`}>
                {author}
                <LocalTime at={at} />
              </p>
              <p dir="auto" className={styles.text}>
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm contact={contact} author={me} onAdded={onAdded} />
    </section>
  );
}
