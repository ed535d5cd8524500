import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Film } from '#frontend/content/film.ts';
import { FilmDialog } from '#frontend/layout/FilmDialog.tsx';

const film: Film = {
  title: 'A day with Ember',
  sources: [{ src: '/film.mp4', type: 'video/mp4' }],
  poster: '/poster.avif',
  captions: '/captions.vtt',
};
const draw = (open: boolean) =>
  renderToStaticMarkup(<FilmDialog film={film} open={open} onClose={() => undefined} />);

test('The film plays with controls, a poster, captions and words for browsers without video', () => {
  const html = draw(true);
  expect(html).toMatch(/<video[^>]* controls=""[^>]* autoPlay=""[^>]* poster="\/poster.avif"/);
  expect(html).toMatch(/<track[^>]* kind="captions"[^>]* src="\/captions.vtt"/);
  expect(html).toContain('Your browser does not support the video tag.');
});

test('A closed film is not there at all, so it cannot go on playing', () => {
  expect(draw(false)).not.toContain('<video');
});
