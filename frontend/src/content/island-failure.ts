/** Shown beside a part of a page whose script did not load. */
export const islandFailure = {
  text: 'This part did not load. The connection may have dropped.',
  action: 'Try again',
} as const;
