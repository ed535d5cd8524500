import * as brand from './brand.ts';

interface FilmScene {
  /** The picture. */
  readonly seen: string;
  /** The narration, which is also the film's captions. */
  readonly line: string;
}

/** In the film's order. */
export const filmScenes = {
  morning: {
    seen: 'A living room goes from blue dawn to full morning sun.',
    line: 'The house wakes before it is asked to.',
  },
  sensor: {
    seen: 'A humidity sensor on a stack of books.',
    line: 'It measures, and says nothing until something changes.',
  },
  dial: {
    seen: 'The knurled edge of a dimmer, close, with an amber ring.',
    line: 'One dial sets the room.',
  },
  bell: {
    seen: 'A door bell on dark boards beside a lit recess.',
    line: 'The bell shows who is there, in Full HD.',
  },
  lock: {
    seen: 'A smart lock with a keypad of dark glass, in the dark.',
    line: 'The door locks itself.',
  },
  mirror: {
    seen: 'A round mirror with the time and the weather in its glass.',
    line: 'The mirror has read the day already.',
  },
  gateway: {
    seen: 'The gateway at night, a hairline of amber light below its lid.',
    line: 'All of it works without the internet.',
  },
  evening: {
    seen: 'The sun leaves the living room, and one lamp stays on.',
    line: `“${brand.ember.wakePhrase}, good night.”`,
  },
  card: {
    seen: `The name ${brand.name} and its mark.`,
    line: brand.tagline,
  },
} as const satisfies Record<string, FilmScene>;

export const filmTranscript = {
  title: 'Transcript',
  noSound: 'The film has no sound.',
  scenes: Object.values<FilmScene>(filmScenes),
} as const;
