/** Every endpoint of the API, said once. Handlers, routes, client, tests and OpenAPI read it here. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below {@link apiBase}; also the HTTP API's route. */
  readonly path: `/${string}`;
  /** True: refused with 401 without any cookie, and with 403 without a staff session. */
  readonly staff: boolean;
  readonly summary: string;
}

/** Where the API sits on the site's own host. It is also the name of the HTTP API's stage. */
export const apiBase = '/api';

export const endpoints = {
  submitContact: {
    method: 'POST',
    path: '/contact',
    staff: false,
    summary: 'Send a contact or consultation request',
  },
  listContacts: {
    method: 'GET',
    path: '/contact',
    staff: true,
    summary: 'List contact submissions, newest first',
  },
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    staff: false,
    summary: 'Subscribe an address to the newsletter',
  },
  listSubscribers: {
    method: 'GET',
    path: '/newsletter',
    staff: true,
    summary: 'List newsletter subscribers, newest first',
  },
  signIn: {
    method: 'POST',
    path: '/admin/session',
    staff: false,
    summary: 'Sign in with a staff username and password',
  },
  setPassword: {
    method: 'POST',
    path: '/admin/session/password',
    staff: false,
    summary: 'Replace a first password and sign in',
  },
  verifyCode: {
    method: 'POST',
    path: '/admin/session/code',
    staff: false,
    summary: 'Prove the second factor and sign in',
  },
  refreshSession: {
    method: 'POST',
    path: '/admin/session/refresh',
    staff: false,
    summary: 'Extend a staff session',
  },
  signOut: {
    method: 'DELETE',
    path: '/admin/session',
    staff: false,
    summary: 'End a staff session',
  },
  reportVitals: {
    method: 'POST',
    path: '/vitals',
    staff: false,
    summary: 'Report how fast pages were',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
