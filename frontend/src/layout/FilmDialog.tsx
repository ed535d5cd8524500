import { lazy } from 'react';
import type { Film } from '../content/film.ts';
import { shell } from '../content/shell.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';

interface FilmDialogProps {
  readonly film: Film;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FilmPlayer = lazy(async () => ({
  default: (await import('../film/FilmPlayer.tsx')).FilmPlayer,
}));

export function FilmDialog({ film, open, onClose }: FilmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={film.title} closeLabel={shell.close}>
      <OnDemand fallback={<a href={film.file}>{film.link}</a>}>
        <FilmPlayer film={film} autoPlay />
      </OnDemand>
    </Dialog>
  );
}
