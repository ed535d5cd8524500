import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { limits, linePattern } from '#contract/limits.ts';
import { examples } from '#contract/examples.ts';
import { openapi, publicApi } from '#contract/openapi.ts';

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

describe('docs/openapi.json', () => {
  test('matches the contract (if not, run "npm run openapi")', () => {
    expect(document).toEqual(JSON.parse(JSON.stringify(openapi())));
  });

  test('defines every schema that it references', () => {
    const names = Array.from(JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g));

    expect(names.length).toBeGreaterThan(0);
    for (const [, name = ''] of names) expect(document.components.schemas).toHaveProperty(name);
  });

  test('requires a staff session for lists only', () => {
    const { security, responses } = document.paths['/contact'].get;

    expect(security).toEqual([{ access: [] }]);
    expect([responses['401'], responses['403']]).toEqual([
      expect.objectContaining({ description: expect.stringMatching(/no cookie at all\.$/) }),
      expect.objectContaining({ description: expect.stringMatching(/no staff session\.$/) }),
    ]);
    expect(document.paths['/contact'].post.security).toEqual([]);
  });

  test('bounds each field of a request as the server does', () => {
    expect(document.components.schemas.ContactRequest).toMatchObject({
      additionalProperties: false,
      properties: { phone: { minLength: 7, maxLength: 64 }, termsAccepted: { const: true } },
      required: ['firstName', 'lastName', 'phone', 'businessEmail', 'message', 'termsAccepted'],
    });
  });

  test.each(Object.values(endpoints))(
    "says of $method $path that the gateway's own 429, 500 and 503 have another body",
    ({ method, path }) => {
      const { responses } = document.paths[path][method.toLowerCase()];
      for (const status of ['429', '500', '503']) {
        expect(JSON.stringify(responses[status])).toContain('#/components/schemas/GatewayError');
      }
    },
  );

  test('rejects an empty cursor, as the server does', () => {
    for (const path of ['/contact', '/newsletter']) {
      const { parameters } = document.paths[path].get;
      const cursor = parameters.find(({ name }: { name: string }) => name === 'cursor');
      expect('').not.toMatch(new RegExp(cursor.schema.pattern));
    }
  });

  describe('has patterns', () => {
    const text = JSON.stringify(document);
    const patterns = Array.from(
      new Set(text.match(/(?<="pattern":)"(?:[^"\\]|\\.)+"/g)),
      (literal): string => JSON.parse(literal),
    );
    /** The syntax that ECMAScript, RE2 and Python's `re` read alike; `[\s\S]` is any character everywhere. */
    const common =
      /^(?:\\x[0-9A-F]{2}|\\[tnrd.]|\[\\s\\S\]|\(\?:|\((?!\?)|[*+?](?![*+?])|\{[0-9]+(?:,[0-9]*)?\}|[^\\(*+?{}]|(?<=\[[^\]]*)[(*+?{}])+$/;

    test.each(patterns)('that every engine supports: %s', (pattern) => {
      expect(pattern).toMatch(common);
    });

    test.each([String.raw`^\P{Cc}*$`, String.raw`\u00A0`, '(?=a)', '(?<!a)b', String.raw`^\S$`])(
      'unlike the unsupported %s',
      (pattern) => expect(pattern).not.toMatch(common),
    );

    /** Every character of the first plane except surrogates. */
    const characters = Array.from({ length: 0x10000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCharCode(code));

    test('where the one for a line rejects exactly the control characters', () => {
      const rejected = characters.filter((character) => !linePattern.test(character));
      expect(rejected).toEqual(characters.filter((character) => /\p{Cc}/u.test(character)));
      const inMessage = rejected.filter((character) => limits.message.pattern.test(character));
      expect(inMessage).toEqual(['\t', '\n', '\r']);
    });
  });
});

describe('The public API document', () => {
  const shown = JSON.parse(readFileSync('frontend/src/company/developers/api.json', 'utf8'));
  const operations: Record<string, unknown>[] = Object.values<object>(shown.paths).flatMap((path) =>
    Object.values(path),
  );

  test('matches the contract (if not, run "npm run openapi")', () => {
    expect(shown).toEqual(JSON.parse(JSON.stringify(publicApi())));
  });

  test('has the endpoints with examples and nothing for staff', () => {
    expect(operations.map(({ operationId }) => operationId)).toEqual(Object.keys(examples));
    expect(operations.filter(({ security }) => JSON.stringify(security) !== '[]')).toEqual([]);
    expect(JSON.stringify(shown)).not.toMatch(/\/admin|SignIn|staff session/);
  });

  test('has a request and a response for each example', () => {
    for (const [name, given] of Object.entries(examples)) {
      const operation = operations.find(({ operationId }) => operationId === name);
      for (const each of Object.keys(given)) {
        expect(JSON.stringify(operation?.['requestBody'])).toContain(`"${each}":`);
        expect(JSON.stringify(operation?.['responses'])).toContain(`"${each}":`);
      }
    }
  });

  test('states the rate limit per sender', () => {
    expect(shown.paths['/contact'].post.responses['429'].description).toContain(
      'One sender: 60 at once, then one every 60 seconds.',
    );
  });
});
