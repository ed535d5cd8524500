/** The parts of CloudFront's function event (version 1.0) that we read or write. */
export interface Value {
  value: string;
  multiValue?: Array<{ value: string }>;
}

export interface Request {
  method: string;
  /** The path as the visitor sent it, without the query string. */
  uri: string;
  querystring: Record<string, Value>;
  /** Names in lower case. */
  headers: Record<string, Value>;
  cookies: Record<string, Value>;
}

export interface Response {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, Value>;
  cookies?: Record<string, { value: string; attributes: string }>;
}
