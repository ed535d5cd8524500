/** A property, its value and where it applies. */
export interface DataRow {
  readonly parameter: string;
  readonly value: string;
  readonly note?: string;
}

/** A rating; absent limits print as a dash. */
export interface RatingRow {
  readonly parameter: string;
  readonly min?: number;
  readonly typ?: number;
  readonly max?: number;
  readonly unit: string;
  readonly condition?: string;
}

/** The battery: what the curve of run times is computed from. */
export const gatewayBattery = {
  capacity: 5000,
  voltage: 3.6,
  /** Of the boost converter, between the cells and the rails. */
  efficiency: 0.9,
} as const;

/** What the gateway draws, in watts. */
export const gatewayLoads = [
  { name: 'Idle', watts: 2.2, condition: 'Radios listening, no rules' },
  { name: 'Typical', watts: 3.2, condition: '40 devices, 60 rules' },
  { name: 'Full', watts: 6.5, condition: 'Without USB load or charging' },
] as const;

const [idle, typical, full] = gatewayLoads;

export const gatewayElectrical: readonly RatingRow[] = [
  { parameter: 'Input voltage', min: 4.75, typ: 5, max: 5.5, unit: 'V', condition: 'USB-C' },
  { parameter: 'Input current', typ: 0.65, max: 3, unit: 'A', condition: 'Typ: battery full' },
  { parameter: 'PoE input voltage', min: 37, typ: 48, max: 57, unit: 'V', condition: '-P only' },
  { parameter: 'Power, idle', typ: idle.watts, unit: 'W', condition: idle.condition },
  { parameter: 'Power, typical load', typ: typical.watts, unit: 'W', condition: typical.condition },
  { parameter: 'Power, full load', max: full.watts, unit: 'W', condition: full.condition },
  { parameter: 'USB output current', max: 0.9, unit: 'A', condition: 'On mains' },
  { parameter: 'USB output current', max: 0.5, unit: 'A', condition: 'On battery' },
  {
    parameter: 'Battery capacity',
    min: 4850,
    typ: gatewayBattery.capacity,
    unit: 'mAh',
    condition: 'New, 0.2 C',
  },
  { parameter: 'Battery voltage', min: 3, typ: gatewayBattery.voltage, max: 4.2, unit: 'V' },
  { parameter: 'Charge current', typ: 1.2, max: 1.5, unit: 'A', condition: 'Cell at 0 to 45 °C' },
  { parameter: 'Charge time', typ: 5, max: 6, unit: 'h', condition: 'From empty, typical load' },
  {
    parameter: 'Run time on battery',
    min: 4,
    typ: 5,
    unit: 'h',
    condition: `At ${typical.watts} W; min: after 500 cycles`,
  },
  { parameter: 'Gap on power loss', max: 0, unit: 'ms', condition: 'Power path, no switching' },
  { parameter: 'RS-485 isolation', max: 2500, unit: 'V', condition: 'RMS, 60 s' },
  { parameter: 'RS-485 bus load', max: 32, unit: 'nodes', condition: 'One unit load each' },
];

export const gatewayEnvironmental = [
  { parameter: 'Operating temperature', value: '0 to 40 °C', note: 'Ambient' },
  {
    parameter: 'Storage temperature',
    value: '−20 to 45 °C',
    note: 'Up to 3 months, battery at 40 to 60 %',
  },
  { parameter: 'Humidity', value: '10 to 90 % RH', note: 'Non-condensing' },
  { parameter: 'Altitude', value: 'Up to 2000 m' },
  { parameter: 'Protection', value: 'IP20', note: 'IEC 60529, indoor use' },
  { parameter: 'Cooling', value: 'Convection, no fan', note: 'Lid 12 °C above the room at 3.2 W' },
  {
    parameter: 'Battery life',
    value: '500 cycles to 80 %',
    note: 'Pack replaceable from below, four screws',
  },
] as const satisfies readonly DataRow[];
