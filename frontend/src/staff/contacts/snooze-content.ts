export const snoozeWords = {
  heading: 'Snooze',
  hint: 'The lists hide it until then, or until the customer writes.',
  offers: { tomorrow: 'Until tomorrow', monday: 'Until Monday', week: 'For a week' },
  day: 'Until a day',
  save: 'Snooze',
  past: 'Choose a day after today',
  until: 'Snoozed until',
  wake: 'Wake it now',
} as const;
