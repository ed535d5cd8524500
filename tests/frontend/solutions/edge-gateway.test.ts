import { expect, test } from 'vitest';
import { formatPrice } from '#frontend/content/format.ts';
import { products } from '#frontend/content/products.ts';
import * as paths from '#frontend/paths.ts';
import { gatewayBenefits, gatewayParts } from '#frontend/solutions/edge-gateway/content.ts';
import {
  gatewayInterfaces,
  gatewayOrdering,
} from '../../../packages/studio/documents/gateway/content.ts';
import { excerpt } from '#frontend/ui/excerpt.ts';
import { all, readPage, textOf } from '../built-site.ts';

const html = readPage('edge-gateway.html');

test('The page names the price of the catalogue’s Gateway, and leads to that product and to a question about it', () => {
  const gateway = products.find(({ slug }) => slug === 'gateway');
  expect(textOf(html)).toContain(formatPrice(gateway?.amount ?? ''));
  expect(html).toContain(`href="${paths.product(gateway?.id ?? 0)}"`);
  expect(html).toContain(`href="${paths.contactAbout(['gateway'])}"`);
});

test('The gateway has four radios and no modem, in its document as on its page', () => {
  const names = gatewayInterfaces.map(({ name }) => name);
  expect(names.filter((name) => /Wi-Fi|Bluetooth|Zigbee|Thread|LTE/.test(name))).toEqual([
    'Wi-Fi',
    'Bluetooth',
    'Zigbee',
    'Thread',
  ]);
  expect(gatewayOrdering.map(({ uplink }) => uplink).join()).not.toContain('LTE');
  expect(textOf(html)).not.toMatch(/falls back to LTE|\bSIM\b|nano-SIM/);
});

test('Every number of the cutaway is explained in the list beside it', () => {
  const [drawing = ''] = all(html, /(<svg[^>]*role="img"[^]*?<\/svg>)/g);
  const numbers = all(drawing, /<text[^>]*>(\d+)<\/text>/g);
  expect(numbers).toEqual(gatewayParts.map((_, index) => `${index + 1}`));
});

test('No card is cut before the word that its last one waits for', () => {
  const cut = gatewayBenefits
    .map(({ content }) => excerpt(content))
    .filter(({ rest }) => rest !== '');
  const waits = /\b(?:an?|and|are|at|by|for|from|in|is|its|of|on|or|the|to|up|which|with|your)$/i;
  for (const { start } of cut) expect(start).not.toMatch(waits);
});
