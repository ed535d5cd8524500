/** The part of autocannon 9 that we use; the package ships no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    /** Called before each time that the request is sent; gives what is sent. */
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
    /** Leaves out latencies that were not measured: those of requests that a slow answer kept back. */
    ignoreCoordinatedOmission?: boolean;
    /** Requests after which a connection is replaced by a new one. */
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
