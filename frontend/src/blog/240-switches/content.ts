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
  lead: 'Three floors, three gateways, 1,440 keys. The plan was good. We made two mistakes all the same, and both can be seen in the curve.',
  hero: {
    key: 'smart-scenes-and-switch/in-use',
    alt: 'The wall panel at the entrance to a dining room, pendant lamp low over an oak table behind it',
  },
} as const satisfies Page;

export const article: ArticleContent = {
  page: 'blogSwitches',
  sections: [
    {
      heading: 'What had given up',
      parts: [
        `We rent one floor of a building in ${brand.address.city} that has three. Since 2023 all three have been a test bench with people in it: 240 wall switches of ours, prototypes that spoke Wi-Fi. They never became a product. This is why.`,
        'All 240 hung on one access point, which kept about 120 connections at a time. Each one more made it drop a switch that had been quiet, which came back and made it drop another. By spring nine commands of a hundred got no answer. The light still worked at the wall, and nothing else did.',
        'An access point for laptops is not made for 240 things that say little and never leave. That was our design, not its fault.',
      ],
    },
    {
      heading: 'What was done before',
      parts: [
        'A weekend is too short to hang 240 panels. An electrician needs about 25 minutes for one, and that makes 100 hours. So two of them put Smart Scenes and Switch panels into the old boxes during five weeks of evenings, with the radio off. Keys 1 to 3 of a panel switch its relays in hardware. Everybody had light on every one of those days.',
        'The weekend, in August, was for the radio: joining, scenes and proof. All figures are from the logs of our gateways and from a receiver on a trolley. It is one building and one weekend, and no more than that.',
      ],
    },
    {
      heading: 'The radio plan',
      parts: [
        'A gateway takes 200 devices, so two would have done. We took three, one for each floor: 80 panels are a network that one person can understand.',
        'Then we looked at the air. For a working day on each floor the trolley noted how much of the time each of the 16 Zigbee channels was busy.',
        {
          title: 'How busy the air was',
          text: 'Mean of three floors, 8:00 to 18:00. Channels 15, 20, 25 and 26 were busy for less than 10 % of the time, all others for 27 to 47 %.',
          kind: 'bar',
          csv: channels,
          href: channelsHref,
          name: 'busy-channels',
        },
        'The Wi-Fi of the building is on channels 1, 6 and 11, as it should be, and the four quiet channels lie between and above them. Channel 26 was the quietest. We left it alone, because some devices reduce their power there. Floor 2 hears both of the others, so it got the next best, channel 25.',
        {
          title: 'The plan, and what came of it',
          text: 'A hop is a message from one panel to the next.',
          kind: 'table',
          csv: plan,
          href: planHref,
          name: 'radio-plan',
        },
        'Floor 2 has a corridor of 60 m with a steel door in it. Two Smart Adaptors beside the door brought its longest way from six hops down to four.',
      ],
    },
    {
      heading: 'The order of floors',
      parts: [
        'Floor 1 came first, because the network cables of the building end there, and a mistake before lunch costs least. Floor 3 came second. Floor 2 came last: it hears both neighbours and should meet two finished networks.',
        {
          title: 'Panels in each network',
          text: 'Floor 1 climbs to 44, falls to 13 and reaches 80 after 7 hours. Floor 3 reaches 80 at hour 11. Floor 2 climbs to 31, falls to 17 and waits for Sunday, when it reaches 80 at hour 28.',
          kind: 'line',
          csv: joined,
          href: joinedHref,
          name: 'panels-joined',
        },
        'A curve of joined panels should only rise. Ours falls twice.',
      ],
    },
    {
      heading: 'Mistake one: from the far ends inward',
      parts: [
        'There were two of us in one corridor with 80 panels. It looked clever to begin at both ends and meet at the gateway in the middle. After three hours 44 panels were on the list.',
        'Only 13 of them worked. A panel with mains relays for others, but the first ones at the far ends had nobody in between. They reached the gateway, just, through two fire doors. The join went through, and then the exchange of keys or the download of scenes stopped half way. They were on the list and did not do what they were told.',
        'At 11:00 we removed 31 panels and began again from the gateway outward, so that each new panel had a neighbour that worked. From then on we joined more than 20 an hour until the last few. We had written “outward” in the plan ourselves.',
      ],
    },
    {
      heading: 'Mistake two: two floors open at once',
      parts: [
        'Now we were behind, so at 14:00 we opened floors 2 and 3 together. Radio does not stop at a ceiling. By 16:00 floor 2 counted 31 panels, and 14 of them hung on the walls of floor 3.',
        'Install codes are there to prevent exactly this: a network admits only devices whose code is on its list. We had scanned all codes beforehand, and had put all 240 on all three lists, because one file was easier than three.',
        'We closed floor 2, removed the 14, finished floor 3 and went home. On Sunday floor 2 took three hours, with its own 80 codes and nobody else’s.',
      ],
    },
    {
      heading: 'Monday',
      parts: [
        'The last panel joined on Sunday at 11:00. Until 15:00 we pressed all 1,440 keys; three labels were wrong. Then we compared a week of commands before with a week after.',
        {
          title: 'Time from command to answer',
          text: 'Of 4,812 commands to the panels 88 % were answered in under 100 ms, and none stayed without an answer. Of 5,140 to the old switches it was 21 %, and 9 % were never answered.',
          kind: 'bar',
          csv: answers,
          href: answersHref,
          name: 'time-to-answer',
        },
        'The next time: one list of codes for each floor, one floor open at a time, outward from the gateway. The curve says that this takes 11 hours of joining, one long Saturday. We spent 14, and Sunday.',
      ],
    },
  ],
  related: [3, 7, 14],
};
