import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page, Picture, SectionIntro, Term } from '../../content/page.ts';

/** A question of the accordion. */
interface Faq {
  readonly question: string;
  readonly answer: string;
}

type FaqTopic = 'Protocols' | 'Processors' | 'MCUs' | 'IDEs';

export interface FaqGroup {
  readonly topic: FaqTopic;
  /** What the answers name. */
  readonly names: readonly string[];
  readonly items: readonly Faq[];
}

/** One of the four protocol pictures, with its caption and figures. */
export interface Protocol {
  readonly name: string;
  readonly image: Picture;
  readonly caption: string;
  readonly figures: readonly Term[];
}

export const technologiesPage = {
  title: `IoT Technologies and Tools | ${brand.name}`,
  description:
    'Zigbee, Bluetooth LE, LoRaWAN and MQTT in four pictures, and plain answers on protocols, processors, microcontrollers and development environments.',
  heading: 'Technologies and Tools',
  lead: 'There’s no best protocol and no best chip. There’s range, current, cost and the wall in between. Here’s how we choose.',
  hero: {
    key: 'radio',
    alt: 'A gateway on a dark table, amber rings around it as around a stone in water, and four small devices on their lines',
  },
} as const satisfies Page;

export const protocolsIntro = {
  heading: 'Four ways to talk',
  text: 'Three radios and one messaging protocol. Most of our systems use at least two of them.',
} as const satisfies SectionIntro;

export const protocols = [
  {
    name: 'Zigbee mesh',
    image: {
      key: 'technologies/zigbee-mesh',
      alt: 'Diagram: a battery sensor’s message takes three hops over mains devices to the gateway. A link on another way is lost; dotted lines show the ways that remain.',
    },
    caption: 'Mains-powered devices pass messages on, so every lamp makes the network stronger.',
    figures: [
      { term: 'Band', text: '2.4 GHz, IEEE 802.15.4' },
      { term: 'Rate', text: '250 kbit/s' },
      { term: 'Reach', text: '10 to 20 m through walls, 30 to 40 m in the open' },
      { term: 'Suits', text: 'Lights, switches, sensors' },
    ],
  },
  {
    name: 'Bluetooth LE',
    image: {
      key: 'technologies/bluetooth-le',
      alt: 'Diagram: a phone talks straight to a lock, a watch, a sensor and a lamp. Below, one connection over time: awake for 3 ms, then asleep for 1 s, so a coin cell lasts for years.',
    },
    caption: 'It pairs straight with a phone and uses almost no power between messages.',
    figures: [
      { term: 'Band', text: '2.4 GHz, 40 channels' },
      { term: 'Rate', text: '125 kbit/s to 2 Mbit/s' },
      { term: 'Reach', text: '10 to 30 m through walls, 100 m in the open' },
      { term: 'Suits', text: 'Wearables, locks, setup' },
    ],
  },
  {
    name: 'LoRaWAN',
    image: {
      key: 'technologies/lorawan',
      alt: 'Diagram: the frame of a tank sensor is heard by two masts, 2 to 15 km away. Both pass it on over the internet to a network server, which keeps one and drops copies.',
    },
    caption: 'It carries a few bytes over kilometres, into basements and through steel panels.',
    figures: [
      { term: 'Band', text: '902 to 928 MHz in Canada' },
      { term: 'Rate', text: '1 to 12.5 kbit/s up' },
      { term: 'Reach', text: '2 to 5 km in town, 15 km in the open' },
      { term: 'Suits', text: 'Meters, farms, tanks' },
    ],
  },
  {
    name: 'MQTT',
    image: {
      key: 'technologies/mqtt',
      alt: 'Diagram: room, meter and door publish under the topics temp, power and open. The broker hands each to who subscribed: power to the screen and the alarm, temp to the screen, open to the alarm.',
    },
    caption:
      'Devices publish, screens subscribe, and a broker in the middle passes on what each asked for.',
    figures: [
      { term: 'Layer', text: 'On TCP, port 8883 with TLS' },
      { term: 'Overhead', text: 'From 2 bytes per message' },
      { term: 'Delivery', text: 'QoS 0, 1 or 2' },
      { term: 'Suits', text: 'Gateway to cloud' },
    ],
  },
] as const satisfies readonly Protocol[];

