/** A box of the block diagram. Those of one group are drawn alike. */
export interface Block {
  readonly id: string;
  readonly group: 'core' | 'power' | 'radio' | 'wired' | 'human';
  readonly label: string;
  readonly part: string;
}

/** A line of the block diagram, labelled with the bus that it stands for. */
export interface BlockLink {
  readonly from: string;
  readonly to: string;
  readonly bus: string;
}

export const gatewayBlocks = [
  { id: 'soc', group: 'core', label: 'Processor', part: 'RK3328 quad-core Cortex-A53, 1.5 GHz' },
  { id: 'ram', group: 'core', label: 'Memory', part: '2 GB DDR4, 32 bit' },
  { id: 'emmc', group: 'core', label: 'Storage', part: '16 GB eMMC, two system slots' },
  { id: 'secure', group: 'core', label: 'Secure element', part: 'ECC P-256 keys, device identity' },
  { id: 'rtc', group: 'core', label: 'Clock', part: 'Real-time clock, ±5 ppm, coin cell' },
  { id: 'light', group: 'human', label: 'Light line', part: '24 white and amber LEDs with driver' },
  { id: 'touch', group: 'human', label: 'Touch', part: 'Capacitive; ambient light sensor' },
  { id: 'usb', group: 'wired', label: 'USB', part: 'USB 3.0 type A, switched 5 V' },
  { id: 'ethernet', group: 'wired', label: 'Ethernet', part: 'Gigabit PHY, transformer, RJ45' },
  {
    id: 'wifi',
    group: 'radio',
    label: 'Wi-Fi and Bluetooth',
    part: 'Wi-Fi 5, 2 × 2; Bluetooth LE 5.2',
  },
  { id: 'zigbee', group: 'radio', label: 'Zigbee', part: 'IEEE 802.15.4, Zigbee 3.0' },
  { id: 'thread', group: 'radio', label: 'Thread', part: 'IEEE 802.15.4, border router' },
  { id: 'bridge', group: 'wired', label: 'Serial bridge', part: 'USB 2.0 to two UARTs' },
  { id: 'rs485', group: 'wired', label: 'RS-485', part: 'Isolated transceiver, 4 ways' },
  { id: 'pmic', group: 'power', label: 'Power management', part: 'Boost to 5 V, seven rails' },
  { id: 'charger', group: 'power', label: 'Charger', part: 'Power path, input current limit' },
  { id: 'input', group: 'power', label: 'Input', part: 'USB-C 5 V, 3 A; PoE in -P' },
  { id: 'battery', group: 'power', label: 'Battery', part: '5000 mAh Li-ion, 1S2P, 18 Wh' },
] as const satisfies readonly Block[];

export type BlockId = (typeof gatewayBlocks)[number]['id'];

export const gatewayBlockLinks = [
  { from: 'soc', to: 'ram', bus: 'DDR4' },
  { from: 'soc', to: 'emmc', bus: 'eMMC, 8 bit' },
  { from: 'soc', to: 'secure', bus: 'I²C' },
  { from: 'soc', to: 'rtc', bus: 'I²C' },
  { from: 'soc', to: 'light', bus: 'I²C' },
  { from: 'soc', to: 'touch', bus: 'GPIO' },
  { from: 'soc', to: 'usb', bus: 'USB 3.0' },
  { from: 'soc', to: 'ethernet', bus: 'RGMII' },
  { from: 'soc', to: 'wifi', bus: 'SDIO, UART' },
  { from: 'soc', to: 'zigbee', bus: 'UART' },
  { from: 'wifi', to: 'zigbee', bus: 'Coexistence, 3 wires' },
  { from: 'zigbee', to: 'thread', bus: 'Coexistence, 3 wires' },
  { from: 'soc', to: 'bridge', bus: 'USB 2.0' },
  { from: 'bridge', to: 'thread', bus: 'UART' },
  { from: 'bridge', to: 'rs485', bus: 'UART' },
  { from: 'pmic', to: 'soc', bus: 'Rails, I²C' },
  { from: 'charger', to: 'pmic', bus: 'System' },
  { from: 'input', to: 'charger', bus: '5 V' },
  { from: 'charger', to: 'battery', bus: '3.0 to 4.2 V' },
] as const satisfies readonly (BlockLink & { from: BlockId; to: BlockId })[];
