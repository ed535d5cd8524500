import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mapOptionalFields, optionalFields } from '#contract/contact/optional-fields.ts';
import { ContactFields } from '#frontend/staff/person/PersonMessage.tsx';
import { contactFields, submission } from '../../../contact.ts';

function fieldsOf(changes: Partial<typeof contactFields>) {
  return renderToStaticMarkup(<ContactFields contact={{ ...submission, ...changes }} />);
}

test.each(optionalFields)('A submission shows its $label where the visitor gave one', (field) => {
  const { name, label } = field;
  expect(fieldsOf({})).toContain(`<dt>${label}</dt><dd><bdi>${contactFields[name]}</bdi></dd>`);
  expect(fieldsOf(mapOptionalFields(() => ''))).not.toContain(label);
});

test('A name, a company and a message have directions of their own, and turn nothing beside them', () => {
  const turned = fieldsOf({ firstName: '\u202EadA', company: 'ACME\u2069\u202E', message: 'שלום' });

  expect(turned).toContain(`<bdi>adA ${contactFields.lastName}</bdi>`);
  expect(turned).toContain('<bdi>ACME</bdi>');
  expect(turned).toMatch(/<p dir="auto"[^>]*>שלום<\/p>/);
});
