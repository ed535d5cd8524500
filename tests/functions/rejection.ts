/** A response that names these fields, and no others, as wrong. */
export function rejection(...fields: { field: string; rule?: string; message?: string }[]) {
  return { status: 400, body: { error: { code: 'validation_failed', fields } } };
}
