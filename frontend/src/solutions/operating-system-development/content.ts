import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page, SectionIntro } from '../../content/page.ts';
import type { FeatureCard } from '../../content/feature-card.ts';

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

export const embeddedLinuxIntro = {
  heading: 'Embedded Linux',
  text: 'For devices with a display, a camera or several radios: 64 MB of memory and up.',
} as const satisfies SectionIntro;

export const embeddedLinuxItems = [
  {
    icon: 'CircuitBoard',
    heading: 'Board bring-up',
    content:
      'Power sequence, DDR timing, first U-Boot prompt. New Arm boards usually print within five working days, and each rail is measured on the way.',
  },
  {
    icon: 'Blocks',
    heading: 'Images with Yocto or Buildroot',
    content:
      'A root file system of 40 to 200 MB with what the product uses, built from pinned sources. The same commit gives the same image, bit for bit.',
  },
  {
    icon: 'ListTree',
    heading: 'Drivers and device trees',
    content:
      'Sensors on I²C and SPI, codecs, displays, radios. We prefer the mainline driver, and send upstream what we had to fix in it.',
  },
  {
    icon: 'Timer',
    heading: 'Fast boot',
    content:
      'From power to picture in under 5 seconds on a quad-core Cortex-A53. Most of the gain is in what no longer starts, found with a boot chart.',
  },
  {
    icon: 'ShieldCheck',
    heading: 'Secure boot and updates',
    content:
      'Signed from the boot ROM to the root file system (dm-verity), two system slots, automatic return after three failed starts. Power loss at any moment is tested 1,000 times.',
  },
  {
    icon: 'CalendarClock',
    heading: 'Upkeep for ten years',
    content:
      'Long-term kernels, a software bill of materials in SPDX, and a weekly match against published CVEs. Security fixes ship within 30 days, urgent ones within 7.',
  },
] as const satisfies readonly FeatureCard[];

export const rtosIntro = {
  heading: 'RTOS',
  text: 'For devices on a coin cell or with a deadline: 32 kB of RAM is a comfortable start.',
} as const satisfies SectionIntro;

export const rtosItems = [
  {
    icon: 'Microchip',
    heading: 'Zephyr and FreeRTOS',
    content:
      'Board definitions, drivers and Bluetooth, Thread or LoRaWAN stacks. We also move products from a bare loop to an RTOS without changing their behaviour, test by test.',
  },
  {
    icon: 'BatteryMedium',
    heading: 'Power budgets',
    content:
      'Each state of the device gets a current and a duration, measured and not guessed. 2 µA asleep is 18 mAh a year, a twelfth of a CR2032.',
  },
  {
    icon: 'AlarmClockCheck',
    heading: 'Deadlines kept',
    content:
      'Worst-case latency from interrupt to task, logged over 10 million events under load. On a 64 MHz Cortex-M4, under 10 µs is usual, and the longest is what we report.',
  },
] as const satisfies readonly FeatureCard[];

export const operatingSystemChoice = {
  heading: 'Linux or RTOS?',
  term: 'Property',
  rows: [
    { term: 'Memory', linux: '64 MB RAM and up', rtos: '16 kB to 1 MB RAM' },
    { term: 'Start', linux: '2 to 20 s', rtos: 'Under 100 ms' },
    { term: 'Asleep', linux: '5 to 50 mW', rtos: '3 to 30 µW' },
    { term: 'Suits', linux: 'Gateways, mirrors, cameras', rtos: 'Sensors, buttons, locks' },
  ],
} as const;

export const operatingSystemsNext = {
  heading: 'We ship one ourselves.',
  text: 'The edge gateway is where we take our own advice: four Cortex-A53 cores, rules in under 100 ms, five hours without mains.',
  label: 'Meet the edge gateway',
  path: pages.edgeGateway.path,
} as const satisfies NextStep;

/** The system image of a gateway, from the top down. Sizes are megabytes. */
export const linuxImage = {
  unit: 'MB',
  /** Numbers of the items that work on a layer. */
  layers: [
    { name: 'Application', size: 38, items: [4] },
    { name: 'Root file system', size: 148, items: [2] },
    { name: 'Verity', size: 1.2, items: [5] },
    { name: 'Kernel', size: 14, items: [3] },
  ],
  loader: { name: 'U-Boot', size: 4, items: [1] },
  whole: 6,
  caption:
    'Example, to scale: the application, root file system and kernel of a gateway, 201 MB, beside the image before them. What is left of its 16 GB would be eleven metres more of this page.',
} as const satisfies SystemImage;

/** The image of a sensor with Bluetooth. Sizes are kilobytes. */
export const rtosImage = {
  unit: 'kB',
  layers: [
    { name: 'Application', size: 72, items: [] },
    { name: 'Radio stack', size: 96, items: [] },
    { name: 'Kernel', size: 24, items: [] },
  ],
  loader: { name: 'MCUboot', size: 32, items: [] },
  caption:
    'Example: 192 kB of a sensor. At the gateway’s scale they are the line on top, half a pixel high; below it they are 500 times as large.',
} as const satisfies SystemImage;

export interface SystemImage {
  readonly unit: 'MB' | 'kB';
  readonly layers: readonly Layer[];
  /** Starts either slot. */
  readonly loader: Layer;
  /** The item that is about all of it. */
  readonly whole?: number;
  readonly caption: string;
}

interface Layer {
  readonly name: string;
  readonly size: number;
  readonly items: readonly number[];
}
