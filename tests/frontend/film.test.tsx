import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Film } from '#frontend/content/film.ts';
import { filmDetails } from '#frontend/content/film-details.ts';
import { filmTranscript } from '#frontend/content/film-transcript.ts';
import { FilmDialog } from '#frontend/layout/FilmDialog.tsx';
import { FilmPlayer } from '#frontend/film/FilmPlayer.tsx';

const film: Film = { title: 'A day with Ember', file: '/film.mp4', link: 'Open it' };
const player = renderToStaticMarkup(<FilmPlayer film={film} />);

test('The film has controls, a poster, its lines as captions and words for browsers without video', () => {
  expect(player).toMatch(/<video[^>]* controls=""/);
  expect(player).toContain(filmDetails.poster);
  expect(player).toMatch(/<track default="" kind="captions"/);
  expect(player).toContain('Your browser does not support the video tag.');
});

test('The film waits to be pressed and costs nothing but its poster until then', () => {
  expect(player).toMatch(/<video[^>]* preload="none"/);
  expect(player).not.toContain('autoPlay');
});

test('The transcript has every line of the film', () => {
  const [transcript = ''] = /<details[^]*<\/details>/.exec(player) ?? [];
  for (const { line } of filmTranscript.scenes) expect(transcript).toContain(line);
});

test('In its closed dialog, which every page has, the film does not even fetch its poster', () => {
  const dialog = renderToStaticMarkup(<FilmDialog film={film} />);
  expect(dialog).not.toMatch(/<dialog[^>]* open[ =>]/);
  expect(dialog).toMatch(/<video[^>]* preload="none"/);
  expect(dialog).not.toContain(' poster=');
});
