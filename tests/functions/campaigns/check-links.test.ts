import { createServer, type RequestListener } from 'node:http';
import type { lookup as resolve, LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { brokenLinks, createLinkCheck } from '#functions/campaigns/check-links.ts';
import { serve } from '../listen.ts';

const here: LookupAddress = { address: '127.0.0.1', family: 4 };

/**
 * A site whose paths are the statuses that they answer; those of HEAD and GET may differ: `/404/200`. `/to/<address>`
 * redirects, and `/silent` does not answer.
 */
async function startSite() {
  const requests: string[] = [];
  const answer: RequestListener = ({ method, url = '' }, response) => {
    requests.push(`${method} ${url}`);
    const [head, get = head] = url.slice(1).split('/');
    if (head === 'to') response.writeHead(302, { location: decodeURIComponent(get ?? '') }).end();
    else if (head !== 'silent') response.writeHead(Number(method === 'HEAD' ? head : get)).end();
  };
  const server = createServer(answer);
  const { port } = new URL(await serve(server));
  return { requests, at: (path: string) => `http://site.example:${port}/${path}` };
}

function check(timeout = 5000) {
  type Answer = (error: Error | null, addresses: readonly LookupAddress[]) => void;
  const lookup = (name: string, _options: object, callback: Answer) =>
    name === 'nowhere.example'
      ? callback(Object.assign(new Error(), { code: 'ENOTFOUND' }), [])
      : callback(null, [name === 'inside.example' ? { address: '10.0.0.1', family: 4 } : here]);
  return createLinkCheck({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one overload that is called
    lookup: lookup as unknown as typeof resolve,
    mayConnectTo: (address) => address === here.address,
    timeout,
  });
}

test('A link is broken whose page is not there, after redirects too', async () => {
  const { at } = await startSite();
  const broken = ['404', '410', '405/404', 'to/%2F404'].map(at);
  const fine = ['200', '404/200', '403', '500', 'to/%2F200', '301'].map(at);

  expect(await check()([...fine, ...broken])).toEqual(broken);
});

test('A link is broken whose host does not exist or is not public', async () => {
  const broken = [
    'http://nowhere.example/',
    'https://inside.example/',
    'http://10.0.0.1/',
    'http://[::1]/',
  ];

  expect(await check()(broken)).toEqual(broken);
});

test('A redirect reaches no host that is not public', async () => {
  const { at, requests } = await startSite();
  const { at: atOther, requests: others } = await startSite();
  const inside = atOther('200').replace('site.example', '127.0.0.2');
  const link = at(`to/${encodeURIComponent(inside)}`);

  expect(await check()([link])).toEqual([link]);
  expect([requests.length, others.length]).toEqual([2, 0]);
});

test('A link that answers in time with nothing, or not at all, is not called broken', async () => {
  const { at } = await startSite();

  expect(await check(300)([at('silent'), 'http://127.0.0.1:1/', at('to/to%2Fto')])).toEqual([]);
});

test('Each address is asked once, and twenty at most', async () => {
  const { at, requests } = await startSite();
  const links = Array.from({ length: 30 }, (_, number) => at(`200/${number}`));

  await check()([...links, ...links]);
  expect(requests).toHaveLength(20);
});

test('The deployed check connects to nothing on this machine or in its network', async () => {
  const { at, requests } = await startSite();
  const urls = ['127.0.0.1', 'localhost', '0x7f000001', '[::ffff:127.0.0.1]'].map((host) =>
    at('200').replace('site.example', host),
  );
  const metadata = 'http://169.254.169.254/latest/meta-data/';

  expect(await brokenLinks([...urls, metadata])).toEqual([...urls, metadata]);
  expect(requests).toEqual([]);
});
