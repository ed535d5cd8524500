import type { EndpointName, RequestOf, ResponseOf, RouteOf } from '#contract/endpoints.ts';

/** The request and response of each route of the contract, such as `POST /contact`. */
export type Calls = {
  readonly [Name in EndpointName as RouteOf<Name>]: {
    readonly request: RequestOf<Name>;
    /** `undefined` for a 204. */
    readonly response: ResponseOf<Name>;
  };
};

export type Route = keyof Calls;
