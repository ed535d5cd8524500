import { brand } from '../../frontend/src/content/brand.ts';

export const framesPerSecond = 25;
/** Pixels. */
export const size = { width: 1280, height: 720 } as const;

export interface Scene {
  readonly seconds: number;
  /** A master that the camera moves in on, frames that `python -m studio film` has made, or the closing card. */
  readonly picture:
    | {
        readonly still: string;
        /** The point that stays in its place, in percent of the picture. */
        readonly at: readonly [x: number, y: number];
        /** Its width as a factor of the frame's, at the beginning and at the end. */
        readonly scale: readonly [from: number, to: number];
      }
    | { readonly move: string }
    | 'card';
  /** The one line of type. */
  readonly line: string;
  /** What is seen, for the captions. */
  readonly seen: string;
}

/** How long one scene dissolves into the next, and how long type fades. Seconds. */
export const dissolve = 0.4;

export const storyboard: readonly Scene[] = [
  {
    seconds: 4,
    picture: { move: 'morning' },
    line: 'The house wakes before it is asked to.',
    seen: 'A living room goes from blue dawn to full morning sun.',
  },
  {
    seconds: 3,
    picture: {
      still: 'humidity-sensor/in-use',
      at: [60, 62],
      scale: [1.02, 1.12],
    },
    line: 'It measures, and says nothing until something changes.',
    seen: 'A humidity sensor on a stack of books.',
  },
  {
    seconds: 2.5,
    picture: { move: 'dial' },
    line: 'One dial sets the room.',
    seen: 'The knurled edge of a dimmer, close, with an amber ring.',
  },
  {
    seconds: 3,
    picture: {
      still: 'door-bell/in-use',
      at: [40, 40],
      scale: [1.12, 1.02],
    },
    line: 'The bell shows who is there, in Full HD.',
    seen: 'A door bell on dark boards beside a lit recess.',
  },
  {
    seconds: 2.5,
    picture: { move: 'lock' },
    line: 'The door locks itself.',
    seen: 'A smart lock with a keypad of dark glass, in the dark.',
  },
  {
    seconds: 3,
    picture: {
      still: 'smart-mirror/in-use',
      at: [40, 10],
      scale: [1.02, 1.12],
    },
    line: 'The mirror has read the day already.',
    seen: 'A round mirror with the time and the weather in its glass.',
  },
  {
    seconds: 2.5,
    picture: { move: 'gateway' },
    line: 'All of it works without the internet.',
    seen: 'The gateway at night, a hairline of amber light below its lid.',
  },
  {
    seconds: 4,
    picture: { move: 'evening' },
    line: `“${brand.ember.wakePhrase}, good night.”`,
    seen: 'The sun leaves the living room, and one lamp stays on.',
  },
  {
    seconds: 3,
    picture: 'card',
    line: brand.tagline,
    seen: `The name ${brand.name} and its mark.`,
  },
];
