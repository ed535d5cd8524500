import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dissolve, framesPerSecond, storyboard } from '../../studio/film/storyboard.ts';
import { filmTranscript } from '#frontend/content/film-transcript.ts';
import { captions, frameCount, layersAt } from '../../studio/film/timeline.ts';

const frames = Array.from({ length: frameCount }, (_, frame) => layersAt(frame));

test('The film lasts between 20 and 30 seconds', () => {
  const seconds = frameCount / framesPerSecond;
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(30);
});

test('Every frame shows one scene, or two while one dissolves into the next', () => {
  expect(frames.every(({ length }) => length === 1 || length === 2)).toBe(true);
  expect(frames.every((layers) => layers[0]?.opacity === 1 || layers.length === 2)).toBe(true);
  const doubled = frames.filter(({ length }) => length === 2).length;
  const expected = (storyboard.length - 1) * dissolve * framesPerSecond;
  expect(Math.abs(doubled - expected)).toBeLessThanOrEqual(storyboard.length);
});

test.each(storyboard)('"$line" is fully seen for at least 1.3 seconds', (scene) => {
  const full = frames.flat().filter((layer) => layer.scene === scene && layer.type === 1);
  expect(full.length).toBeGreaterThanOrEqual(1.3 * framesPerSecond);
});

test('The captions say without a gap what is seen, above the lines that stand in the picture, and that there is no sound', () => {
  const text = captions();
  const times = [...text.matchAll(/^([\d:.]+) --> ([\d:.]+) line:1$/gm)].map(([, start, end]) => ({
    start,
    end,
  }));
  expect(times.map(({ start }) => start)).toEqual([
    '00:00:00.000',
    ...times.slice(0, -1).map(({ end }) => end),
  ]);
  expect(times).toHaveLength(storyboard.length);
  for (const { line, seen } of storyboard) {
    expect(text).toContain(seen);
    expect(text).not.toContain(line);
  }
  expect(text).toContain('[No sound]');
});

test('The transcript tells the scenes in the film’s order', () => {
  expect(filmTranscript.scenes).toEqual(storyboard.map(({ seen, line }) => ({ seen, line })));
});

test('The film that the site shows weighs less than 4 MB, and its captions are those of the storyboard', () => {
  expect(statSync('frontend/src/film/film.mp4').size).toBeLessThan(4_000_000);
  expect(statSync('frontend/src/film/film.webm').size).toBeLessThan(4_000_000);
  expect(readFileSync('frontend/src/film/captions.vtt', 'utf8')).toBe(captions());
});