/** The range of a radio link, in metres. */
export const reach = {
  title: 'Reach of three radios on a scale from 1 metre to 20 kilometres.',
  farthest: 20_000,
  marks: [
    { at: 1, text: '1 m' },
    { at: 10, text: '10 m' },
    { at: 100, text: '100 m' },
    { at: 1000, text: '1 km' },
    { at: 10_000, text: '10 km' },
  ],
  radios: [
    { name: 'Zigbee', indoors: 20, open: 40, text: '20 m, 40 m in the open' },
    { name: 'Bluetooth LE', indoors: 30, open: 100, text: '30 m, 100 m in the open' },
    { name: 'LoRaWAN', indoors: 5000, open: 15_000, text: '5 km, 15 km in the open' },
  ],
  indoors: 'Through walls or in town',
  open: 'In the open',
  caption: 'MQTT has no reach of its own; it rides on the link below it.',
} as const;

export const faqIntro = {
  heading: 'Questions and answers',
  text: 'What engineers and buyers ask first.',
} as const satisfies SectionIntro;

/** Between the questions on radio and those on chips. */
export const faqPicture = {
  key: 'operating-systems/board',
  alt: 'A green circuit board close up, its processor between memory chips, with a ribbon of cables at its edge',
} as const satisfies Picture;

