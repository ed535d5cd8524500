import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dissolve, framesPerSecond, storyboard } from '../film/storyboard.ts';
import { filmTranscript } from '../../../frontend/src/content/film-transcript.ts';
import { captions, frameCount, layersAt } from '../film/timeline.ts';

/** The captions, in seconds. */
const cues = [
  ...captions().matchAll(/^00:00:([\d.]+) --> 00:00:([\d.]+)\n(?:\[No sound\]\n)?(.+)$/gm),
].map(([, start, end, line = '']) => ({ start: Number(start), end: Number(end), line }));
const frames = Array.from({ length: frameCount }, (_, frame) => layersAt(frame));

test('The film lasts between 24 and 40 seconds', () => {
  const seconds = frameCount / framesPerSecond;
  expect(seconds).toBeGreaterThanOrEqual(24);
  expect(seconds).toBeLessThanOrEqual(40);
});

test('Every frame shows one scene, or two while one dissolves into the next', () => {
  expect(frames.every(({ length }) => length === 1 || length === 2)).toBe(true);
  expect(frames.every((layers) => layers[0]?.opacity === 1 || layers.length === 2)).toBe(true);
  const doubled = frames.filter(({ length }) => length === 2).length;
  const expected = (storyboard.length - 1) * dissolve * framesPerSecond;
  expect(Math.abs(doubled - expected)).toBeLessThanOrEqual(storyboard.length);
});

test('The captions are the film’s lines, without a gap, and say that there is no sound', () => {
  const text = captions();
  expect(cues.map(({ line }) => line)).toEqual(storyboard.map(({ line }) => line));
  expect(cues.map(({ start }) => start)).toEqual([0, ...cues.slice(0, -1).map(({ end }) => end)]);
  expect(text).toContain('[No sound]');
});

/** A comfortable reading speed for adults, in characters a second (Netflix, Timed Text Style Guide, English). */
const readingSpeed = 20;

test.each(cues)('"$line" can be read while it is shown', ({ line, start, end }) => {
  expect(line.length / (end - start)).toBeLessThanOrEqual(readingSpeed);
});

test('The transcript tells the scenes in the film’s order', () => {
  expect(filmTranscript.scenes.map(({ line }) => line)).toEqual(storyboard.map(({ line }) => line));
});

test('The film that the site shows weighs less than 4 MB, and its captions are those of the storyboard', () => {
  expect(statSync('frontend/src/film/film.mp4').size).toBeLessThan(4_000_000);
  expect(statSync('frontend/src/film/film.webm').size).toBeLessThan(4_000_000);
  expect(readFileSync('frontend/src/film/captions.vtt', 'utf8')).toBe(captions());
});
