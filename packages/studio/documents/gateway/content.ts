import * as brand from '../../../../frontend/src/content/brand.ts';
import { gatewayBody } from '../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';
import type { DataRow } from './ratings-content.ts';

export interface InterfaceRow {
  readonly name: string;
  readonly connector: string;
  readonly standard: string;
  readonly note: string;
}

export interface OrderingRow {
  readonly partNumber: string;
  readonly description: string;
  readonly power: string;
  readonly uplink: string;
}

const { width, depth, height, tolerance, corner, layers, bay, keyholes } = gatewayBody;
const [foot, band, , lid] = layers;

export const gatewayDocument = {
  title: 'IoT Edge Gateway: technical document',
  kind: 'Technical document',
  product: 'IoT Edge Gateway',
  subject: 'RK3328 quad-core Cortex-A53, four radios, RS-485 and a 5000 mAh Li-ion battery',
  publisher: brand.legalName,
  model: 'QG-GW-100',
  number: 'QG-GW-100-TD',
  revision: 'D',
  date: '2026-11-26',
  summary:
    'A fanless edge computer for homes and small commercial sites. An RK3328 quad-core Cortex-A53 runs rules, protocol stacks and containers under Linux. Four radios, Gigabit Ethernet, USB 3.0 and isolated RS-485 connect the site; a 5000 mAh Li-ion battery carries it through power cuts of up to about 5 hours.',
  notice:
    'Typical values are at 25 °C, 5.0 V input and a full battery unless a condition is given. Specifications may change with the revision of this document.',
  picture: {
    key: 'gateway/hero-light',
    alt: 'The gateway beside a cup, from above and in front: a matte white lid with a shallow dish over a woven grey band, a hairline of amber light between them',
  },
} as const;

/** The sheets after the cover, in their order. */
export const gatewaySheets = {
  overview: {
    heading: 'Overview',
    text: 'What’s inside, and what each part does.',
  },
  dimensions: {
    heading: 'Dimensions',
    text: 'Third-angle projection. All dimensions in millimetres.',
  },
  blocks: {
    heading: 'Block diagram',
    text: 'Each line is one bus.',
  },
  interfaces: {
    heading: 'Interfaces',
    text: 'Four connectors in the bay, four radios behind the band. No cellular modem: for a mobile uplink, connect an LTE router by Ethernet.',
  },
  electrical: {
    heading: 'Electrical characteristics',
    text: gatewayDocument.notice,
  },
  mounting: {
    heading: 'Environment and mounting',
    text: 'On a shelf, on a wall, or in a cabinet that lets radio through.',
  },
  ordering: {
    heading: 'Ordering, safety, revisions',
    text: 'Part numbers for your order, and what to read before you open the box.',
  },
} as const;

/** What the parts do. The product page’s key features, about software, follow. */
export const gatewayPartFeatures = [
  {
    heading: 'RK3328 quad-core Cortex-A53',
    content:
      'Four 64-bit cores run rules, protocols and your own containers side by side, at up to 1.5 GHz. With 40 devices and 60 rules, the average load stays below 20%. That leaves room for small models on live data. Memory is 2 GB DDR4, storage 16 GB eMMC.',
  },
  {
    heading: '5000 mAh Li-ion battery',
    content:
      'Rules, Zigbee and Thread run about five hours without mains at a typical load of 3.2 W. At 10% charge, Wi-Fi and containers stop first, so that Zigbee, Thread and the rules last longest.',
  },
  {
    heading: 'Four radios, four antennas',
    content:
      'Wi-Fi, Bluetooth LE, Zigbee and Thread run side by side without talking over each other. A hardware arbiter gives the 2.4 GHz radios their turns: a video stream over Wi-Fi delays a Zigbee sensor by 4 ms at most. The antennas stand at the corners of the woven band, which hides them and lets radio through.',
  },
  {
    heading: 'Keys in hardware',
    content:
      'Private keys are made and kept inside a secure element and never touch a file. Nobody can read them out, and they sign every connection with ECC P-256.',
  },
] as const;

export const gatewayDimensions = [
  {
    parameter: 'W × D × H',
    value: `${width} × ${depth} × ${height} mm, ±${tolerance} mm`,
  },
  { parameter: 'Corner', value: `Superellipse, ${corner.radius} mm nominal radius` },
  { parameter: 'Mass', value: '390 g' },
  { parameter: 'Lid', value: `Soft-touch polycarbonate, ${lid.height} mm` },
  { parameter: 'Band', value: `Woven polyester on polycarbonate, ${band.height} mm` },
  { parameter: 'Base', value: `Aluminum plate, 2 mm; rubber foot, ${foot.height} mm` },
  {
    parameter: 'Connector bay',
    value: `${bay.width} × ${bay.depth} × ${bay.height} mm, open below and to the rear; plugs do not protrude`,
  },
] as const satisfies readonly DataRow[];

