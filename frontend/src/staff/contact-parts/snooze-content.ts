export const snoozeWords = {
  heading: 'Snooze',
  hint: 'Lists hide it until then, or until the customer writes.',
  offers: { tomorrow: 'Until tomorrow', monday: 'Until Monday', week: 'For a week' },
  day: 'Until another day',
  save: 'Snooze',
  past: 'Choose a day after today',
  until: 'Snoozed until',
  wake: 'End the snooze',
} as const;
