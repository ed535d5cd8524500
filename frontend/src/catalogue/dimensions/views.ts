import type { ProductSlug } from '#contract/products.ts';
import { attendanceSystem, doorBell, smartFobButton, smartLock } from './access.ts';
import {
  curtainAndBlindControl,
  dimmerKnob,
  smartAdaptor,
  smartMirror,
  smartScenesAndSwitch,
} from './control.ts';
import {
  carbonMonoxideSensor,
  doorAndWindowSensor,
  gasSensor,
  humiditySensor,
  intelligentCamera,
} from './sensing.ts';
import type { View } from './shape.ts';

/** `packages/studio/products/gateway.py`. Its technical document has more. */
const gateway: readonly View[] = [
  {
    name: 'Top',
    size: [118, 118],
    shapes: [
      { plate: [118, 118, 46], exponent: 2.3 },
      { plate: [95, 95, 34.5], exponent: 2.3, fill: 'none' },
      { disc: 2.2, at: [0, -39], fill: 'dark' },
    ],
  },
  {
    name: 'Front',
    size: [118, 40],
    widthLabel: null,
    shapes: [
      { box: [106, 1.4, 0.4], at: [0, -19.3], fill: 'dark' },
      { box: [118, 27, 2.5], at: [0, -5.1], fill: 'glass' },
      { box: [115, 1.3, 0], at: [0, 9.05], fill: 'light' },
      { box: [117.6, 10.3, 3.4], at: [0, 14.85] },
    ],
  },
];

/** Key Tracking Device, one tag: `packages/studio/products/key_tracking_device.py`. */
const keyTrackingDevice: readonly View[] = [
  {
    name: 'One tag, front',
    size: [38, 38],
    shapes: [
      { plate: [38, 38, 13] },
      { disc: 7.8, at: [0, 12.4], fill: 'metal' },
      { disc: 5.1, at: [0, 12.4], fill: 'none' },
      { disc: 1.3, at: [0, -11.5], fill: 'light' },
    ],
  },
  {
    name: 'Side',
    size: [7, 38],
    heightLabel: null,
    shapes: [{ box: [7, 38, 1.9] }],
  },
];

/** The front view of each product, measured in the model that its pictures are rendered from. */
export const views: Readonly<Record<ProductSlug, readonly View[]>> = {
  'humidity-sensor': humiditySensor,
  'smart-lock': smartLock,
  gateway,
  'smart-mirror': smartMirror,
  'intelligent-camera': intelligentCamera,
  'key-tracking-device': keyTrackingDevice,
  'smart-adaptor': smartAdaptor,
  'smart-fob-button': smartFobButton,
  'attendance-system': attendanceSystem,
  'door-bell': doorBell,
  'carbon-monoxide-sensor': carbonMonoxideSensor,
  'curtain-and-blind-control': curtainAndBlindControl,
  'dimmer-knob': dimmerKnob,
  'smart-scenes-and-switch': smartScenesAndSwitch,
  'door-and-window-sensor': doorAndWindowSensor,
  'gas-sensor': gasSensor,
};
