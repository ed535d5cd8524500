import { filmUnsupported, type Film } from '../content/film.ts';
import { shell } from '../content/shell.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './filmDialog.module.css';

/** What in the menus opens the film. */
export type FilmEntry = 'about' | 'consultation';

/** Opens the film; absent while there is none. */
export type OnFilm = ((entry: FilmEntry) => void) | undefined;

interface FilmDialogProps {
  readonly film: Film;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The promotional film. It stops when the dialog closes. */
export function FilmDialog({ film, open, onClose }: FilmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={film.title} closeLabel={shell.close}>
      <video className={styles.film} controls autoPlay playsInline poster={film.poster}>
        {film.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" srcLang="en" label="English" src={film.captions} default />
        {filmUnsupported}
      </video>
    </Dialog>
  );
}
