import { dissolve, framesPerSecond, storyboard, type Scene } from './storyboard.ts';

/** One picture of a frame, from the back to the front. */
export interface Layer {
  readonly scene: Scene;
  /** Seconds since the scene began, and what part of it that is. */
  readonly seconds: number;
  readonly part: number;
  /** Of the picture over the one below it, 0 to 1. */
  readonly opacity: number;
  /** Of the line of type, 0 to 1. */
  readonly type: number;
}

interface Cue {
  readonly scene: Scene;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
}

/** When each scene is seen: the next one begins while the last one dissolves. */
const cues: readonly Cue[] = storyboard.map((scene, index) => {
  const start = storyboard
    .slice(0, index)
    .reduce((sum, { seconds }) => sum + seconds - dissolve, 0);
  return { scene, start, end: start + scene.seconds };
});

const length = cues.at(-1)?.end ?? 0;

export const frameCount = Math.round(length * framesPerSecond);

/** What the frame shows: one scene, or two while one dissolves into the next. */
export function layersAt(frame: number): Layer[] {
  const now = frame / framesPerSecond;
  return cues
    .filter(({ start, end }) => start <= now && now < end)
    .map(({ scene, start, end }) => ({
      scene,
      seconds: now - start,
      part: (now - start) / scene.seconds,
      opacity: start === 0 ? 1 : ramp(now - start),
      type: Math.min(ramp(now - start - dissolve), end === length ? 1 : ramp(end - dissolve - now)),
    }));
}

/** From 0 to 1 within a dissolve's length, with soft ends. */
function ramp(seconds: number): number {
  const t = Math.min(1, Math.max(0, seconds / dissolve));
  return t * t * (3 - 2 * t);
}

/** The captions, as WebVTT. The film has no sound, and says so. */
export function captions(): string {
  const texts = cues.map(
    ({ scene, start, end }, index) =>
      `${time(start)} --> ${time(cues[index + 1]?.start ?? end)}\n${index === 0 ? '[No sound] ' : ''}[${scene.seen}]\n${scene.line}\n`,
  );
  return `WEBVTT\n\n${texts.join('\n')}`;
}

function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
