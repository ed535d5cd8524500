import { Play } from 'lucide';
import type { Film } from '../content/film.ts';
import { filmDetails, filmPlay, filmUnsupported } from '../content/film-details.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FilmTranscript } from './FilmTranscript.tsx';
import { playFlag } from './play.ts';
import styles from './FilmPlayer.module.css';

interface FilmPlayerProps {
  readonly film: Film;
  /** In a dialog that is closed at first, `play.ts` sets its poster. */
  readonly hidden?: boolean;
}

/** The film, captioned with its narration, and its transcript. */
export function FilmPlayer({ film, hidden = false }: FilmPlayerProps) {
  const { poster, webm, captions } = filmDetails;
  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        <button type="button" className={buttonClass('accent')} {...{ [playFlag]: '' }}>
          <Icon of={Play} aria-hidden strokeWidth={1.5} />
          {filmPlay}
        </button>
        <video
          controls
          playsInline
          aria-label={film.title}
          preload="none"
          {...(hidden ? { 'data-poster': poster } : { poster })}
        >
          <source src={webm} type="video/webm" />
          <source src={film.file} type="video/mp4" />
          <track default kind="captions" srcLang="en" label="English" src={captions} />
          {filmUnsupported} <a href={film.file}>{film.link}</a>
        </video>
      </div>
      <FilmTranscript />
    </div>
  );
}
