import { dissolve, framesPerSecond, storyboard, type Scene } from './storyboard.ts';

/** One picture of a frame, from the back to the front. */
export interface Layer {
  readonly scene: Scene;
  /** Frames since the scene began, and what part of it that is. */
  readonly frame: number;
  readonly part: number;
  /** Of the picture over the one below it, 0 to 1. */
  readonly opacity: number;
}

interface Cue {
  readonly scene: Scene;
  /** Its first frame, and the first one after it. */
  readonly start: number;
  readonly end: number;
}

const frames = (seconds: number) => Math.floor(seconds * framesPerSecond);
const fade = frames(dissolve);

/** When each scene is seen: the next one begins while the last one dissolves. */
const cues: readonly Cue[] = storyboard.map((scene, index) => {
  const start = storyboard
    .slice(0, index)
    .reduce((sum, { seconds }) => sum + frames(seconds) - fade, 0);
  return { scene, start, end: start + frames(scene.seconds) };
});

export const frameCount = cues.at(-1)?.end ?? 0;

/** What a frame of the film shows: one scene, or two while one dissolves into the next. */
export function layersAt(now: number): Layer[] {
  return cues
    .filter(({ start, end }) => start <= now && now < end)
    .map(({ scene, start, end }) => ({
      scene,
      frame: now - start,
      part: (now - start) / (end - start),
      opacity: start === 0 ? 1 : ramp(now - start),
    }));
}

/** From 0 to 1 within a dissolve's length, with soft ends. */
function ramp(frame: number): number {
  const t = Math.min(1, Math.max(0, frame / fade));
  return t * t * (3 - 2 * t);
}

/** The captions, as WebVTT: that there is no sound, and the lines of the film. */
export function captions(): string {
  const texts = cues.map(
    ({ scene, start, end }, index) =>
      `${time(start)} --> ${time(cues[index + 1]?.start ?? end)}\n${index === 0 ? '[No sound]\n' : ''}${scene.line}\n`,
  );
  return `WEBVTT\n\n${texts.join('\n')}`;
}

function time(frame: number): string {
  return new Date((frame * 1000) / framesPerSecond).toISOString().slice(11, 23);
}
