/**
 * The consent that a visitor ticks. Each submission stores its version, so that we can show later which words the
 * visitor agreed to: change the text and the version together.
 */
export const consent = {
  version: '2026-11',
  text: 'I consent to receive commercial messages from Quietgrid as described in the Privacy Policy. I may withdraw my consent at any time.',
} as const;
