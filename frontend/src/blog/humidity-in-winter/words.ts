/** The labels in the drawing of slot and membrane. */
export const slotDrawing = {
  radio: 'Radio',
  element: 'Element',
  gap: '2 mm',
  cell: 'Cell',
  membrane: 'Membrane',
  above: 'The second board from above',
  side: 'The lower edge, cut open',
} as const;
