import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import { quote } from '../../content/services.ts';
import type { NextStep, Page, SectionIntro } from '../../content/page.ts';
import type { FeatureCard } from '../../content/feature-card.ts';

export const operatingSystemsPage = {
  title: `Embedded Linux and RTOS Development | ${brand.name}`,
  description:
    'Board bring-up, Yocto images, drivers, fast boot, secure updates and ten-year upkeep for Linux. Zephyr and FreeRTOS, measured in microamps.',
  heading: 'Operating System Development',
  lead: 'Below the app there’s a kernel, and below the kernel a power rail that comes up 3 ms late. We fix both.',
  hero: {
    key: 'operating-systems/board',
    alt: 'A gateway’s circuit board seen at an angle: processor and two memory chips, a radio under a metal shield, one amber light and a debug cable',
  },
} as const satisfies Page;

/** A boot as the serial console shows it, beside the choice between the two. */
export const bootLog = {
  lines: [
    { time: '0.003', text: '3.3 V rail up, 3 ms late' },
    { time: '0.041', text: 'boot ROM: signature valid' },
    { time: '0.212', text: 'U-Boot: slot B, first try' },
    { time: '0.655', text: 'Linux: four Cortex-A53 online' },
    { time: '0.981', text: 'dm-verity: root intact' },
    { time: '1.874', text: 'display: panel answers on I²C' },
    { time: '2.310', text: 'app: started' },
    { time: '4.720', text: 'first picture on the screen' },
  ],
  caption: 'Example: a wall panel booting. Times in seconds, log shortened.',
} as const;

export const embeddedLinuxIntro = {
  heading: 'Embedded Linux',
  text: 'For devices with a display, a camera or several radios, and at least 64 MB of memory.',
} as const satisfies SectionIntro;

/** In the order of the drawing, from its foot to its top. */
export const embeddedLinuxItems = [
  {
    icon: 'CircuitBoard',
    heading: 'Board bring-up',
    content:
      'Power sequence, DDR timing, first U-Boot prompt. A new Arm board usually says hello within five working days. We measure every rail on the way.',
  },
  {
    icon: 'ListTree',
    heading: 'Drivers and device trees',
    content:
      'Sensors on I²C and SPI, codecs, displays, radios. We start from the mainline driver and send our fixes upstream.',
  },
  {
    icon: 'ShieldCheck',
    heading: 'Secure boot and updates',
    content:
      'Signed from the boot ROM to the root file system (dm-verity). Two system slots, with automatic rollback after three failed starts. We cut the power mid-update 1,000 times to test it.',
  },
  {
    icon: 'Blocks',
    heading: 'Images with Yocto or Buildroot',
    content:
      'A root file system with only what the product uses, 40 to 200 MB, built from pinned sources. The same commit gives the same image, bit for bit.',
  },
  {
    icon: 'Timer',
    heading: 'Fast boot',
    content:
      'From power to picture in under 5 seconds on a quad-core Cortex-A53. Most of the gain is in what no longer starts. A boot chart finds it.',
  },
  {
    icon: 'CalendarClock',
    heading: 'Upkeep for ten years',
    content:
      'Long-term kernels, a software bill of materials in SPDX and a weekly check against published CVEs. Security fixes ship within 30 days, urgent ones within 7.',
  },
] as const satisfies readonly FeatureCard[];

export const rtosIntro = {
  heading: 'RTOS',
  text: 'For devices on a coin cell or with a hard deadline. 32 kB of RAM is a comfortable start.',
} as const satisfies SectionIntro;

export const rtosItems = [
  {
    icon: 'Microchip',
    heading: 'Zephyr and FreeRTOS',
    content:
      'Board definitions, drivers, and Bluetooth, Thread or LoRaWAN stacks. We also move products from a bare loop to an RTOS, test by test, so that nothing behaves differently.',
  },
  {
    icon: 'BatteryMedium',
    heading: 'Power budgets',
    content:
      'Every state of the device gets a current and a duration, and both are measured. 2 µA asleep is 18 mAh a year, a twelfth of a CR2032.',
  },
  {
    icon: 'AlarmClockCheck',
    heading: 'Deadlines kept',
    content:
      'Worst-case latency from interrupt to task, logged over 10 million events under load. Under 10 µs is usual on a 64 MHz Cortex-M4. We report the longest.',
  },
] as const satisfies readonly FeatureCard[];

export const operatingSystemChoice = {
  heading: 'Linux or RTOS?',
  term: 'Property',
  rows: [
    { term: 'Memory', linux: '64 MB and up', rtos: '16 kB to 1 MB' },
    { term: 'Start', linux: '2 to 20 s', rtos: 'Under 100 ms' },
    { term: 'Asleep', linux: '5 to 50 mW', rtos: '3 to 30 µW' },
    { term: 'Suits', linux: 'Gateways, mirrors, cameras', rtos: 'Sensors, buttons, locks' },
  ],
} as const;

export const operatingSystemsNext = {
  heading: 'We ship one ourselves.',
  text: 'Our edge gateway is built the same way: four Cortex-A53 cores, rules in under 100 ms, about five hours without mains.',
  label: quote.label,
  path: quote.path,
  other: { label: 'Meet the edge gateway', path: pages.edgeGateway.path },
} as const satisfies NextStep;

/** A gateway's system image, from the top down, in megabytes. */
export const linuxImage = {
  unit: 'MB',
  /** The numbers of the items that work on a layer. */
  layers: [
    { name: 'Application', size: 38, items: [5] },
    {
      name: 'Root file system',
      size: 148,
      items: [4],
      parts: [
        { name: 'Containers', size: 52 },
        { name: 'Libraries', size: 38 },
        { name: 'Radio firmware', size: 27 },
        { name: 'Kernel modules', size: 19 },
        { name: 'Tools', size: 12 },
      ],
    },
    { name: 'Verity', size: 1.2, items: [3] },
    { name: 'Kernel', size: 14, items: [2] },
  ],
  loader: { name: 'U-Boot', size: 4, items: [1] },
  whole: 6,
  caption:
    'Example, to scale: 201 MB of a gateway in slot A, with the older image in slot B. The rest of its 16 GB would add over eighteen metres to this page.',
} as const satisfies SystemImage;

/** The image of a Bluetooth sensor, in kilobytes. */
export const rtosImage = {
  unit: 'kB',
  layers: [
    { name: 'Application', size: 72, items: [] },
    {
      name: 'Radio stack',
      size: 96,
      items: [],
      parts: [
        { name: 'Host', size: 40 },
        { name: 'Link layer', size: 32 },
        { name: 'Crypto', size: 24 },
      ],
    },
    { name: 'Kernel', size: 24, items: [] },
  ],
  loader: { name: 'MCUboot', size: 32, items: [] },
  atScale: 'Gateway’s scale',
  caption:
    'A 192 kB sensor image, enlarged 500 times. The line above shows its size on the gateway’s scale.',
} as const satisfies SystemImage;

export interface SystemImage {
  readonly unit: 'MB' | 'kB';
  readonly layers: readonly Layer[];
  /** Starts either slot. */
  readonly loader: Layer;
  /** The item that concerns all of it. */
  readonly whole?: number;
  /** The label of the line that compares its size with the other image. */
  readonly atScale?: string;
  readonly caption: string;
}

interface Layer extends Part {
  readonly items: readonly number[];
  /** What is in it, from the top down. */
  readonly parts?: readonly Part[];
}

interface Part {
  readonly name: string;
  readonly size: number;
}
