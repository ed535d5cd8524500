/** A solution's records of 24 hours: rows of spans, a column per hour (0 to 1), or a curve. */
export interface Day {
  /** The caption. */
  readonly caption: string;
  /** The most important hour. */
  readonly moment: number;
  readonly rows?: readonly {
    readonly name: string;
    readonly spans: readonly (readonly [from: number, to: number])[];
  }[];
  readonly columns?: readonly number[];
  /** The height from the top, 0 to 1. */
  readonly curve?: readonly (readonly [hour: number, height: number])[];
  /** The limits of the curve, with their names. */
  readonly band?: {
    readonly top: number;
    readonly bottom: number;
    readonly limits: readonly [top: string, bottom: string];
  };
}

/** A press, a door, a reading: just wide enough to be visible. */
const at = (...hours: readonly number[]) => hours.map((hour) => [hour, hour + 0.16] as const);

export const elderlyCareDay = {
  caption:
    'One apartment, one Tuesday. At 07:12 the kettle goes on, and the family gets “Good morning”.',
  moment: 7.2,
  rows: [
    {
      name: 'Bedroom',
      spans: [
        [0, 0.3],
        [3.1, 3.3],
        [6.7, 7],
        [13.2, 13.6],
        [22.1, 22.6],
      ],
    },
    {
      name: 'Kitchen',
      spans: [
        [7.1, 7.9],
        [12, 13],
        [15.5, 15.8],
        [18, 19.1],
      ],
    },
    { name: 'Kettle', spans: at(7.2, 10.4, 15.6, 19) },
    { name: 'Front door', spans: at(9.1, 10.2, 16.3, 17) },
  ],
} as const satisfies Day;

export const healthDay = {
  caption:
    'One patient, four devices. At 08:05 the scale shows 1.5 kg more than on Sunday. The nurse calls this patient first.',
  moment: 8.1,
  rows: [
    { name: 'Pressure', spans: at(7.5, 7.8, 20.2) },
    { name: 'Oxygen', spans: at(7.9, 13, 20.4) },
    { name: 'Weight', spans: at(8.1) },
    { name: 'Glucose', spans: at(7.2, 9.4, 12.1, 14, 18.3, 20.6) },
  ],
} as const satisfies Day;

export const vehicleDay = {
  caption:
    'Four vans on the road. At 13:40 van 3 loses coverage in a parkade. An hour later it sends everything it stored.',
  moment: 13.7,
  rows: [
    {
      name: 'Van 1',
      spans: [
        [6.5, 7.6],
        [8.1, 9.7],
        [10.2, 11.9],
        [13, 15.2],
      ],
    },
    {
      name: 'Van 2',
      spans: [
        [7, 9.1],
        [9.5, 10.1],
        [12.8, 14.1],
        [14.6, 16.8],
      ],
    },
    {
      name: 'Van 3',
      spans: [
        [8, 8.9],
        [9.3, 11.6],
        [12.4, 13.7],
        [14.7, 17.2],
      ],
    },
    {
      name: 'Van 4',
      spans: [
        [5.4, 8.2],
        [18.1, 20.7],
        [21.2, 23],
      ],
    },
  ],
} as const satisfies Day;

export const coldChainDay = {
  caption:
    'One box of vaccine, kept at 2 to 8 °C. At 11:20 the van’s door stays open for six minutes: 6.8 °C.',
  moment: 11.4,
  // A degree is a seventh of the height.
  band: { top: 0.03, bottom: 0.89, limits: ['8 °C', '2 °C'] },
  curve: [
    [0, 0.62],
    [1, 0.58],
    [2, 0.64],
    [3, 0.58],
    [4, 0.63],
    [5, 0.59],
    [6, 0.62],
    [6.6, 0.5],
    [7.2, 0.66],
    [8, 0.6],
    [9, 0.63],
    [10, 0.58],
    [11.1, 0.6],
    [11.4, 0.2],
    [11.9, 0.44],
    [12.6, 0.6],
    [13.4, 0.55],
    [14.1, 0.66],
    [15, 0.6],
    [16, 0.64],
    [17, 0.59],
    [18, 0.63],
    [19, 0.6],
    [20, 0.64],
    [21, 0.59],
    [22, 0.63],
    [23, 0.6],
    [24, 0.62],
  ],
} as const satisfies Day;

export const leakDay = {
  caption:
    'Water through one riser, hour by hour. From 03:00 to 04:00 it should be zero, and it isn’t. The trail leads to suite 407.',
  moment: 3.5,
  columns: [
    0.12, 0, 0, 0.14, 0, 0.2, 0.58, 0.94, 0.8, 0.46, 0.34, 0.3, 0.42, 0.36, 0.28, 0.26, 0.36, 0.6,
    0.82, 0.7, 0.52, 0.44, 0.34, 0.22,
  ],
} as const satisfies Day;

export const attendanceDay = {
  caption: 'Who was in, as the terminal saw it. At 17:00 the day’s hours go to payroll.',
  moment: 17,
  rows: [
    {
      name: 'Workshop',
      spans: [
        [6.9, 12],
        [12.5, 15.4],
      ],
    },
    {
      name: 'Office',
      spans: [
        [8.2, 12.2],
        [13, 16.7],
      ],
    },
    {
      name: 'Store',
      spans: [
        [5.9, 10],
        [10.3, 14],
      ],
    },
    { name: 'Cleaning', spans: [[18, 21.5]] },
  ],
} as const satisfies Day;

export const publicWorksDay = {
  caption: 'Blades down in a storm. By 05:30 the arterial roads are clear, before the first bus.',
  moment: 5.5,
  rows: [
    {
      name: 'Arterial',
      spans: [
        [1.2, 3],
        [3.2, 5.5],
        [15, 17.4],
      ],
    },
    {
      name: 'Hospital',
      spans: [
        [0.4, 1.1],
        [4, 4.6],
        [13, 13.7],
      ],
    },
    {
      name: 'Local',
      spans: [
        [5.6, 8.9],
        [9.4, 11.2],
      ],
    },
    {
      name: 'Lanes',
      spans: [
        [9.8, 13.4],
        [14, 18.6],
      ],
    },
  ],
} as const satisfies Day;
