import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 5,
  description1: [
    'An indoor camera that recognizes what it sees by itself. It tells a person from a pet, a parcel or a moving curtain, so the alert says what happened. Video stays on a card in the camera or on the Gateway. It leaves the house only when you watch from outside.',
    'The light above the lens is wired to the image sensor. When the sensor has power, the light is on. No software can change that.',
    'A polished ball joint turns the head by 360 degrees and tilts it by 35. Point it by hand; it holds.',
  ],
  description2: [
    'Image: 2304 × 1296 pixels at 25 frames per second, H.265 or H.264',
    'View: 110 degrees across, 62 degrees from top to bottom',
    'Night: Two 850 nm emitters light a room to 8 m',
    'Detection: Person, pet, parcel and sound above a level you set, all on the device',
    'Storage: microSD to 256 GB, or the Gateway; about 14 days of events on 64 GB',
    'Zones: Up to eight areas to watch or black out',
    'Stream: RTSP inside your own network, off until you turn it on',
  ],
  figures: [
    { value: '120', unit: 'ms', label: 'to tell a person from a pet' },
    { value: '110', unit: '°', label: 'field of view' },
    { value: '14', unit: 'days', label: 'of events on a 64 GB card' },
    { value: '$0', unit: 'a month', label: 'for every feature' },
  ],
  fits: 'A shelf or wall indoors, outlet nearby',
  screen: {
    place: 'Hall',
    parts: [
      { kind: 'view', scene: 'room', box: [52, 24, 26, 66], label: 'Person' },
      {
        kind: 'rows',
        rows: [
          ['17:32', 'Person: you were notified'],
          ['15:48', 'Cat: kept quiet'],
        ],
      },
      { kind: 'switch', label: 'Window left black', on: true },
    ],
  },
  benefitDes: 'Fewer alerts, and each one matters.',
  benefits: [
    {
      title: 'No subscription',
      text: 'Detection runs in the camera and recordings stay on your card. No feature on this page needs a monthly plan.',
    },
    {
      title: 'No alerts for curtains',
      text: 'Plain motion detection reports sunlight, curtains and headlights. This camera knows the difference: on a usual weekday, dozens of alerts become three or four.',
    },
    {
      title: 'Black means black',
      text: 'Mask the bed, the desk or the neighbour’s window. Masked areas are blacked out before encoding. They’re in no recording and no live view.',
      figure: { value: '8', unit: 'zones', label: 'you can black out' },
    },
  ],
  images: [
    {
      key: 'intelligent-camera/hero-light',
      alt: 'Round camera with a black glass front on a slim metal neck and a disc foot',
    },
    {
      key: 'intelligent-camera/hero-dark',
      alt: 'The camera in graphite, its lens turned to the right',
    },
    {
      key: 'intelligent-camera/detail',
      alt: 'The lens close up: violet coating, stepped black barrel and a polished trim ring',
    },
    {
      key: 'intelligent-camera/in-use',
      alt: 'The camera at the end of an oak sideboard, its cable running down behind, facing the room',
    },
  ],
  closeUp: { key: 'intelligent-camera/detail', alt: '' },
  specs: [
    { label: 'Dimensions', value: '67 mm head, 62 mm foot, 109 mm tall' },
    { label: 'Power', value: 'USB-C, 5 V, 1 A; 3.5 W typical' },
    { label: 'Radio', value: 'Wi-Fi 2.4 and 5 GHz, Bluetooth LE for setup' },
    { label: 'Range', value: 'Picture to 8 m in the dark; Wi-Fi 25 m indoors' },
    { label: 'Connects to', value: 'Wi-Fi, on its own or with the Gateway' },
    { label: 'Material', value: 'Soft-touch polycarbonate, glass, polished aluminum' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 40 °C' },
    { label: 'In the box', value: 'Camera, 2 m USB-C cable, power supply, wall plate, two screws' },
  ],
  related: [10, 15, 3],
};
