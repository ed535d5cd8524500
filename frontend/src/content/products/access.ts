import { brand } from '../brand.ts';
import type { ProductDetails } from '../product.ts';

export const smartLock: ProductDetails = {
  id: 2,
  description1: [
    'The turn on the outside spins free until a code, a fob or a phone is accepted. Then a clutch grips for eight seconds and you draw the bolt by hand. Locking needs no hand: a scene, a press on the lock key or 30 seconds behind a closed door, and a motor throws the bolt in 1.1 seconds.',
    'A magnetic sensor reads the bolt itself. App and gateway say “locked” only when the bolt is fully out. If it meets a warped frame it draws back, tries once more and tells you.',
    'It replaces a standard deadbolt with the one screwdriver in the box. Indoors, a plain thumb-turn always opens the door: no code, no battery, no network.',
  ],
  description2: [
    'Codes: up to 100, of 6 to 10 digits, each with its own days, hours and expiry',
    'Other keys: phone by Bluetooth, Smart FOB Button, or a release from the gateway',
    'Fit: 54 mm bore, 60 or 70 mm backset, doors 35 to 50 mm thick',
    'Auto-lock: off, or 10 seconds to 10 minutes after a magnet in the strike plate sees the door shut',
    'Wrong codes: five in a row rest the keypad for three minutes and tell you',
    'Flat cells: a 9 V battery held to two contacts under the lower edge wakes the lock',
    'Log: the last 500 events with time and key holder, kept in the lock',
    'Weather: the outer half is sealed to IP65',
  ],
  benefitDes: 'A lock has to be right on the worst day, so the simple parts stay mechanical.',
  benefits: [
    {
      title: 'Guests without keys',
      text: 'Give the cleaner Tuesdays from 9:00 to 12:00 and the renter one week in July. Codes start and end on time with the gateway switched off, because the lock keeps its own clock.',
    },
    {
      title: 'No cylinder, nothing to pick',
      text: 'The outside has no keyway. A free-spinning turn gives a wrench no purchase, and the bolt drive sits behind a hardened steel plate.',
    },
    {
      title: 'Certainty from the sofa',
      text: 'Ask whether the door is locked and the answer comes from the bolt, with the time at which it moved.',
    },
  ],
  images: [
    {
      key: 'smart-lock/hero-light',
      alt: 'Rounded lock on a sage-green door: dark glass keypad above, brushed metal turn below',
    },
    {
      key: 'smart-lock/hero-dark',
      alt: 'The lock in graphite on a night-dark door, its digits and status line glowing',
    },
    {
      key: 'smart-lock/detail',
      alt: 'The waisted metal turn close up in its polished bezel, a point of light near the tip',
    },
    {
      key: 'smart-lock/in-use',
      alt: 'An oak front door at dusk with the lock beside a porch lamp, the turn at an angle',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '70 × 176 × 40 mm outside, 66 × 130 × 28 mm inside' },
    { label: 'Power', value: 'Four AA alkaline cells in the inside half, 12 months' },
    { label: 'Radio', value: 'Bluetooth LE 5.2, Zigbee 3.0' },
    { label: 'Range', value: 'Phone 10 m, gateway 20 m indoors' },
    { label: 'Connects to', value: 'Phone directly; Gateway for remote release' },
    { label: 'Material', value: 'Brushed aluminum, tempered glass, hardened steel plate' },
    { label: 'Protection', value: 'IP65 outside, IP20 inside' },
    { label: 'Operating temperature', value: '−30 to 60 °C outside half, 0 to 45 °C inside half' },
    { label: 'In the box', value: 'Lock, bolt, strike plate, four AA cells, screws, screwdriver' },
  ],
  related: [10, 8, 15],
};

export const smartFobButton: ProductDetails = {
  id: 8,
  description1:
    'A disc of 36 mm with a single button and a ring of light. Press once to unlock, twice for the lights, hold for three seconds to call help; you decide what each press means. The fob vibrates when the gateway has carried the order out, not when it was sent, so you know without looking. It lives on a key ring, a wrist strap or the wall by the bed, survives a drop into the sink, and runs two years on a coin cell.',
  description2: [
    'Presses: single, double and a three-second hold, each bound to its own rule',
    'Confirmation: one short vibration for done, three for no answer',
    'Security: a rolling code under AES-128, so a recorded press opens nothing',
    'Presence: announces itself every 2 seconds, for rules on coming and going',
    'Help call: repeats until somebody accepts it on their phone',
    'Water: IP67, 30 minutes at 1 m',
  ],
  benefitDes: 'Phones are for settings. Opening a door should take one thumb.',
  benefits: [
    {
      title: 'For those who carry no phone',
      text: 'A child home from school, a parent at 84, a runner. Each fob has a name, so the log says who came in and at what time.',
    },
    {
      title: 'Lost, then useless',
      text: 'Remove a fob from the list and the lock forgets it at the next contact, 15 minutes later at most. No cylinder to change.',
    },
  ],
  images: [
    {
      key: 'smart-fob-button/hero-light',
      alt: 'A flat white disc with a dished button and a thin amber ring, on a steel key loop',
    },
    {
      key: 'smart-fob-button/in-use',
      alt: 'The fob in its wrist strap on a bedside table, next to reading glasses and a water glass',
    },
  ],
  specs: [
    { label: 'Dimensions', value: '36 mm across, 9 mm thick' },
    { label: 'Power', value: 'One CR2032, 2 years at 20 presses a day' },
    { label: 'Radio', value: 'Bluetooth LE 5.2' },
    { label: 'Range', value: '20 m indoors, 60 m in the open' },
    { label: 'Connects to', value: 'Gateway; Smart Lock directly' },
    { label: 'Material', value: 'Polycarbonate, silicone seal, steel loop' },
    { label: 'Protection', value: 'IP67' },
    { label: 'Operating temperature', value: '−20 to 50 °C' },
    {
      label: 'In the box',
      value: 'Fob, CR2032, key loop, wrist strap, wall holder with adhesive pad',
    },
  ],
  related: [2, 6, 14],
};

export const doorBell: ProductDetails = {
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
      alt: 'Slim upright doorbell in white: a glass lens at the top, a round button with an amber ring below',
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
      alt: 'The doorbell on a brick wall next to an oak door in light snow, a parcel on the mat',
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
