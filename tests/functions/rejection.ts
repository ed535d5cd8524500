/** An error response that names no field. */
export function failure(status: number, code: string) {
  return { status, body: { error: { code, fields: [] } } };
}

/** An error response that names exactly these fields. */
export function rejection(...fields: { field: string; rule?: string; message?: string }[]) {
  return { status: 400, body: { error: { code: 'validation_failed', fields } } };
}
