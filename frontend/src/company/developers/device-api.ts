import type { Term } from '../../content/page.ts';

/**
 * What a gateway offers on its own network. `/edge-gateway` promises a REST interface described in OpenAPI, an MQTT 5
 * broker and rules as text. Only this file has addresses, topics and examples.
 */
const host = 'gateway.local';
const api = `https://${host}/api/v1`;

/** The three interfaces, as the top of the page shows them. */
export const waysIn = [
  {
    id: 'rest',
    port: ':443',
    name: 'REST',
    text: 'Read devices, send commands, edit rules.',
  },
  {
    id: 'mqtt',
    port: ':8883',
    name: 'MQTT 5',
    text: 'Every change, the moment it happens.',
  },
  {
    id: 'webhooks',
    port: 'POST',
    name: 'Webhooks',
    text: 'Signed events to your server. No inbound port.',
  },
] as const;

/** A request or message as it is typed, and the response. */
export interface Example {
  readonly title: string;
  readonly request: string;
  readonly answer?: { readonly caption: string; readonly text: string };
}

interface DeviceSection {
  readonly id: string;
  readonly title: string;
  /** With code between backticks, as in `table` and `after`. */
  readonly paragraphs: readonly string[];
  readonly example?: Example;
  /** Paths, topics or headers with their purposes. */
  readonly table?: readonly Term[];
  readonly after?: string;
}

/** The body's signature with this secret; a test signs it again. */
export const webhookExample = {
  secret: 'whsec_bXkgc2VjcmV0IG15IHNlY3JldCBteSBzZWNyZXQgISE=',
  id: 'evt_01JDM3Q8',
  timestamp: 1795701790,
  body: '{\n  "type": "device.state",\n  "gateway": "gw-4f2a",\n  "device": "bath-humidity",\n  "data": { "humidity": 66.1 }\n}',
  signature: 'v1,Ri1nEjXeE7xsDuDCBhApmZfTsxbUNfS5uvOD4t0+8DA=',
} as const;

export const deviceSections: readonly DeviceSection[] = [
  {
    id: 'connect',
    title: 'Get a token',
    paragraphs: [
      'Hold a finger on the gateway’s lid until the light line turns amber. Ask for a token within 30 seconds. You have to be standing at the gateway to get one.',
    ],
    example: {
      title: 'A token that reads and commands',
      request: `API=${api}\ncurl --cacert gateway.pem \\\n  $API/tokens \\\n  --json '{ "name": "wall panel",\n    "scopes": ["read", "command"] }'`,
      answer: {
        caption: 'Response: 201 Created',
        text: '{\n  "token": "qg_7Hq2…c9Vd",\n  "scopes": ["read", "command"]\n}',
      },
    },
    table: [
      {
        term: 'Scopes',
        text: '`read`, `command`, `rules`, `admin`. A token has what you asked for and no more.',
      },
      {
        term: 'Encryption',
        text: 'TLS 1.3 on every port. The private key never leaves the secure element. Download `gateway.pem` in the app.',
      },
      { term: 'Revoke', text: 'In the app, or `DELETE /tokens/{name}`. It takes effect at once.' },
    ],
  },
  {
    id: 'rest',
    title: 'REST',
    paragraphs: [
      'JSON over HTTPS, on your network. Send the token as a bearer token. Every gateway serves its own OpenAPI 3.1 document at `/api/v1/openapi.json`.',
    ],
    example: {
      title: 'Stop the fan in the bathroom',
      request: `curl --cacert gateway.pem \\\n  $API/devices/fan/commands \\\n  -H "Authorization: Bearer $TOKEN" \\\n  --json '{ "on": false }'`,
      answer: {
        caption: 'Response: 200 OK, once the device has confirmed',
        text: '{\n  "device": "fan",\n  "state": { "on": false },\n  "tookMs": 64\n}',
      },
    },
    table: [
      { term: 'GET /devices', text: 'Up to 200 devices with state, battery and radio.' },
      { term: 'POST /devices/{id}/commands', text: 'One command. Scope: `command`.' },
      { term: 'GET /devices/{id}/readings', text: 'Stored readings, by `from` and `to`.' },
      {
        term: 'PUT /rules/{name}',
        text: 'A rule as text: when, if, then. Up to 500 rules. Scope: `rules`.',
      },
      { term: 'GET /rules/{name}/log', text: 'Each run, with the values it saw.' },
      {
        term: 'GET /registers',
        text: 'Modbus registers by name and unit. Writing stays off until you allow single registers.',
      },
      { term: 'GET /health', text: 'Mains or battery, radio noise, software version.' },
    ],
  },
  {
    id: 'mqtt',
    title: 'MQTT topics',
    paragraphs: [
      'The gateway runs an MQTT 5 broker on port 8883. Use your token as the password. Any username works. Containers on the gateway use the same broker.',
    ],
    example: {
      title: 'Follow one sensor',
      request: `mosquitto_sub -h ${host} \\\n  -p 8883 -V 5 --cafile gateway.pem \\\n  -u panel -P "$TOKEN" \\\n  -t qg/gw-4f2a/bath-humidity/state`,
      answer: {
        caption: 'On change, and at least once an hour',
        text: '{\n  "humidity": 52.4,\n  "temperature": 21.3,\n  "dewPoint": 11.2,\n  "battery": 87,\n  "at": "2026-11-26T14:03:10Z"\n}',
      },
    },
    table: [
      { term: 'qg/{gateway}/{device}/state', text: 'Last state, retained, QoS 1.' },
      { term: 'qg/{gateway}/{device}/event', text: 'Presses, rings and alarms. Not retained.' },
      {
        term: 'qg/{gateway}/{device}/set',
        text: 'You publish a command. The result goes to your MQTT\u00a05 response topic.',
      },
      {
        term: 'qg/{gateway}/status',
        text: '`online`, `battery` or `offline`. Retained; the last will sets it to `offline`.',
      },
    ],
    after: 'Browsers connect to the same topics by WebSocket at `wss://gateway.local/mqtt`.',
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    paragraphs: [
      'The gateway posts events to an HTTPS address of yours, signed by Standard Webhooks\u00a01.0. It calls out, so your firewall needs no inbound port.',
    ],
    example: {
      title: 'What your server receives',
      request: [
        'POST /hooks/quietgrid HTTP/1.1',
        `webhook-id: ${webhookExample.id}`,
        `webhook-timestamp: ${webhookExample.timestamp}`,
        `webhook-signature: ${webhookExample.signature}`,
        '',
        webhookExample.body,
      ].join('\n'),
      answer: { caption: 'The secret that signed it', text: webhookExample.secret },
    },
    table: [
      {
        term: 'Subscribe',
        text: '`POST /webhooks` with `url` and `types`: `device.state`, `device.event`, `rule.run`, `gateway.status`.',
      },
      { term: 'Check', text: 'HMAC-SHA256 over id, timestamp and body, joined with periods.' },
      { term: 'Retry', text: 'Without a 2xx in 10 seconds: after 1, 5, 30 and 120 minutes.' },
      { term: 'Offline', text: 'Events queue for up to 14 days and arrive in order.' },
    ],
  },
  {
    id: 'device-limits',
    title: 'Limits',
    paragraphs: [],
    table: [
      {
        term: 'Requests',
        text: '50 a second for each token. Above that: 429, with `Retry-After`.',
      },
      { term: 'Connections', text: '64 MQTT clients, 16 webhooks.' },
      { term: 'Speed', text: 'From sensor frame to command in under 100 ms, rules included.' },
      {
        term: 'Versions',
        text: 'New fields may appear in v1. We won’t remove existing fields from v1.',
      },
    ],
  },
];