export const faqGroups = [
  {
    topic: 'Protocols',
    names: ['Zigbee 3.0', 'Thread, Matter', 'Bluetooth LE', 'LoRaWAN', 'MQTT'],
    items: [
      {
        question: 'Zigbee, Thread or Matter: which should a new device speak?',
        answer:
          'They’re different layers. Zigbee and Thread both use IEEE 802.15.4 radios at 2.4 GHz; Thread carries IPv6, Zigbee its own network layer. Matter is the application language above Thread, Wi-Fi or Ethernet. For a new home device we suggest Matter over Thread, and Zigbee 3.0 where it has to join devices that are already installed. Many current chips can run either.',
      },
      {
        question: 'Do Wi-Fi and Zigbee disturb each other?',
        answer:
          'Yes, they can: both use 2.4 GHz. With Wi-Fi on channels 1, 6 and 11, Zigbee channels 15, 20, 25 and 26 fall between or above them. Keep the gateway 1 m away from the router, and avoid 26 where a device reduces its power there.',
      },
      {
        question: 'When is LoRaWAN the wrong choice?',
        answer:
          'When you need a quick answer or many bytes. Under the Canadian and US channel plan the slowest uplink rate (SF10, 125 kHz) carries 11 bytes of payload, and a Class A device listens only just after it has sent. Door locks, audio and firmware images belong on another radio; a water meter that sends 10 bytes an hour is a perfect fit.',
      },
      {
        question: 'What do the MQTT quality-of-service levels guarantee?',
        answer:
          'QoS 0 delivers at most once, QoS 1 at least once, QoS 2 exactly once, each between a client and its broker rather than end to end. We use QoS 1 and give every message an id, so that a duplicate is recognized. QoS 2 doubles the packets and is seldom worth it.',
      },
      {
        question: 'How is a radio link encrypted?',
        answer:
          'Zigbee, Thread, Bluetooth LE and LoRaWAN all encrypt with AES-128 at link or network level. The weak moment is joining: use install codes for Zigbee, LE Secure Connections for Bluetooth, over-the-air activation for LoRaWAN, and a separate key for each device. Above the gateway it is TLS 1.2 or 1.3.',
      },
    ],
  },
  {
    topic: 'Processors',
    names: ['Rockchip RK3328', 'Cortex-A53', 'Cortex-M7', 'NPU, 1 TOPS'],
    items: [
      {
        question: 'What’s the difference between a processor and a microcontroller?',
        answer:
          'A processor (MPU) uses external memory and has a memory management unit, so it runs Linux; it draws from half a watt to several watts at work. A microcontroller (MCU) has flash and SRAM on the die, starts in milliseconds and sleeps at a few microamps. If the product needs a browser engine, a video codec or containers, it needs a processor.',
      },
      {
        question: `Which processor is in the ${brand.name} gateway?`,
        answer:
          'A Rockchip RK3328: quad-core Cortex-A53, 64-bit Armv8-A. It routes Zigbee, Thread and Bluetooth traffic, stores readings and runs rules and small models without a fan. A 5000 mAh Li-ion battery bridges power cuts.',
      },
      {
        question: 'Does a camera need a neural accelerator?',
        answer:
          'Not always. A yes-or-no answer from 96 by 96 pixels once a second runs on a Cortex-M7 or a Cortex-A53. Detecting several kinds of object in 1080p video at 15 frames a second calls for an NPU of about 1 TOPS or more, with 8-bit models.',
      },
      {
        question: 'How long can we buy a given chip?',
        answer:
          'Industrial parts are usually promised for 10 to 15 years from their launch, consumer parts for no fixed time. We read the longevity statement before the datasheet, keep a second source for everything except the main chip, and put that one on a module when volumes stay below a few thousand a year.',
      },
    ],
  },
  {
    topic: 'MCUs',
    names: ['nRF52, nRF53', 'EFR32', 'ESP32-C3, C6', 'STM32L4, U5, WL'],
    items: [
      {
        question: 'Which microcontrollers do you work with?',
        answer:
          'For Bluetooth LE and Thread, Nordic nRF52 and nRF53 and Silicon Labs EFR32; for Wi-Fi, Espressif ESP32-C3 and C6; for low power without a radio, STM32L4 and U5; for LoRaWAN, STM32WL. We choose by measured sleep current, the quality of the drivers and delivery times, in that order.',
      },
      {
        question: 'How much flash and RAM should we plan?',
        answer:
          'A Bluetooth LE sensor with secure updates fits 512 kB of flash and 64 kB of RAM. TLS needs about 60 to 100 kB of flash and 20 to 45 kB of RAM for one connection. Two update slots double the image. We plan to fill 60% at launch; the rest is five years of features and fixes.',
      },
      {
        question: 'How long does a coin cell last?',
        answer:
          'A CR2032 holds about 220 mAh. Divide by the average current: 12 µA gives 18,300 hours, a little over two years; 5 µA gives five. Pulses above 15 mA and cold lower the usable share, so we add a capacitor and measure at −10 °C before printing a number on a box.',
      },
      {
        question: 'What happens when power fails during an update?',
        answer:
          'Nothing the user would notice. The new image is written to a second slot and its signature (ECDSA P-256 or Ed25519) is checked before the bootloader swaps. A swap that is interrupted continues at the next start. If the new firmware does not confirm itself, the old one returns.',
      },
    ],
  },
  {
    topic: 'IDEs',
    names: ['VS Code', 'STM32CubeIDE', 'Xcode', 'Android Studio', 'IAR, Keil'],
    items: [
      {
        question: 'Which development environments do you use?',
        answer:
          'Visual Studio Code for daily work, with the extensions for Zephyr, ESP-IDF and Cortex-M debugging. STM32CubeIDE and STM32CubeMX for pin and clock setup on ST parts; Xcode and Android Studio for apps. IAR or Keil where a project depends on a certified compiler.',
      },
      {
        question: 'Can our own team build the firmware?',
        answer:
          'Yes, from the first week. You don’t need our IDE: CMake and a container with pinned compiler versions build the image with one command, on a laptop and in CI, and the result matches ours bit for bit.',
      },
      {
        question: 'Is a prototype in the Arduino IDE wasted?',
        answer:
          'No. It shows which sensor and which behaviour you want, and that’s the hard part. The drivers often carry over; the main loop, power management and update path are rewritten on an RTOS.',
      },
      {
        question: 'How do you debug a device in the field?',
        answer:
          'On the bench with SWD or JTAG, GDB and a current trace. In the field a crash stores its registers and stack in flash, at most 4 kB, and sends them at the next connection; the build’s symbol file turns them into a line of code. Logs are binary and short, so they cost little battery.',
      },
    ],
  },
] as const satisfies readonly FaqGroup[];

export const technologiesNext = {
  heading: 'A question of your own?',
  text: 'We measure on your site and write a recommendation in ten working days, including what we rejected and why.',
  label: 'How a review goes',
  path: pages.consultingServices.path,
} as const satisfies NextStep;
