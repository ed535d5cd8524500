import { filmScenes } from '../../../frontend/src/content/film-transcript.ts';

export const framesPerSecond = 25;
/** Pixels. */
export const size = { width: 1280, height: 720 } as const;

export interface Scene {
  readonly seconds: number;
  /** A master for the camera to zoom into, frames from `python -m studio film`, or the closing card. */
  readonly picture:
    | {
        readonly still: string;
        /** The fixed point of the zoom, in percent of the picture. */
        readonly at: readonly [x: number, y: number];
        /** The picture's width relative to the frame's, at the beginning and at the end. */
        readonly scale: readonly [from: number, to: number];
      }
    | { readonly move: string }
    | 'card';
  /** Its caption. */
  readonly line: string;
}

/** Seconds for one scene to dissolve into the next. */
export const dissolve = 0.4;

export const storyboard: readonly Scene[] = [
  {
    seconds: 4,
    picture: { move: 'morning' },
    ...filmScenes.morning,
  },
  {
    seconds: 4,
    picture: {
      still: 'humidity-sensor/in-use',
      at: [60, 62],
      scale: [1.02, 1.12],
    },
    ...filmScenes.sensor,
  },
  {
    seconds: 2.5,
    picture: { move: 'dial' },
    ...filmScenes.dial,
  },
  {
    seconds: 3,
    picture: {
      still: 'door-bell/in-use',
      at: [40, 40],
      scale: [1.12, 1.02],
    },
    ...filmScenes.bell,
  },
  {
    seconds: 2.5,
    picture: { move: 'lock' },
    ...filmScenes.lock,
  },
  {
    seconds: 3,
    picture: {
      still: 'smart-mirror/in-use',
      at: [40, 10],
      scale: [1.02, 1.12],
    },
    ...filmScenes.mirror,
  },
  {
    seconds: 2.5,
    picture: { move: 'gateway' },
    ...filmScenes.gateway,
  },
  {
    seconds: 4,
    picture: { move: 'evening' },
    ...filmScenes.evening,
  },
  {
    seconds: 3,
    picture: 'card',
    ...filmScenes.card,
  },
];
