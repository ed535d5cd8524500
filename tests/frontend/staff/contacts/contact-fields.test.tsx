import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mapOptionalFields, optionalFields } from '#contract/contact/optional-fields.ts';
import { ContactFields } from '#frontend/staff/contacts/ContactFields.tsx';
import { contactFields } from '../../../contact.ts';

const submission = {
  ...contactFields,
  id: '7K3M-QX9R',
  submittedAt: '2026-11-20T16:00:00.000Z',
  status: 'open',
  assignee: null,
  version: 1,
} as const;

function fieldsOf(changes: Partial<typeof contactFields>) {
  return renderToStaticMarkup(<ContactFields contact={{ ...submission, ...changes }} />);
}

test.each(optionalFields)('A submission shows its $label where the visitor gave one', (field) => {
  const { name, label } = field;
  expect(fieldsOf({})).toContain(`<dt>${label}</dt><dd>${contactFields[name]}</dd>`);
  expect(fieldsOf(mapOptionalFields(() => ''))).not.toContain(label);
});
