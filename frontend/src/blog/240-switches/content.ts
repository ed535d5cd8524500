import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';
import type { ArticleContent } from '../article-content.ts';
import channels from './busy-channels.csv?raw';
import channelsHref from './busy-channels.csv?url';
import joined from './panels-joined.csv?raw';
import joinedHref from './panels-joined.csv?url';
import plan from './radio-plan.csv?raw';
import planHref from './radio-plan.csv?url';
import answers from './time-to-answer.csv?raw';
import answersHref from './time-to-answer.csv?url';

export const switchesPage = {
  title: `240 switches over to Zigbee in a weekend | ${brand.name}`,
  description:
    'Three floors, 240 wall panels, three Zigbee networks, one weekend: the radio plan, the order of floors, two mistakes, and the answers before and after.',
  heading: 'Moving 240 switches over to Zigbee in one weekend',
  lead: 'Three floors, three gateways, 1,440 keys. The plan was good. We made two mistakes anyway, and you can see both in the curve.',
  hero: {
    key: 'smart-scenes-and-switch/in-use',
    alt: 'The wall panel at the entrance to a dining room, pendant lamp low over an oak table behind it',
  },
} as const satisfies Page;

export const article: ArticleContent = {
  page: 'blogSwitches',
  sections: [
    {
      heading: 'What gave up',
      parts: [
        `We rent one floor of a three-storey building in ${brand.address.city}. Since 2023 all three floors have been a test bench with people in it: 240 of our wall switches, prototypes that spoke Wi-Fi. They never became a product. This is why.`,
        'All 240 shared one access point, which could hold about 120 connections. Every extra one made it drop a switch that had been quiet, which came back and made it drop another. By spring, nine commands in a hundred got no answer. The lights still worked at the wall. Nothing else did.',
        'An access point for laptops isn’t made for 240 things that say little and never leave. That was our design, not its fault.',
      ],
    },
    {
      heading: 'What we did beforehand',
      parts: [
        'A weekend is too short to hang 240 panels. An electrician needs about 25 minutes for each, which makes 100 hours. So two of them put Smart Scenes and Switch panels into the old boxes over five weeks of evenings, with the radio off. Keys 1 to 3 of a panel switch its relays in hardware, so everybody had light every day.',
        'The weekend, in August, was for the radio: joining, scenes and proof. All figures come from our gateways’ logs and from a receiver on a cart. It’s one building and one weekend, no more than that.',
      ],
    },
    {
      heading: 'The radio plan',
      parts: [
        'A gateway takes 200 devices, so two would have done. We used three, one per floor: one person can understand a network of 80 panels.',
        'Then we looked at the air. For a working day on each floor, the cart recorded how much of the time each of the 16 Zigbee channels was busy.',
        {
          title: 'How busy the air was',
          text: 'Only four channels were quiet enough to build on: those that the building’s Wi-Fi leaves free. Mean of three floors, 8:00 to 18:00.',
          kind: 'bar',
          subjects: ['Channel 15', 'Channel 20', 'Channel 25', 'Channel 26'],
          csv: channels,
          href: channelsHref,
          name: 'busy-channels',
        },
        'The building’s Wi-Fi is on channels 1, 6 and 11, as it should be, and the four quiet channels lie between and above them. Channel 26 was the quietest. We left it alone, because some devices cut their power there. Floor 2 hears both of the others, so it got the next best, channel 25.',
        {
          title: 'The plan, and what came of it',
          text: 'A hop is a message from one panel to the next.',
          kind: 'table',
          csv: plan,
          href: planHref,
          name: 'radio-plan',
        },
        'Floor 2 has a corridor of 60 m with a steel door in it. Two Smart Adaptors beside the door cut its longest route from six hops to four.',
      ],
    },
    {
      heading: 'The order of floors',
      parts: [
        'Floor 1 came first, because the building’s network cables end there, and a mistake before lunch costs least. Floor 3 came second. Floor 2 came last: it hears both neighbours, so it should meet two finished networks.',
        {
          title: 'Panels in each network',
          text: 'Each fall is a mistake, and panels to take off the list again: 31 at number 1, 14 at number 2. Where floor 2 lies flat, we had gone home.',
          kind: 'line',
          subjects: ['Floor 2'],
          marks: [
            { series: 'Floor 1', over: 3 },
            { series: 'Floor 2', over: 9, beside: true },
          ],
          csv: joined,
          href: joinedHref,
          name: 'panels-joined',
        },
        'A curve of joined panels should only go up. Ours falls twice.',
      ],
    },
    {
      heading: 'Mistake one: from the far ends inward',
      parts: [
        'There were two of us in one corridor with 80 panels. It seemed clever to start at both ends and meet at the gateway in the middle. After three hours, 44 panels were on the list.',
        'Only 13 of them worked. A panel on mains power relays for the others, but the first ones at the far ends had nobody in between. They just reached the gateway, through two fire doors. The join went through, and then the key exchange or the scene download stopped halfway. They were on the list and didn’t do what they were told.',
        'At 11:00 we removed 31 panels and started again from the gateway outward, so each new panel had a working neighbour. From then on we joined more than 20 an hour until the last few. We’d written “outward” in the plan ourselves.',
      ],
    },
    {
      heading: 'Mistake two: two floors open at once',
      parts: [
        'Now we were behind, so at 14:00 we opened floors 2 and 3 together. Radio doesn’t stop at a ceiling. By 16:00 floor 2 counted 31 panels, and 14 of them were on floor 3’s walls.',
        'Install codes exist to prevent exactly this: a network admits only devices whose code is on its list. We’d scanned all the codes beforehand, and put all 240 on all three lists, because one file was easier than three.',
        'We closed floor 2, removed the 14, finished floor 3 and went home. On Sunday floor 2 took three hours, with its own 80 codes and nobody else’s.',
      ],
    },
    {
      heading: 'Monday',
      parts: [
        'The last panel joined on Sunday at 11:00. We then spent until 15:00 pressing all 1,440 keys; three labels were wrong. Then we compared a week of commands before with a week after.',
        {
          title: 'Time from command to answer',
          text: 'The old switches left nine commands in a hundred unanswered, the panels not one. A week each: 5,140 commands before, 4,812 after.',
          kind: 'bar',
          csv: answers,
          href: answersHref,
          name: 'time-to-answer',
        },
        'Next time: one list of codes per floor, one floor open at a time, outward from the gateway. The curve says that takes 11 hours of joining, one long Saturday. It took us 14, spread over two days.',
      ],
    },
  ],
  related: [3, 7, 14],
};
