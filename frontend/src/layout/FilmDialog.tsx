import type { Film } from '../content/film.ts';
import { FilmPlayer } from '../film/FilmPlayer.tsx';
import { filmId } from '../islands/signals.ts';
import { NativeDialog } from '../ui/NativeDialog.tsx';

export function FilmDialog({ film }: { readonly film: Film }) {
  return (
    <NativeDialog id={filmId} title={film.title}>
      <FilmPlayer film={film} hidden />
    </NativeDialog>
  );
}
