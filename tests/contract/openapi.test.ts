import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openapi } from '#contract/openapi.ts';

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

describe('docs/openapi.json', () => {
  test('is what the contract says now (run "npm run openapi" where it is not)', () => {
    expect(document).toEqual(JSON.parse(JSON.stringify(openapi())));
  });

  test.each(Object.entries(endpoints))(
    'describes %s where it is',
    (name, { method, path, summary }) => {
      expect(document.paths[path][method.toLowerCase()]).toMatchObject({
        operationId: name,
        summary,
      });
    },
  );

  test('refers to nothing that it does not define', () => {
    const names = Array.from(JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g));

    expect(names.length).toBeGreaterThan(0);
    for (const [, name = ''] of names) expect(document.components.schemas).toHaveProperty(name);
  });

  test('demands a staff session for the lists and for nothing else', () => {
    const { security, responses } = document.paths['/contact'].get;

    expect(security).toEqual([{ access: [] }]);
    expect([responses['401'], responses['403']]).toEqual([
      expect.objectContaining({ description: 'No cookie at all.' }),
      expect.objectContaining({ description: 'No staff session.' }),
    ]);
    expect(document.paths['/contact'].post.security).toEqual([]);
  });

  test('bounds each field of a request as the server does', () => {
    expect(document.components.schemas.ContactRequest).toMatchObject({
      additionalProperties: false,
      properties: { phone: { minLength: 3, maxLength: 32 }, termsAccepted: { const: true } },
      required: ['firstName', 'lastName', 'phone', 'businessEmail', 'message', 'termsAccepted'],
    });
  });
});