export const gatewayInterfaces = [
  {
    name: 'Power',
    connector: 'USB-C receptacle',
    standard: 'USB Type-C, 5 V, 3 A',
    note: 'Power only; no data lines connected',
  },
  {
    name: 'Ethernet',
    connector: 'RJ45',
    standard: 'IEEE 802.3, 10/100/1000 Mbit/s',
    note: 'QG-GW-100-P: IEEE 802.3af, class 3',
  },
  {
    name: 'USB',
    connector: 'Type A receptacle',
    standard: 'USB 3.0, 5 Gbit/s',
    note: '900 mA on mains, 500 mA on battery',
  },
  {
    name: 'RS-485',
    connector: '4-way terminal, 3.5 mm pitch',
    standard: 'TIA-485-A; Modbus RTU, 1200 to 115,200 baud',
    note: 'Isolated to 2500 V; 120 ohm termination by switch',
  },
  {
    name: 'Wi-Fi',
    connector: 'Two internal antennas',
    standard: 'Wi-Fi 5: IEEE 802.11a/b/g/n/ac, 2.4 and 5 GHz, 2 × 2',
    note: '17 dBm at 2.4 GHz, 16 dBm at 5 GHz',
  },
  {
    name: 'Bluetooth',
    connector: 'Shares a Wi-Fi antenna',
    standard: 'Bluetooth LE 5.2; 1M, 2M and coded PHY',
    note: '8 dBm; −96 dBm sensitivity at 1 Mbit/s',
  },
  {
    name: 'Zigbee',
    connector: 'Internal antenna',
    standard: 'Zigbee 3.0, IEEE 802.15.4, channels 11 to 26',
    note: '10 dBm; −100 dBm sensitivity',
  },
  {
    name: 'Thread',
    connector: 'Internal antenna',
    standard: 'Thread 1.3, IEEE 802.15.4, border router',
    note: '10 dBm; −100 dBm sensitivity',
  },
] as const satisfies readonly InterfaceRow[];

export const gatewayMounting = [
  'Choose a place with 20 mm of air on all sides, 1 m away from a Wi-Fi router and out of direct sun.',
  `For a wall, drill two holes ${keyholes.apart} mm apart on a level line, for screws of 4 mm with heads of up to ${keyholes.head} mm. Leave the heads 3 mm proud.`,
  'Plug in all cables first: the bay then points down, and no plug carries weight.',
  `Hang the gateway on both screw heads and lower it by ${keyholes.travel} mm until it rests.`,
  'Connect power. The light line pulses during start-up and is steady after 40 seconds.',
] as const;

export const gatewaySafety = [
  'Indoor use only. Not for rooms with condensing moisture, and not where children can reach the cables.',
  'Supply it from the 15 W supply in the box or another limited power source to IEC 62368-1.',
  'Contains a Li-ion battery. Do not crush, heat above 60 °C, open or short it; a swollen pack must be replaced and recycled.',
  'Charging stops by itself while a cell is below 0 or above 45 °C.',
  'The RS-485 port has functional isolation only. It does not protect against mains voltage: keep bus and mains cables apart.',
  'Keep a distance of 20 cm between the gateway and people nearby.',
  'Not a life-safety device: smoke, gas and medical alarms must sound without it.',
] as const;

export const gatewayStandards = [
  {
    parameter: 'Radio',
    value: 'ISED RSS-247 and RSS-102, FCC Part 15 C',
    note: 'Wi-Fi, Bluetooth, Zigbee, Thread',
  },
  { parameter: 'Emissions', value: 'ICES-003 and FCC Part 15 B, class B', note: 'All versions' },
  { parameter: 'Safety', value: 'IEC 62368-1', note: 'All versions and the supply' },
  { parameter: 'Battery', value: 'IEC 62133-2, UN 38.3', note: 'The pack, fitted or by itself' },
] as const satisfies readonly DataRow[];

export const gatewayOrdering = [
  {
    partNumber: 'QG-GW-100',
    description: 'IoT Edge Gateway with supply, USB-C and Ethernet cables, RS-485 plug',
    power: 'USB-C',
    uplink: 'Ethernet, Wi-Fi',
  },
  {
    partNumber: 'QG-GW-100-P',
    description: 'As QG-GW-100, powered over Ethernet; no supply in the box',
    power: 'PoE or USB-C',
    uplink: 'Ethernet, Wi-Fi',
  },
  {
    partNumber: 'QG-GW-WM',
    description: 'Wall bracket, aluminum, with cable clamp and two screws',
    power: '–',
    uplink: '–',
  },
  {
    partNumber: 'QG-GW-BAT',
    description: 'Replacement pack: 5000 mAh Li-ion battery',
    power: '–',
    uplink: '–',
  },
] as const satisfies readonly OrderingRow[];

export const gatewayRevisions = [
  { revision: 'A', date: '2024-03-18', change: 'First issue.' },
  {
    revision: 'B',
    date: '2025-06-02',
    change: 'QG-GW-100-L added. Thread 1.3. Sensitivity of all radios remeasured.',
  },
  {
    revision: 'C',
    date: '2026-10-01',
    change: 'Minimum capacity and run time after 500 cycles. Drilling template at full size.',
  },
  {
    revision: gatewayDocument.revision,
    date: gatewayDocument.date,
    change: 'QG-GW-100-L withdrawn: no version has a cellular modem.',
  },
] as const;
