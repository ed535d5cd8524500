import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { bundleEdgeFunction } from '#infra/constructs/edge.ts';
import { type RedirectRule, sisterSitesOf } from '#infra/redirects.ts';
import { parseStage, type Stage, stageNamed } from '#infra/stages.ts';
import { templates } from './template.ts';

const africa: RedirectRule = { continent: 'AF', location: 'https://africa.example/' };
const redirect = (location: string) => [{ ...africa, location }];
const stage = stageNamed('development');

test('an unknown stage is rejected in one line that names the known ones', () => {
  expect(() => stageNamed('staging')).toThrow(
    /^No stage "staging": choose development or production\.$/,
  );
});

// Africa before Egypt is the order of the specification. Only the domain's owner can decide to bind other names.
test.each(['development', 'production'])(
  'in %s the rule of Africa stands before that of Egypt, and HSTS binds no names below its own',
  (name) => {
    const redirects = [{ continent: 'AF' }, { country: 'EG' }];
    expect(stageNamed(name)).toMatchObject({ redirects, hsts: 'site' });
  },
);

test('production requires a second factor of its staff', () => {
  expect(stageNamed('production').secondFactor).toBe('required');
});

test('production leaves out nothing, and development what costs money while nobody visits', () => {
  const all = { firewall: true, accessLog: true, alarms: true, canary: true };
  expect(stageNamed('production')).toMatchObject(all);
  expect(stage).toMatchObject({ firewall: false, accessLog: false, alarms: false, canary: false });
});

test('what a stage leaves out changes nothing of the rest', () => {
  const { Resources: whole } = templates().site;
  const { firewall, accessLog, alarms, canary } = stage;
  const { Resources: light } = templates({ firewall, accessLog, alarms, canary }).site;
  const changed = Object.keys(light).filter((id) => !isDeepStrictEqual(light[id], whole[id]));
  expect(changed).toHaveLength(4);
  expect(new Set(changed.map((id) => whole[id]?.Type))).toEqual(
    new Set([
      'AWS::Budgets::Budget',
      'AWS::CloudFront::Distribution',
      // It measures page speed.
      'AWS::Lambda::Function',
      // The canary's schedule sends there too.
      'AWS::SQS::QueuePolicy',
    ]),
  );
  const distribution = changed.find((id) => whole[id]?.Type.endsWith('::Distribution'));
  const properties = structuredClone(whole[`${distribution}`]?.Properties);
  delete Object(properties?.['DistributionConfig']).WebACLId;
  expect(light[`${distribution}`]?.Properties).toEqual(properties);
  const leftOut = Object.entries(whole).filter(([id]) => !(id in light));
  expect(
    new Set(leftOut.map(([id]) => /^(?:WebAcl|AccessLog|Monitoring|Canary)/.exec(id)?.[0])),
  ).toEqual(new Set(['WebAcl', 'AccessLog', 'Monitoring', 'Canary']));
});

test('a stage may keep data for less time than the privacy policy says', () => {
  const shorter = { contacts: 6, activity: 1 };
  expect(parseStage({ ...stage, retention: shorter }).retention).toEqual(shorter);
});

test('a continent becomes its countries, which is all that the edge knows', () => {
  const [sister] = sisterSitesOf([africa]);
  expect(sister?.countries).toEqual(expect.arrayContaining(['DZ', 'EG', 'NG', 'ZA']));
  expect(sister?.countries).not.toEqual(expect.arrayContaining(['CA']));
});

test('a stage may say that a sister site has the same paths, and the edge learns it', () => {
  const { redirects } = parseStage({ ...stage, redirects: [{ ...africa, samePaths: true }] });
  expect(sisterSitesOf(redirects)).toMatchObject([{ samePaths: true }]);
});

describe('a stage is rejected in one line', () => {
  const domain = {
    name: 'www.quietgrid.example',
    otherNames: ['quietgrid.example'],
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d',
  };
  const abroad = domain.certificateArn.replace('us-east-1', 'eu-west-1');
  const twins = ['a', 'b'].map((name) => ({ id: 'crm', url: `https://${name}.example/` }));
  const { retention, notify } = stage;
  const back = 'redirects: a rule sends visitors back to this very site';
  const invalid: [message: string, changes: Partial<Stage>][] = [
    [back, { domain, redirects: redirect('https://www.quietgrid.example/') }],
    // Another name of its own.
    [back, { domain, redirects: redirect('https://quietgrid.example/') }],
    // CloudFront does not read certificates of that region.
    ['domain.certificateArn: ', { domain: { ...domain, certificateArn: abroad } }],
    ['redirects.0', { redirects: redirect('//africa.example') }],
    ['redirects.0', { redirects: redirect('http://africa.example/') }],
    ['secondFactor: a site with a domain ', { domain, secondFactor: 'off' }],
    ['canary: a canary needs alarms, ', { canary: true }],
    [
      'retention.contacts: is longer than the 24 months of the privacy policy',
      { retention: { ...retention, contacts: 25 } },
    ],
    ['retention.activity: ', { retention: { ...retention, activity: 0 } }],
    [
      'mail: who is notified by mail gets it from an address',
      { mail: undefined, inbox: undefined },
    ],
    [
      'mail: an inbox answers, so the stage sends mail',
      { mail: undefined, doubleOptIn: false, notify: { ...notify, emails: [] } },
    ],
    ['notify.webhooks: two webhooks have the same id', { notify: { ...notify, webhooks: twins } }],
    ['originSecretGeneration: ', { originSecretGeneration: 0 }],
  ];
  test.each(invalid)('“%s” for %j', (message, changes) => {
    const parse = () => parseStage({ ...stage, ...changes });
    expect(parse).toThrow(`infra/stages.ts: ${message}`);
    expect(parse).toThrow(/^.+\.$/);
  });
});

test('an edge function that has outgrown CloudFront fails while synthesizing', () => {
  const SITE = JSON.stringify({ pages: { '/long': 'x'.repeat(10 * 1024) } });
  expect(() => bundleEdgeFunction('viewer-request', { SITE })).toThrow(
    /^infra\/edge\/viewer-request\.ts is \d+ bytes when bundled: CloudFront takes 10240\.$/,
  );
});
