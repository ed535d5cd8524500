import type { Film } from '../content/film.ts';
import { filmDetails, filmUnsupported } from '../content/film-details.ts';
import { FilmTranscript } from './FilmTranscript.tsx';
import styles from './FilmPlayer.module.css';

/** The film and its transcript. Captions are off by default: the film shows its lines. */
export function FilmPlayer({ film }: { readonly film: Film }) {
  const { poster, webm, captions } = filmDetails;
  return (
    <div className={styles.player}>
      <video className={styles.film} controls autoPlay playsInline poster={poster}>
        <source src={webm} type="video/webm" />
        <source src={film.file} type="video/mp4" />
        <track kind="captions" srcLang="en" label="English" src={captions} />
        {filmUnsupported}
      </video>
      <FilmTranscript />
    </div>
  );
}
