import { expect, test } from 'vitest';
import { tokenIn } from '#frontend/company/newsletter/token-in.ts';

const token = `0001${'aB-_9'.repeat(30)}`;
const link = `https://www.quietgrid.example/newsletter/confirm#${token}`;

test.each([
  token,
  ` ${token}\n`,
  `#${token}`,
  link,
  `<${link}>`,
  `Open ${link}.`,
  `#${token}.`,
  `#${token}>`,
  `#${token}&utm_source=mail`,
  `#${token}?utm_source=mail`,
  `#%3C${token}%3E`,
  link.replace('#', '%23'),
  link.replace('#', '%2523'),
  `https://filter.example/?url=${encodeURIComponent(link)}&data=05%7C01`,
  `https://filter.example/?url=${encodeURIComponent(encodeURIComponent(link))}&data=1`,
  `If that page asks for a code, paste this one: ${token}`,
])('A token is found in %s', (text) => {
  expect(tokenIn(text)).toBe(token);
});

test.each(['', '#', '#content', '%', '%2', token.slice(0, 60), `x${token}`, 'a'.repeat(5000)])(
  'There is none in %s',
  (text) => expect(tokenIn(text)).toBe(''),
);
