/** The parts of CloudFront's function event (version 1.0) that we read or write. */
export interface Value {
  value: string;
  multiValue?: Array<{ value: string }>;
}

export interface Request {
  method: string;
  /** Without the query string: the visitor's path before `viewer-request`, the object's key after it. */
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
