interface OptionalField {
  readonly name: string;
  /** The label in the form, in error messages and on the dashboard. */
  readonly label: string;
  readonly min: 0;
  /** Code points after trimming. */
  readonly max: number;
  /** The browser's autofill token. */
  readonly autoComplete: string;
}

/**
 * The contact form's optional text fields, in form order. Schemas, inputs, messages and the dashboard derive from these
 * rows. Like `limits.ts`, this file does not import zod.
 */
export const optionalFields = [
  { name: 'company', label: 'Company', min: 0, max: 120, autoComplete: 'organization' },
  // When a visitor would like a call: "Fri, Nov 27, 10:00 EST (16:00 in Berlin)".
  { name: 'callTimes', label: 'Call me', min: 0, max: 280, autoComplete: 'off' },
] as const satisfies OptionalField[];

export type OptionalFieldName = (typeof optionalFields)[number]['name'];

/** Calls `make` for each optional field and returns the results by name. */
export function mapOptionalFields<Made>(
  make: (field: (typeof optionalFields)[number]) => Made,
): Record<OptionalFieldName, Made> {
  const made = optionalFields.map((field) => [field.name, make(field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a constant
  return Object.fromEntries(made) as Record<OptionalFieldName, Made>;
}
