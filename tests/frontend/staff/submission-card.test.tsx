import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mapOptionalFields, optionalFields } from '#contract/optional-fields.ts';
import { SubmissionCard } from '#frontend/staff/dashboard/SubmissionCard.tsx';
import { contactFields } from '../../contact.ts';

const submission = {
  ...contactFields,
  id: '7K3M-QX9R',
  submittedAt: '2026-11-20T16:00:00.000Z',
  status: 'open',
  assignee: null,
  version: 1,
} as const;

function cardOf(changes: Partial<typeof contactFields>) {
  const now = new Date(submission.submittedAt);
  return renderToStaticMarkup(<SubmissionCard row={{ ...submission, ...changes }} now={now} />);
}

test.each(optionalFields)('A submission shows its $label where the visitor gave one', (field) => {
  const { name, label } = field;
  expect(cardOf({})).toContain(`<dt>${label}</dt><dd>${contactFields[name]}</dd>`);
  expect(cardOf(mapOptionalFields(() => ''))).not.toContain(label);
});
