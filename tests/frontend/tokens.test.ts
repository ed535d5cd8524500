import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('frontend/src/styles/tokens.css', 'utf8');

const styleOfPlaceholders = readFileSync('frontend/src/styles/placeholders.css', 'utf8');

/** A colour in a picture with this placeholder on a dark page. */
function dimmed(hex: string, placeholder: string): string {
  const filter = new RegExp(`'${placeholder}'\\] \\{\\s*filter: brightness\\((\\d+)%\\)`).exec(
    styleOfPlaceholders,
  );
  const share = Number(filter?.[1] ?? 100) / 100;
  const channels = [1, 3, 5].map((start) => {
    const channel = Math.round(Number.parseInt(hex.slice(start, start + 2), 16) * share);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** What a colour token is in each scheme. */
function colours(name: string): { light: string; dark: string } {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  const single = new RegExp(`--${name}: (#\\w{6});`).exec(tokens);
  const [light, dark] = pair ? [pair[1], pair[2]] : [single?.[1], single?.[1]];
  if (!light || !dark) throw new Error(`No colour --${name}`);
  return { light, dark };
}

/** Contrast after WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['ink', 'ground', 7],
  ['ink', 'ground-raised', 7],
  ['ink', 'ground-sunken', 7],
  ['ink-soft', 'ground', 7],
  ['ink-soft', 'ground-raised', 7],
  ['ink-soft', 'ground-sunken', 7],
  ['ink-faint', 'ground', 4.5],
  ['ink-faint', 'ground-raised', 4.5],
  ['ink-faint', 'ground-sunken', 4.5],
  ['amber-ink', 'ground', 4.5],
  ['danger', 'ground', 4.5],
  ['danger', 'ground-sunken', 4.5],
  ['success', 'ground', 4.5],
  ['on-amber', 'amber', 4.5],
  ['on-deep', 'deep', 7],
  ['on-deep-soft', 'deep', 7],
  ['on-deep-soft', 'deep-raised', 4.5],
  ['line-strong', 'ground', 3],
  ['line-strong', 'ground-sunken', 3],
  ['focus', 'ground', 3],
  ['amber-bright', 'deep', 3],
  ['on-deep', 'night', 7],
  ['on-deep-soft', 'night', 7],
])('--%s on --%s has a contrast of at least %d in both schemes', (front, back, least) => {
  const [over, under] = [colours(front), colours(back)];
  expect(contrast(over.light, under.light)).toBeGreaterThanOrEqual(least);
  expect(contrast(over.dark, under.dark)).toBeGreaterThanOrEqual(least);
});

test('On a dark page, the dark sections are darker than every ground around them', () => {
  const deep = colours('deep').dark;
  for (const ground of ['ground', 'ground-raised', 'ground-sunken'])
    expect(luminance(deep)).toBeLessThan(luminance(colours(ground).dark));
  expect(contrast(deep, colours('ground').dark)).toBeGreaterThanOrEqual(1.14);
});

test('On a dark page, no light picture glares', () => {
  const brightest = 0.31;
  const placeholders = [...styleOfPlaceholders.matchAll(/'(\w)'\] \{\s*background: (#\w{6});/g)];
  expect(placeholders.length).toBe(10);
  const bright = placeholders.filter(
    ([, placeholder = '', colour = '']) => luminance(dimmed(colour, placeholder)) > brightest,
  );
  expect(bright).toEqual([]);
});

test.each(['h', 'i', 'j'])(
  'The words of a missing picture with placeholder %s are read, dimmed',
  (placeholder) => {
    const [, ground = ''] =
      new RegExp(`'${placeholder}'\\] \\{\\s*background: (#\\w{6})`).exec(styleOfPlaceholders) ??
      [];
    const words = dimmed(colours('on-amber').dark, placeholder);
    expect(contrast(words, dimmed(ground, placeholder))).toBeGreaterThanOrEqual(4.5);
  },
);

test('No colour is written outside the tokens and the placeholders of pictures', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i;
  const palettes = /styles\/(?:tokens|placeholders)\.css$/;
  const styles = globSync('frontend/src/**/*.css').filter((file) => !palettes.test(file));
  expect(styles.length).toBeGreaterThan(10);
  expect(styles.filter((file) => literal.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('Every style beside a component names its layer', () => {
  const modules = globSync('frontend/src/**/*.module.css');
  const loose = modules.filter(
    (file) =>
      !/^(?:\/\*[^]*?\*\/\s*)?@layer (?:ui|sections|pages|late) \{/.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(loose).toEqual([]);
});
