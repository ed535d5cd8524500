import { brand } from '../../frontend/src/content/brand.ts';

export const framesPerSecond = 25;
/** Pixels. */
export const size = { width: 1280, height: 720 } as const;

/** How a still is held: its width as a factor of the frame's, and which point of it stays in place, in percent. */
interface Hold {
  readonly scale: number;
  readonly at: readonly [x: number, y: number];
}

export interface Scene {
  readonly seconds: number;
  /** A master that the camera moves in on, frames that `python -m studio film` has made, or the closing card. */
  readonly picture:
    | { readonly still: string; readonly from: Hold; readonly to: Hold }
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
      from: { scale: 1.02, at: [60, 62] },
      to: { scale: 1.12, at: [60, 62] },
    },
    line: 'It measures, and says nothing until something changes.',
    seen: 'A humidity sensor on a stack of books.',
  },
  {
    seconds: 3,
    picture: { move: 'dial' },
    line: 'One dial sets the room.',
    seen: 'Past the knurled edge of a dimmer with an amber ring.',
  },
  {
    seconds: 3,
    picture: {
      still: 'door-bell/in-use',
      from: { scale: 1.12, at: [40, 40] },
      to: { scale: 1.02, at: [40, 40] },
    },
    line: 'The bell shows who is there, in Full HD.',
    seen: 'A door bell beside a front door, a parcel on the step.',
  },
  {
    seconds: 3,
    picture: { move: 'lock' },
    line: 'The door locks itself.',
    seen: 'Around a smart lock with a keypad of dark glass.',
  },
  {
    seconds: 3,
    picture: {
      still: 'smart-mirror/in-use',
      from: { scale: 1.02, at: [45, 40] },
      to: { scale: 1.1, at: [45, 40] },
    },
    line: 'The mirror has read the day already.',
    seen: 'A round mirror with the time and the weather above a basin.',
  },
  {
    seconds: 3,
    picture: { move: 'gateway' },
    line: 'All of it works without the internet.',
    seen: 'Around the gateway, a hairline of amber light below its lid.',
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
    seen: `The names ${brand.name} and ${brand.ember.name}.`,
  },
];
