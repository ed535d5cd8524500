import * as brand from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 10,
  description1: [
    'A wired doorbell that films in 1080p Full HD and rings the chime you already own. It runs on 16 to 24 V from an ordinary bell transformer.',
    'You see the caller’s face and the parcel on the mat in one frame, without fisheye distortion. A bright porch and a dark hall are exposed separately and merged.',
    `Every recording starts four seconds before the press or the footstep, and stays on the Gateway. ${brand.ember.assistant} can announce callers in the rooms you choose.`,
  ],
  description2: [
    'Video: 1080p Full HD at 30 frames per second, H.264, high dynamic range',
    'View: 160 degrees corner to corner, distortion corrected in the device',
    'Night: Infrared to 7 m, or colour under a porch lamp of 20 lux',
    'Sound: Two-way with echo cancelling, 80 dB at 1 m',
    'Movement: Passive infrared and picture together, 1 to 7 m, with zones drawn in the picture',
    'Chime: Mechanical or electronic, through the power module in the box',
    'Recording: On the Gateway or in your own network storage, 30 days or until full',
  ],
  figures: [
    { value: '1080p', label: 'Full HD, 30 frames per second' },
    { value: '160', unit: '°', label: 'corner to corner' },
    { value: '1.2', unit: 's', label: 'from press to picture' },
    { value: '−30', unit: '°C', label: 'on the porch' },
  ],
  fits: '16 to 24 V bell transformers',
  screen: {
    place: 'Front door',
    parts: [
      { kind: 'view', scene: 'porch', box: [36, 52, 28, 36], label: 'Parcel' },
      {
        kind: 'rows',
        rows: [
          ['11:20', 'Parcel left on the mat'],
          ['11:19', 'Pressed. You answered'],
        ],
      },
      { kind: 'switch', label: 'Ember announces callers', on: true },
    ],
  },
  benefitDes: 'See who came, and what they left.',
  benefits: [
    {
      title: 'Built for winter',
      text: 'At −20 °C a lithium-ion cell gives about half its charge. This bell has none. It runs on the transformer, and a capacitor covers the half second when the chime is struck.',
    },
    {
      title: 'See the parcel too',
      text: 'The picture reaches down to the doormat. You’re told when a box arrives, and when it leaves.',
    },
    {
      title: 'Heard on the porch',
      text: 'Talk through your phone, send a preset reply, or open the Smart Lock once you’ve seen who it is.',
      figure: { value: '80', unit: 'dB', label: 'your voice at the door, at 1 m' },
    },
  ],
  images: [
    {
      key: 'door-bell/hero-light',
      alt: 'Slim upright doorbell on a wall: a glass lens at the top, a round button with an amber ring below',
    },
    {
      key: 'door-bell/hero-dark',
      alt: 'The doorbell in graphite, the ring around its button lit',
    },
    {
      key: 'door-bell/detail',
      alt: 'The button close up, spun metal inside a glowing ring, speaker holes beneath it',
    },
    {
      key: 'door-bell/in-use',
      alt: 'The doorbell on dark boards next to a recessed oak door, a lantern alight in the recess',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '48 × 128 × 24 mm' },
    { label: 'Power', value: '16 to 24 V AC bell transformer, 10 VA or more' },
    { label: 'Radio', value: 'Wi-Fi 2.4 and 5 GHz, Bluetooth LE for setup' },
    { label: 'Range', value: 'Movement to 7 m; Wi-Fi 20 m through one outside wall' },
    { label: 'Connects to', value: 'Wi-Fi and Gateway' },
    { label: 'Material', value: 'Anodized aluminum, tempered glass' },
    { label: 'Protection', value: 'IP65' },
    { label: 'Operating temperature', value: '−30 to 50 °C' },
    {
      label: 'In the box',
      value: 'Door Bell, power module, wedge of 15 degrees, screws, plugs, drill guide',
    },
  ],
  related: [2, 5, 8],
};
