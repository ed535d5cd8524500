import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('frontend/src/styles/tokens.css', 'utf8');

test.each(['functions/forms/plain-page.ts', 'mail/Letter.tsx'])(
  '%s has no colour of its own',
  (file) => {
    const colours = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/g) ?? [];
    expect(colours.filter((colour) => !tokens.includes(colour))).toStrictEqual([]);
    expect(colours).not.toHaveLength(0);
  },
);
