import { dissolve, framesPerSecond, storyboard, type Scene } from './storyboard.ts';

/** One picture of a frame, listed from back to front. */
export interface Layer {
  readonly scene: Scene;
  /** Frames since the scene began, and the same as a fraction of the scene. */
  readonly frame: number;
  readonly part: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

interface Cue {
  readonly scene: Scene;
  /** Its first frame, and the first frame after it. */
  readonly start: number;
  readonly end: number;
}

const frames = (seconds: number) => Math.floor(seconds * framesPerSecond);
const fade = frames(dissolve);

/** The frames of each scene. Each begins while the one before dissolves. */
const cues: readonly Cue[] = storyboard.map((scene, index) => {
  const start = storyboard
    .slice(0, index)
    .reduce((sum, { seconds }) => sum + frames(seconds) - fade, 0);
  return { scene, start, end: start + frames(scene.seconds) };
});

export const frameCount = cues.at(-1)?.end ?? 0;

/** The pictures of a frame: one scene, or two during a dissolve. */
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

/** Eases from 0 to 1 over a dissolve. */
function ramp(frame: number): number {
  const t = Math.min(1, Math.max(0, frame / fade));
  return t * t * (3 - 2 * t);
}

/** The captions as WebVTT: a note that there is no sound, and the film's lines. */
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
