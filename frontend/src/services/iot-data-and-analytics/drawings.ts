import { lineOf, rowOf, type DrawingParts } from '../drawing-parts.ts';

const wave = (x: number, length: number) => Math.sin((x / length) * 2 * Math.PI);

/** Three protocols at their own rates, and one value that is flagged. */
export const collection: DrawingParts = {
  strokes: [
    ['line', rowOf(28, 97, 11, 4, 'v16')],
    ['line', rowOf(7, 97, 49, 32, 'v16')],
    ['line', rowOf(14, 97, 22, 60, 'v16')],
    ['lit', 'M295 56v24'],
  ],
  labels: [
    { text: 'MQTT', x: 0, y: 16 },
    { text: 'LoRaWAN', x: 0, y: 44 },
    { text: 'Modbus', x: 0, y: 72 },
  ],
};

const week = 100;
const tuesday = 16;
/** Four weeks of a cold room, with the delivery of each Tuesday. */
export const analytics: DrawingParts = {
  strokes: [
    ['area', 'M0 52H400V72H0Z'],
    [
      'line',
      lineOf(0, 400, 4, (x) => 62 + 5 * wave(x, week / 7) - (x % week === tuesday ? 34 : 0)),
    ],
    ['litPoints', rowOf(4, tuesday, week, 28, 'h0')],
  ],
  labels: [{ text: 'Tue 06:10', x: tuesday + 8, y: 20 }],
};

const temperature = (x: number) => 40 - 14 * wave(x, 380) - 6 * wave(x, 130);
/** What is uncertain, most of all where readings are missing. */
const spread = (x: number) => (x > 190 && x < 260 ? 14 : 8);
/** A curve with a gap and its uncertainty. */
export const visualization: DrawingParts = {
  strokes: [
    [
      'area',
      lineOf(0, 400, 10, (x) => temperature(x) - spread(x)) +
        lineOf(400, 0, -10, (x) => temperature(x) + spread(x)).replace('M', 'L'),
    ],
    ['line', lineOf(0, 190, 10, temperature)],
    ['line', lineOf(260, 400, 10, temperature)],
  ],
  labels: [{ text: 'no readings', x: 190, y: 16 }],
};

const warmed = (x: number) => 62 - 44 / (1 + Math.exp((200 - x) / 16));
/** A limit, the time above it, and the call. */
export const alerts: DrawingParts = {
  strokes: [
    ['dashed', 'M0 32H400'],
    ['line', lineOf(0, 290, 10, (x) => warmed(x) + 2 * wave(x, 40))],
    ['lit', lineOf(290, 340, 10, (x) => warmed(x) + 2 * wave(x, 40))],
    ['line', lineOf(340, 400, 10, (x) => 18 + 34 * ((x - 340) / 60) ** 2)],
    ['faint', 'M212 42v6H290v-6'],
  ],
  labels: [
    { text: '8 °C', x: 0, y: 26 },
    { text: '15 min', x: 222, y: 68 },
    { text: 'call', x: 300, y: 10 },
  ],
};

/** A bearing shakes long before it warms up. */
export const maintenance: DrawingParts = {
  strokes: [
    ['line', lineOf(0, 400, 10, (x) => 74 - 34 * Math.max(0, (x - 330) / 70) ** 2)],
    [
      'lit',
      lineOf(0, 400, 5, (x) => 58 - 48 * (x / 400) ** 2 + 2.5 * wave(x, 17) * (0.4 + x / 400)),
    ],
  ],
  labels: [
    { text: 'vibration', x: 150, y: 28 },
    { text: 'heat', x: 250, y: 68 },
  ],
};

const hour = 400 / 24;
const day = [
  24, 22, 25, 23, 24, 26, 30, 44, 58, 66, 70, 68, 60, 66, 72, 70, 62, 50, 40, 34, 30, 28, 26, 25,
];
const bars = day.map((power, index) => `M${Math.round(index * hour)} 80v-${power}h12v${power}Z`);
/** The idle load of a night, in a day's bars. */
export const efficiency: DrawingParts = {
  strokes: [
    ['litBars', bars.slice(0, 5).join('')],
    ['bars', bars.slice(5).join('')],
  ],
  labels: [{ text: '0 to 5 h', x: 0, y: 46 }],
};

/** Who may read which site. */
export const security: DrawingParts = {
  strokes: [
    ['points', rowOf(20, 104, 15, 12, 'h0')],
    ['dots', rowOf(20, 104, 15, 40, 'h0')],
    ['points', rowOf(6, 149, 15, 40, 'h0')],
    ['dots', rowOf(20, 104, 15, 68, 'h0')],
    ['litPoints', 'M194 68h0'],
  ],
  labels: [
    { text: 'Owner', x: 0, y: 16 },
    { text: 'Manager', x: 0, y: 44 },
    { text: 'Caretaker', x: 0, y: 72 },
  ],
};
