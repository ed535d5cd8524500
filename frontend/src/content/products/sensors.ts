import type { ProductDetails } from '../product.ts';

export const humiditySensor: ProductDetails = {
  id: 1,
  description1: [
    'A 62 mm square with an e-paper face. It measures relative humidity and temperature every 10 seconds and sends a value only when it has moved by 1 % RH or 0.2 °C. Two AAA cells last three years.',
    'The sensing element sits behind a membrane at the lower edge, in its own chamber, away from the cells and the radio. What it reads is the room, not its own warmth. Each unit is compared with a reference at two humidities before it ships, and the correction is stored in the device.',
    'Set limits room by room. When the bathroom passes 65 % RH the gateway starts the fan, and stops it at 55 %.',
  ],
  description2: [
    'Accuracy: ±2 % RH from 20 to 80 % RH, ±0.2 °C from 5 to 45 °C',
    'Response: 63 % of a humidity step within 90 seconds, membrane included',
    'Display: 1.54-inch e-paper, legible in daylight, no backlight',
    'Reporting: on change, and at least once an hour',
    'Dew point: computed in the sensor and sent with every report',
    'Memory: 30 days of half-hourly readings, kept while the gateway is away',
    'Battery: two AAA cells, three years',
  ],
  benefitDes: 'Damp is slow, cheap to measure and expensive to ignore.',
  benefits: [
    {
      title: 'Mould has a number',
      text: 'Mould needs a surface that stays near 80 % RH for days. With the dew point and one wall temperature, the gateway names the cold corner while it is still clean.',
    },
    {
      title: 'Fans that know when to stop',
      text: 'A timer runs the bathroom fan for 30 minutes whether it helps or not. A limit runs it until the air is dry: 12 minutes after a short shower, 40 after a long one.',
    },
    {
      title: 'Kind to wood',
      text: 'Floors, guitars and panel furniture keep their shape between 40 and 55 % RH. Heating season takes an Ontario house below 25 %. You hear about it the same day.',
    },
  ],
  images: [
    {
      key: 'humidity-sensor/hero-light',
      alt: 'Square white sensor standing on a pale ground, its e-paper face showing 46 % and 21.4 degrees',
    },
    {
      key: 'humidity-sensor/hero-dark',
      alt: 'The humidity sensor in charcoal, lit from the left, the digits bright on its e-paper face',
    },
    {
      key: 'humidity-sensor/detail',
      alt: 'The lower edge close up: a slim row of air slots and a single lit amber dot',
    },
    {
      key: 'humidity-sensor/in-use',
      alt: 'The sensor on a stack of books on an oak sideboard at dusk, beside a vase of branches',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '62 × 62 × 16 mm' },
    { label: 'Power', value: 'Two AAA cells, 3 years' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '30 m indoors, 100 m in the open' },
    { label: 'Connects to', value: 'Gateway' },
    { label: 'Material', value: 'Soft-touch polycarbonate, e-paper behind matte acrylic' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '0 to 50 °C' },
    { label: 'In the box', value: 'Sensor, two AAA cells, wall plate, adhesive pad' },
  ],
  related: [3, 11, 15],
};

export const intelligentCamera: ProductDetails = {
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
      alt: 'White round camera on a slim metal neck and disc foot, its dark glass face turned slightly aside',
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

export const doorAndWindowSensor: ProductDetails = {
  id: 15,
  description1:
    'Two parts, one on the frame and one on the sash. A reed switch closes when the magnet is within 18 mm and opens when it leaves, and the gateway knows within 200 ms. There is nothing else in it, so it runs two years on a coin cell and goes up in a minute with the tape supplied. Use one for the front door, a dozen for the ground floor, or put one on the medicine cabinet.',
  description2: [
    'Switching gap: closes at 18 mm, opens at 25 mm',
    'Latency: under 200 ms from movement to the gateway',
    'Heartbeat: every 50 minutes, so that a silent sensor is noticed',
    'Tamper: lifting the cover sends its own alert',
    'Battery: one CR1632, two years at 20 openings a day; a warning at 10 %',
    'Mounting: tape for glass, paint and aluminum, or two 2.5 mm screws',
  ],
  benefitDes: 'The smallest device in the catalogue starts most of the rules.',
  benefits: [
    {
      title: 'Heating that notices',
      text: 'A window open for three minutes turns the radiator valve down; closing it puts the old set point back. Fresh air stops costing gas.',
    },
    {
      title: 'One look at bedtime',
      text: 'The house panel lists every opening by room. Eleven closed, kitchen window open: no walk downstairs to find out.',
    },
  ],
  images: [
    {
      key: 'door-and-window-sensor/hero-light',
      alt: 'Two slim white bars, the sensor and its smaller magnet, side by side on a pale ground',
    },
    {
      key: 'door-and-window-sensor/in-use',
      alt: 'The sensor on the frame of a half-open casement window, the magnet on the sash, morning light',
    },
  ],
  specs: [
    { label: 'Dimensions', value: 'Sensor 41 × 22 × 11 mm, magnet 41 × 10 × 9 mm' },
    { label: 'Power', value: 'One CR1632, 2 years' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '25 m indoors, 80 m in the open' },
    { label: 'Connects to', value: 'Gateway' },
    { label: 'Material', value: 'Matte ABS' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '−10 to 45 °C' },
    { label: 'In the box', value: 'Sensor, magnet, CR1632, two sets of tape, four screws' },
  ],
  related: [2, 5, 1],
};
