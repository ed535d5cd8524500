import { filmTranscript } from '../content/film-transcript.ts';
import fold from '../ui/Fold.module.css';
import styles from './FilmTranscript.module.css';

export function FilmTranscript() {
  const { title, noSound, scenes } = filmTranscript;
  return (
    <details className={`${fold.fold} ${styles.transcript}`}>
      <summary>{title}</summary>
      <p>{noSound}</p>
      <ol>
        {scenes.map(({ seen, line }) => (
          <li key={seen}>
            {`${seen} `}
            <q>{line}</q>
          </li>
        ))}
      </ol>
    </details>
  );
}
