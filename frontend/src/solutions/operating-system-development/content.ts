import { pages } from '../../pages.ts';
import { brand } from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro } from '../../content/page.ts';

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
    icon: 'circuit-board',
    heading: 'Board bring-up',
    content:
      'Power sequence, DDR timing, first U-Boot prompt. New Arm boards usually print within five working days, and each rail is measured on the way.',
  },
  {
    icon: 'package',
    heading: 'Images with Yocto or Buildroot',
    content:
      'A root file system of 40 to 200 MB with what the product uses, built from pinned sources. The same commit gives the same image, bit for bit.',
  },
  {
    icon: 'cable',
    heading: 'Drivers and device trees',
    content:
      'Sensors on I²C and SPI, codecs, displays, radios. We prefer the mainline driver, and send upstream what we had to fix in it.',
  },
  {
    icon: 'timer',
    heading: 'Fast boot',
    content:
      'From power to picture in under 5 seconds on a quad-core Cortex-A53. Most of the gain is in what no longer starts, found with a boot chart.',
  },
  {
    icon: 'shield-check',
    heading: 'Secure boot and updates',
    content:
      'Signed from the boot ROM to the root file system (dm-verity), two system slots, automatic return after three failed starts. Power loss at any moment is tested 1,000 times.',
  },
  {
    icon: 'history',
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
    icon: 'layers',
    heading: 'Zephyr and FreeRTOS',
    content:
      'Board definitions, drivers and Bluetooth, Thread or LoRaWAN stacks. We also move products from a bare loop to an RTOS without changing their behaviour, test by test.',
  },
  {
    icon: 'battery-charging',
    heading: 'Power budgets',
    content:
      'Each state of the device gets a current and a duration, measured and not guessed. 2 µA asleep is 18 mAh a year, a twelfth of a CR2032.',
  },
  {
    icon: 'alarm-clock',
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
