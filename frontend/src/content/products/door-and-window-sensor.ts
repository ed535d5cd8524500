import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
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
      alt: 'Two slim white bars, the sensor and its smaller magnet, side by side before a pencil',
    },
    {
      key: 'door-and-window-sensor/in-use',
      alt: 'The sensor on the frame of a casement window that stands ajar, the magnet on the sash, trees outside',
    },
    {
      key: 'door-and-window-sensor/detail',
      alt: 'Sensor and magnet close together, a short line of amber light near the end of the sensor',
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
