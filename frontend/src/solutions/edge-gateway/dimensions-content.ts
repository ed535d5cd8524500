/**
 * The gateway's body in millimetres, as modelled for its pictures. The drawings of the technical document are
 * computed from it. Heights are measured from the table.
 */
export const gatewayBody = {
  width: 118,
  depth: 118,
  height: 40,
  tolerance: 0.3,
  /** The corners are superellipses that start 1.22 radii before the corner. */
  corner: { radius: 46, reach: 1.22, exponent: 2.3 },
  /** From the table up. `inset` is the layer's distance behind the outline. */
  layers: [
    { id: 'foot', name: 'Foot', height: 1.4, inset: 6 },
    { id: 'band', name: 'Band', height: 27, inset: 0 },
    { id: 'light', name: 'Light gap', height: 1.3, inset: 1.5 },
    { id: 'lid', name: 'Lid', height: 10.3, inset: 0.2 },
  ],
  /** The hollow in the lid: the touch area. */
  dish: { inset: 11.5, depth: 3.8 },
  /** In the lid on the centre line, `forward` of the centre. */
  sensor: { diameter: 4.4, forward: 39 },
  /** Open at the bottom and the rear. */
  bay: { width: 62, depth: 38, height: 18 },
  /** Two in the base on a line across, `forward` of the centre. */
  keyholes: { apart: 60, forward: 18, head: 8, slot: 4.2, travel: 7 },
  /** The four screws of the base, measured from the centre. */
  screws: { x: 38, y: 36, diameter: 5.5 },
} as const;

/** In the connector bay, from left to right as seen from the rear: width and height of each opening. */
export const gatewayConnectors = [
  { id: 'power', name: 'Power', width: 9, height: 3.2 },
  { id: 'ethernet', name: 'Ethernet', width: 16, height: 13.5 },
  { id: 'usb', name: 'USB', width: 13.1, height: 5.7 },
  { id: 'rs485', name: 'RS-485', width: 16, height: 8 },
] as const;

/** The terminals of RS-485, in the order of the drawing. */
export const gatewayTerminal = [
  { way: 1, name: 'A', use: 'Inverting, D−' },
  { way: 2, name: 'B', use: 'Non-inverting, D+' },
  { way: 3, name: 'C', use: 'Common of the isolated side' },
  { way: 4, name: 'S', use: 'Shield, to the common through 1 Mohm and 4.7 nF' },
] as const;
