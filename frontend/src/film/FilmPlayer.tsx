import { Play } from 'lucide';
import { useRef, useState } from 'react';
import type { Film } from '../content/film.ts';
import { filmDetails, filmPlay, filmUnsupported } from '../content/film-details.ts';
import { savesData } from '../routing/saves-data.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FilmTranscript } from './FilmTranscript.tsx';
import styles from './FilmPlayer.module.css';

interface FilmPlayerProps {
  readonly film: Film;
  /** Plays at once, unless the visitor asks for less motion or saves data: then its poster waits to be pressed. */
  readonly autoPlay?: boolean;
}

/** The film, whose captions are its lines, and its transcript. */
export function FilmPlayer({ film, autoPlay = false }: FilmPlayerProps) {
  const { poster, webm, captions } = filmDetails;
  const video = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(() => autoPlay && mayMove());
  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        <video
          ref={video}
          controls
          playsInline
          preload="none"
          poster={poster}
          autoPlay={begun}
          onPlay={() => setBegun(true)}
        >
          <source src={webm} type="video/webm" />
          <source src={film.file} type="video/mp4" />
          <track default kind="captions" srcLang="en" label="English" src={captions} />
          {filmUnsupported}
        </video>
        {!begun && (
          <button
            type="button"
            className={buttonClass('accent')}
            onClick={() => void video.current?.play()}
          >
            <Icon of={Play} aria-hidden strokeWidth={1.5} />
            {filmPlay}
          </button>
        )}
      </div>
      <FilmTranscript />
    </div>
  );
}

function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();
}
