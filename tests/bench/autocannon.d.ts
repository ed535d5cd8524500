/** The used part of autocannon 9, which has no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    /** Called before each request; returns the request to send. */
    setupRequest?: (request: Request & { body?: string }) => Request & { body?: string };
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Sent one after the other by each connection. */
    requests: Request[];
    /** Requests a second, of all connections together. */
    overallRate?: number;
    /** Omits estimated latencies of requests that a slow response delayed. */
    ignoreCoordinatedOmission?: boolean;
    /** Requests per connection. */
    reconnectRate?: number;
  }

  export interface Result {
    /** Milliseconds. */
    latency: { p50: number; p90: number; p99: number; max: number };
    /** A second, and in all. */
    requests: { average: number; total: number };
    /** Seconds that it took. */
    duration: number;
    errors: number;
    timeouts: number;
    statusCodeStats: Record<string, { count: number }>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
