import { expect, test } from 'vitest';
import { developersNext } from '#frontend/company/developers/content.ts';
import { deviceSections, waysIn, webhookExample } from '#frontend/company/developers/device-api.ts';
import {
  edgeGatewayFigures,
  gatewayBenefits,
  keyFeatures,
} from '#frontend/solutions/edge-gateway/content.ts';
import { details } from '#frontend/content/products/gateway.ts';
import { signatureHeaders } from '#functions/webhooks/signature.ts';
import { all, pages, textOf } from '../built-site.ts';

const html = pages.find(({ url }) => url === '/developers')?.html ?? '';
const [main = ''] = all(html, /<main[^>]*>([^]*)<\/main>/g);

test('The signed event on the page for developers is signed by the secret beside it', () => {
  const { secret, id, timestamp, body, signature } = webhookExample;
  const at = new Date(timestamp * 1000);
  expect(signatureHeaders([secret], { id, at, body })).toEqual({
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  });
  expect(JSON.parse(body)).toHaveProperty('type', 'device.state');
});

test.each([
  ['MQTT 5', keyFeatures],
  ['OpenAPI', keyFeatures],
  ['500 rules', keyFeatures],
  ['when, if, then', keyFeatures],
  ['under 100 ms', keyFeatures],
  ['14 days', gatewayBenefits],
  ['200', edgeGatewayFigures],
  ['500 rules', details.description2],
])(
  'Of the gateway, the page for developers says “%s”, as the gateway’s own pages do',
  (fact, source) => {
    expect(JSON.stringify(source).toLowerCase()).toContain(fact.toLowerCase());
    expect(textOf(main).toLowerCase()).toContain(fact.toLowerCase());
  },
);

test('What an example sends and gets is JSON', () => {
  const text = deviceSections
    .flatMap(({ example }) => [example?.request, example?.answer?.text])
    .join('\n');
  const written = all(text, /--json '([^']*)'/g).concat(all(text, /^(\{(?:.*|\n[^]*?\n)\})$/gm));
  expect(written.length).toBeGreaterThan(4);
  for (const each of written) expect(() => JSON.parse(each)).not.toThrow();
});

test('The interfaces of devices come first, and the API for forms is folded below them', () => {
  const headings = all(main, /<h2[^>]*>([^<]*)<\/h2>/g);
  expect(headings.slice(-2)).toEqual(['Form API', developersNext.heading]);
  for (const { id } of waysIn) expect(main).toContain(`<h2 id="${id}">`);
  const [forms = ''] = all(main, /(<section aria-labelledby="form-api"[^]*)/g);
  expect(all(forms, /<details([^>]*)>/g).join()).not.toContain('open');
  expect(all(forms, /(<figure)/g).length).toBeGreaterThan(4);
  expect(forms.replaceAll(/<details[^]*?<\/details>/g, '')).not.toContain('<figure');
});
