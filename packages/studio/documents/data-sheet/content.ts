export const dataSheetWords = {
  kind: 'Data sheet',
  title: (name: string) => `${name}: data sheet`,
  features: 'Features',
  drawing: (scale: string) => `Drawing, ${scale}`,
  millimetres: 'All dimensions in millimetres.',
  specs: 'Technical data',
  asked: 'What buyers ask',
  worksWith: (system: string) => `Works with ${system}`,
  issue: (date: string) => `Issue of ${date}`,
} as const;
