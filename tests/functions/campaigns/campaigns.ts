import { Campaign } from '#contract/campaign.ts';
import { call } from '../call.ts';
import { insert } from '../tables.ts';
import { subscriber } from '../newsletter/subscribers.ts';
import { sendingCampaign } from './sending-campaign.ts';

/** What a draft must have to be sent. */
export const text = { subject: 'What is new', body: 'We made **a gateway**.' };

type Request = NonNullable<Parameters<typeof call>[1]>;

export async function begin(content: object = text, headers: Request['headers'] = {}) {
  const { body } = await call('createCampaign', { body: content, headers });
  return Campaign.parse(body);
}

/** A draft, and somebody who would get it. */
export async function beginWithReader(content: object = text) {
  await insert('subscribers', [subscriber('reader@mail.example')]);
  return begin(content);
}

type Route =
  | 'getCampaign'
  | 'updateCampaign'
  | 'deleteCampaign'
  | 'checkCampaign'
  | 'testCampaign'
  | 'sendCampaign'
  | 'pauseCampaign'
  | 'resumeCampaign'
  | 'cancelCampaign';

export function act(route: Route, id: string, request: Request = {}) {
  const body = route === 'sendCampaign' ? { body: {} } : {};
  return call(route, { ...body, parameters: { id }, ...request });
}

export async function read(id: string) {
  return Campaign.parse((await act('getCampaign', id)).body);
}

/** The row of a campaign that is being sent. */
export function beingSent(changes: object = {}) {
  const startedAt = new Date().toISOString();
  return { ...sendingCampaign(), ...text, startedAt, version: 4, recipients: 130, ...changes };
}
