import { faqGroups } from '../content/technologies.ts';

/** The questions of the accordion as schema.org sees them. */
export function questions(): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqGroups.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
