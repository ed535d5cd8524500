import type { FAQPage, Question } from 'schema-dts';
import { faqGroups } from '../company/technologies-tools/content.ts';

/** The accordion's questions in schema.org's terms. */
export function questions(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqGroups.flatMap(({ items }) =>
      items.map(({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
