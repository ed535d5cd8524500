import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 15,
  description1: [
    'Two parts: one goes on the frame, one on the sash. A switch closes when the magnet is near and opens when it leaves.',
    'When a window opens, the switch wakes the radio and the news is out within 200 ms. There’s little else inside to wear out, so the sensor stays small and lasts.',
    'Use one for the front door, a dozen for the ground floor, or put one on the medicine cabinet.',
  ],
  description2: [
    'Switching gap: Closes at 18 mm, opens at 25 mm',
    'Speed: Under 200 ms from movement to message',
    'Heartbeat: Every 50 minutes, so a silent sensor gets noticed',
    'Tamper: Lifting the cover sends its own alert',
    'Low cell: A warning at 10%',
    'Mounting: Tape for glass, paint and aluminum, or two 2.5 mm screws',
  ],
  figures: [
    { value: '200', unit: 'ms', label: 'from opening to the Gateway' },
    { value: '2', unit: 'years', label: 'on a CR1632' },
    { value: '1', unit: 'min', label: 'to put up, with the tape' },
    { value: '18', unit: 'mm', label: 'largest gap when closed' },
  ],
  fits: 'Gaps that close to 18 mm or less',
  screen: {
    place: 'Doors and windows',
    parts: [
      { kind: 'reading', value: '1', unit: 'open', note: 'Eleven are closed' },
      {
        kind: 'rows',
        rows: [
          ['Kitchen window', 'Open, 6 min'],
          ['Front door', 'Closed'],
          ['Balcony', 'Closed'],
          ['Cellar', 'Closed'],
        ],
      },
      { kind: 'switch', label: 'Heating down after 3 min', on: true },
    ],
  },
  benefitDes: 'Our simplest device starts most of the rules.',
  benefits: [
    {
      title: 'Heating that pays attention',
      text: 'Leave a window open for three minutes and the radiator valve turns down. Close it and the heat comes back.',
    },
    {
      title: 'One look at bedtime',
      text: 'The app lists every door and window by room. Eleven closed, kitchen window open. No walk downstairs to check.',
    },
    {
      title: 'Set it and leave it',
      text: 'It wakes when something moves, and every 50 minutes to say it’s there. At 10% charge the app asks for a new cell.',
      figure: { value: '50', unit: 'min', label: 'from one sign of life to the next' },
    },
  ],
  images: [
    {
      key: 'door-and-window-sensor/hero-light',
      alt: 'Two slim bars side by side: the sensor and its smaller magnet',
    },
    {
      key: 'door-and-window-sensor/hero-dark',
      alt: 'Sensor and magnet in graphite',
    },
    {
      key: 'door-and-window-sensor/detail',
      alt: 'The sensor close up: a short line of amber light, the seam of its battery door and the joint above its base',
    },
    {
      key: 'door-and-window-sensor/in-use',
      alt: 'The sensor on the frame of a window that stands ajar, the magnet on the sash above its handle',
    },
  ],
  specs: [
    { label: 'Dimensions', value: 'Sensor 41 × 22 × 11 mm, magnet 41 × 10 × 9 mm' },
    { label: 'Power', value: 'One CR1632' },
    { label: 'Radio', value: 'Zigbee 3.0, 2.4 GHz' },
    { label: 'Range', value: '10 to 20 m through walls, 30 to 40 m in the open' },
    { label: 'Connects to', value: 'Gateway' },
    { label: 'Material', value: 'Matte ABS' },
    { label: 'Protection', value: 'IP20, indoor' },
    { label: 'Operating temperature', value: '−10 to 45 °C' },
    { label: 'In the box', value: 'Sensor, magnet, CR1632, two sets of tape, four screws' },
  ],
  related: [2, 5, 1],
};
