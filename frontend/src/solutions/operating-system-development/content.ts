import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page } from '../../content/page.ts';

export const operatingSystemsPage = {
  title: `Embedded Linux and RTOS Development | ${brand.name}`,
  description:
    'Board bring-up, Yocto images, drivers, fast boot, secure updates and ten-year upkeep for Linux; Zephyr and FreeRTOS work measured in microamps.',
  heading: 'Operating System Development',
  lead: 'Below the app there is a kernel, and below the kernel a power rail that comes up 3 ms late. We work on both, with an oscilloscope beside the editor.',
  hero: {
    key: 'operating-systems/board',
    alt: 'A gateway’s circuit board seen at an angle: processor and two memory chips, a radio under a metal shield, one amber light and a debug cable',
  },
} as const satisfies Page;

export const operatingSystemsNext = {
  heading: 'We ship one ourselves.',
  text: 'The edge gateway is where we take our own advice: four Cortex-A53 cores, rules in under 100 ms, five hours without mains.',
  label: 'Meet the edge gateway',
  path: pages.edgeGateway.path,
} as const satisfies NextStep;
