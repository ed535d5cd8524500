import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 5,
  description1: [
    'An indoor camera that does its looking on board. A neural processor in the head tells a person from a pet, a parcel or a moving curtain in about 120 ms, so the alert says what happened. Video is stored on a card in the camera or on the gateway, and leaves the building only when you watch from outside.',
    'The light above the lens is wired to the supply of the image sensor. When the sensor has power the light is on, and no software can change that.',
    'A polished ball joint turns the head by 360 degrees and tilts it by 35. Point it by hand; it holds.',
  ],
  description2: [
    'Image: 2304 × 1296 pixels at 25 frames per second, H.265 or H.264',
    'View: 110 degrees across, 62 degrees from top to bottom',
    'Night: two 850 nm emitters light a room to 8 m',
    'Detection: person, pet, parcel and sound above a level you set, all on the device',
    'Storage: microSD to 256 GB, or the gateway; about 14 days of events on 64 GB',
    'Zones: up to eight areas to watch or to leave black',
    'Stream: RTSP inside your own network, switched off until you ask for it',
  ],
  benefitDes: 'Fewer alerts, each of them about something.',
  benefits: [
    {
      title: 'The curtain stays out of it',
      text: 'Plain motion detection reports sunlight, curtains and headlamps. Classified on the device, a usual weekday comes down from dozens of notices to three or four.',
    },
    {
      title: 'Nothing to subscribe to',
      text: 'Detection runs in the camera and recordings sit on your card. There is no monthly plan behind any feature on this page.',
    },
    {
      title: 'Black means black',
      text: 'Mask the bed, the desk or the neighbour’s window. Masked pixels are overwritten before encoding, so they exist in no recording and in no live view.',
    },
  ],
  images: [
    {
      key: 'intelligent-camera/hero-light',
      alt: 'White round camera on a slim metal neck and disc foot, two books beside it half as tall',
    },
    {
      key: 'intelligent-camera/hero-dark',
      alt: 'The camera in graphite on a dark ground, a warm rim of light along its barrel',
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
