import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';

export const aiotPage = {
  title: `AIoT: Models That Run on the Device | ${brand.name}`,
  description:
    'Vision, sound, vibration and radar models on microcontrollers and gateways: answers in 5 to 200 ms, no recordings sent out, signed model updates.',
  heading: 'AIoT',
  lead: 'Put the model where the sensor is. The answer arrives in milliseconds, the radio sends one byte instead of one picture, and a lost connection changes nothing.',
  hero: {
    key: 'services/aiot',
    alt: 'An opened camera, its parts in a row on steel stands: foot, shell, lens, image sensor and processor board',
  },
} as const satisfies Page;
