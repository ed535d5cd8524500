import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';
import type { ArticleContent } from '../article-content.ts';
import error from './error-by-humidity.csv?raw';
import errorHref from './error-by-humidity.csv?url';
import update from './reading-during-an-update.csv?raw';
import updateHref from './reading-during-an-update.csv?url';
import { SlotDrawing } from './SlotDrawing.tsx';
import step from './response-to-a-step.csv?raw';
import stepHref from './response-to-a-step.csv?url';

export const humidityPage = {
  title: `Why a humidity sensor lies in winter | ${brand.name}`,
  description:
    'A warm circuit board makes a humidity sensor read too dry. The curves from our climate chamber, a correction that failed, and the fix: 2 mm of air.',
  heading: 'Why a humidity sensor lies in winter',
  lead: 'A sensor measures the air that touches it. If its own board has warmed that air, the number is exact, and wrong.',
  hero: {
    key: 'humidity-sensor/detail',
    alt: 'The sensor’s lower edge close up: eleven slim air slots above a dark joint',
  },
} as const satisfies Page;

export const article: ArticleContent = {
  page: 'blogHumidity',
  sections: [
    {
      heading: 'Three points, always after midnight',
      parts: [
        'Last January the humidifiers in our test house kept running at night, and nobody knew why. The test house is an ordinary bungalow we heat and fill with prototypes. It had twenty humidity sensors with our first board, and Smart Adaptors counting the hours of each humidifier.',
        'The air was at 20% RH, as it is in an Ontario house at −15 °C outside when nobody adds water. About once a week all twenty sensors agreed that it was 17%. After an hour and a half it was 20% again.',
        'That was the hour in which the test house installs firmware. An update over Zigbee takes 50 minutes. All that time the receiver stays on and draws 28 mA. At 3 V that is 84 mW, where the sleeping sensor needs about a tenth of a milliwatt. In a closed box of 62 mm those 84 mW warmed the sensing element by 2.7 °C.',
      ],
    },
    {
      heading: 'Why warmth looks like drought',
      parts: [
        'Relative humidity is the water in the air divided by the water the air could hold. Warm the air and it could hold more, while the water stays the same. Near room temperature each degree takes about 6% off the reading. At 2.7 °C that’s 15%: three points of twenty.',
        {
          title: 'The error grows with the humidity',
          text: 'After 50 minutes of an update. The first board takes 15% off the reading, whatever the humidity. With gap and membrane it’s 2%.',
          kind: 'bar',
          csv: error,
          href: errorHref,
          name: 'error-by-humidity',
        },
        'So the sensor lies all year, and most in summer. But a nine-point error looks like an error: a second sensor on the shelf gives it away. Three points are barely more than the ±2% of a data sheet, so we took them for tolerance. In winter they decide whether a humidifier runs.',
        'These figures and those below are from our climate chamber, not from the house: 21.0 °C, a chilled-mirror hygrometer as the reference, three boards of each kind, the median shown. The house told us something was wrong. It’s no place to find out by how much.',
      ],
    },
    {
      heading: 'First we tried software, and made it worse',
      parts: [
        'A slot in a board and a new housing cost money. A formula doesn’t. We fitted one to the warmth: so much for each minute the receiver is on, fading with a time constant of 12 minutes. In the chamber it kept the error under half a point. In February we sent it to the twenty sensors.',
        'Four of them then read 3.5 points too wet, and stayed there. A steel door had closed between them and the gateway in the middle of the update. When they gave up and went back to sleep, the flag that says “receiver on” was still set. The formula kept correcting for warmth that was no longer there. A room at 20% was reported as 23.5%, and its humidifier stayed off.',
        'It took us nine days to notice, because we’d stopped looking: the curves agreed with what we expected. Then we withdrew it. The fault was one line of code. The lesson: a correction has to know something the sensor can’t see, and a cold sensor needs no correction.',
      ],
    },
    {
      heading: 'Two millimetres of air',
      parts: [
        'On the first board the element sat 9 mm from the radio, and copper carried the heat across. On the second it has a tongue of its own. A slot of 2 mm runs around three sides of it, and only four thin traces cross the fourth. That alone took the error from 3.0 points to 1.1.',
        'Then we opened the housing. The element moved to the lower edge, into a chamber away from cells and radio, behind slots that let the room’s air through. A membrane keeps dust and grease out. Whatever warmth still arrives leaves with that air.',
        {
          title: 'The slot and the membrane',
          text: 'The slot leaves the element on a tongue, with four thin traces. In the housing, the room’s air reaches it through a membrane, and takes the warmth along.',
          kind: 'drawing',
          Drawing: SlotDrawing,
        },
        {
          title: 'Readings during an update',
          text: 'The air in the chamber stays at 20.0% RH. Only the air inside the box seems to dry, from minute 0 to 50, and less with each of our two changes.',
          kind: 'line',
          csv: update,
          href: updateHref,
          name: 'reading-during-an-update',
        },
        'What is left is 0.4 points at 20% RH, for an hour, a few times a year.',
      ],
    },
    {
      heading: 'What the membrane costs',
      parts: [
        'Time. We stepped the chamber from 35 to 75% RH and watched. Without a membrane the sensor made 63% of the step, which is 60% RH, in 41 seconds. Our first membrane was chosen for dust alone and took 204 seconds. By then a short shower is over and the fan hasn’t started.',
        {
          title: 'Response to a step from 35 to 75% RH',
          text: 'A membrane costs time. The one we ship doubles the wait for 60% RH; the first one made it five times as long.',
          kind: 'line',
          csv: step,
          href: stepHref,
          name: 'response-to-a-step',
        },
        'The one we ship has larger pores and takes 82 seconds. The data sheet says within 90. We’d already bought 500 of the first one. They make good coasters for very small cups.',
      ],
    },
    {
      heading: 'How to stop it',
      parts: [
        'If you own a humidity sensor, ours or another: hang it where the air moves, on an inside wall. An outside wall in January can be 4 °C colder than the room. Then the same physics works the other way, and the sensor reads too wet. And compare two of them in the driest week of the year, not in July.',
        'If you build one: measure it while it’s awake. All our early chamber tests used sleeping sensors, because that’s what they do for 99.9% of their lives. Every one of those tests was correct.',
      ],
    },
  ],
  related: [1, 3, 7],
};
