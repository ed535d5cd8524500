import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';
import type { ArticleContent } from '../article-content.ts';
import error from './error-by-humidity.csv?raw';
import errorHref from './error-by-humidity.csv?url';
import update from './reading-during-an-update.csv?raw';
import updateHref from './reading-during-an-update.csv?url';
import step from './response-to-a-step.csv?raw';
import stepHref from './response-to-a-step.csv?url';

export const humidityPage = {
  title: `Why a humidity sensor lies in winter | ${brand.name}`,
  description:
    'A warm circuit board makes a humidity sensor read too dry. The curves from our climate chamber, a correction that failed, and the fix: 2 mm of air.',
  heading: 'Why a humidity sensor lies in winter, and how to stop it',
  lead: 'A sensor measures the air that touches it. If its own board has warmed that air, the number is exact, and wrong.',
  hero: {
    key: 'humidity-sensor/detail',
    alt: 'The lower edge of the sensor close up: a slim row of air slots and a single lit amber dot',
  },
} as const satisfies Page;

export const article: ArticleContent = {
  page: 'blogHumidity',
  sections: [
    {
      heading: 'Three points, always after midnight',
      parts: [
        'Last January the humidifiers in our test house ran at night, and nobody knew why. The test house is an ordinary bungalow that we heat and fill with prototypes. Twenty humidity sensors with our first board hung in it, and Smart Adaptors counted the hours of each humidifier.',
        'The air stood at 20 % RH, as it does in an Ontario house at −15 °C outside when nobody adds water. About once a week all twenty sensors agreed that it was 17 %. After an hour and a half it was 20 % again.',
        'The hour was the one in which the test house installs firmware. An update over Zigbee takes 50 minutes, and for that time the receiver stays on and draws 28 mA. At 3 V that is 84 mW, where the sleeping sensor needs about a tenth of a milliwatt. In a closed box of 62 mm those 84 mW warmed the sensing element by 2.7 °C.',
      ],
    },
    {
      heading: 'Why warmth looks like drought',
      parts: [
        'Relative humidity is the water in the air divided by the water that the air could hold. Warm the air and it could hold more, while the water stays the same. Near room temperature each degree takes about 6 % off the reading. With 2.7 °C this makes 15 %: three points of twenty.',
        {
          title: 'The error grows with the humidity',
          text: 'After 50 minutes of an update. The first board reads 3 points too dry at 20 % RH and 12 at 80 %. With gap and membrane the error is 0.4 to 1.7 points.',
          kind: 'bar',
          csv: error,
          href: errorHref,
          name: 'error-by-humidity',
        },
        'So the sensor lies all year, and most in summer. But an error of nine points looks like an error: a second sensor on the shelf gives it away. Three points are little more than the ±2 % of a data sheet, so we took them for tolerance. In winter they decide whether a humidifier runs.',
        'These figures and those below are from our climate chamber, not from the house: 21.0 °C, a chilled-mirror hygrometer as the reference, three boards of each kind, the median shown. The house told us that something was wrong. It is no place to find out by how much.',
      ],
    },
    {
      heading: 'First we tried software, and made it worse',
      parts: [
        'A slot in a board and a new housing cost money. A formula does not. We fitted one to the warmth: so much for each minute of the receiver, fading with a time constant of 12 minutes. In the chamber it held the error under half a point. In February we sent it to the twenty sensors.',
        'Four of them then read 3.5 points too wet, and stayed there. A steel door had shut between them and the gateway in the middle of the update. When they gave up and went back to sleep, the flag that says “receiver on” was still set. The formula went on correcting for a warmth that was no longer there. A room at 20 % was reported as 23.5 %, and its humidifier stayed off.',
        'It took us nine days to notice, because we had stopped looking: the curves agreed with what we had expected. Then we withdrew it. The fault was one line of code. What we learned is that a correction has to know something that the sensor cannot see, and that a cold sensor needs no correction.',
      ],
    },
    {
      heading: 'Two millimetres of air',
      parts: [
        'On the first board the element sat 9 mm from the radio, and copper carried the heat across. On the second it sits on a tongue of its own. A slot of 2 mm runs around three sides of it, and only four thin traces cross the fourth. That alone took the error from 3.0 points to 1.1.',
        'Then we opened the housing. The element moved to the lower edge, into a chamber away from cells and radio, behind slots through which the air of the room can pass. A membrane keeps dust and grease out. What warmth still arrives leaves with that air.',
        {
          title: 'Readings during an update',
          text: 'The air is at 20.0 % RH throughout; the update runs from minute 0 to 50. The first board falls to 17.0 %, the one with the air gap to 18.9 %, the one with gap and membrane to 19.6 %.',
          kind: 'line',
          csv: update,
          href: updateHref,
          name: 'reading-during-an-update',
        },
        'What is left is 0.4 points at 20 % RH, for an hour, a few times a year.',
      ],
    },
    {
      heading: 'What the membrane costs',
      parts: [
        'Time. We stepped the chamber from 35 to 75 % RH and watched. Without a membrane the sensor had made 63 % of the step, which is 60 % RH, after 41 seconds. Our first membrane was chosen against dust alone and took 204 seconds. By then a short shower is over, and the fan has not started.',
        {
          title: 'Response to a step from 35 to 75 % RH',
          text: 'Without a membrane the reading passes 60 % RH after 41 seconds, with the one we ship after 82, with the first one after 204.',
          kind: 'line',
          csv: step,
          href: stepHref,
          name: 'response-to-a-step',
        },
        'The one that we ship has larger pores and takes 82 seconds. The data sheet says within 90. We had already bought 500 of the first one; they are good coasters for very small cups.',
      ],
    },
    {
      heading: 'How to stop it',
      parts: [
        'If you own a humidity sensor, ours or another: hang it where the air moves, and on an inside wall. An outside wall in January can be 4 °C colder than the room, and then the same physics works in the other direction: the sensor reads too wet. And compare two of them in the driest week of the year, not in July.',
        'If you build one: measure it while it is awake. All our early tests in the chamber were made with sensors asleep, because that is what they do for 99.9 % of their lives. Every one of those tests was correct.',
      ],
    },
  ],
  related: [1, 3, 7],
};
