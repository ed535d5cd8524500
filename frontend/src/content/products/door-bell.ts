import * as brand from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const details: ProductDetails = {
  id: 10,
  description1: [
    'A wired doorbell that films in 1080p Full HD and rings the chime you already own. It takes 16 to 24 V from an ordinary bell transformer, so there is no battery to charge in January. Press to picture takes 1.2 seconds inside the house.',
    'The lens sees a caller’s face and the parcel on the mat in one frame: 160 degrees corner to corner, corrected so that door frames stay straight. Two bright zones in one picture, a white porch and a dark hall, are exposed separately and merged.',
    `Pre-roll is always on. Recordings begin four seconds before the press or the footstep, and sit on the gateway. ${brand.ember.assistant} can announce the caller in the rooms you choose.`,
  ],
  description2: [
    'Video: 1080p Full HD at 30 frames per second, H.264, high dynamic range',
    'View: 160 degrees corner to corner, distortion corrected in the device',
    'Night: infrared to 7 m, or colour under a porch lamp of 20 lux',
    'Sound: two-way with echo cancelling, 80 dB at 1 m',
    'Movement: passive infrared and picture together, 1 to 7 m, with zones drawn in the picture',
    'Chime: mechanical or electronic, through the power module in the box',
    'Recording: on the gateway or in your own network storage, 30 days or until full',
  ],
  benefitDes: 'The door is answered once. Everything else is showing you who, and what was left.',
  benefits: [
    {
      title: 'Winter is in the specification',
      text: 'A lithium-ion cell gives about half its charge at −20 °C. This bell has none: it runs from the transformer, and a capacitor bridges the half second in which the chime is struck.',
    },
    {
      title: 'The parcel, not only the person',
      text: 'A low lens and a tall picture put the doormat in frame. A box that arrives, or leaves, makes its own notice.',
    },
    {
      title: 'Answer from the far end of the garden',
      text: 'Speak through the phone, send a set reply, or release the Smart Lock for 8 seconds after you have seen the face.',
    },
  ],
  images: [
    {
      key: 'door-bell/hero-light',
      alt: 'Slim upright doorbell in white beside the frame of an oak door: a glass lens at the top, a round button with an amber ring below',
    },
    {
      key: 'door-bell/hero-dark',
      alt: 'The doorbell in graphite beside a dark door, the ring around its button lit amber',
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
