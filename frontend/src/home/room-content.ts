import * as paths from '../paths.ts';

/** A room that the visitor dims from noon to midnight: three exposures of one picture. */
export const roomDimmer = {
  heading: 'Turn the day down',
  text: 'One room, three lights: the sun, a lamp, and the amber lines on our devices. Drag from noon to midnight and see how little stays on.',
  label: 'Time of day',
  /** In equal parts, from the slider's first position to its last. */
  hours: ['Noon', 'Late afternoon', 'Dusk', 'Evening', 'Midnight'],
  link: { label: 'See the Dimmer Knob', path: paths.product(13) },
  day: {
    key: 'scenes/room-day',
    alt: '',
  },
  dusk: {
    key: 'scenes/room-dusk',
    alt: 'A sideboard in morning sun: a framed print, a gateway, a humidity sensor on books and a small camera',
  },
  night: {
    key: 'scenes/room-night',
    alt: '',
  },
} as const;
