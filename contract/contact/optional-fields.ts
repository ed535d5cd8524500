interface OptionalField {
  readonly name: string;
  /** As the form, an error message and the dashboard call it. */
  readonly label: string;
  readonly min: 0;
  /** Code points after trimming. */
  readonly max: number;
  /** The browser's autofill token. */
  readonly autoComplete: string;
}

/**
 * The contact form's optional lines of text, in its order. Schemas, inputs, messages and the dashboard derive from
 * these rows. Without zod, as `limits.ts`.
 */
export const optionalFields = [
  { name: 'company', label: 'Company', min: 0, max: 120, autoComplete: 'organization' },
  // The times that suit a visitor who asks for a call: "Fri, Nov 27, 10:00 EST (16:00 in Berlin)".
  { name: 'callTimes', label: 'Call me', min: 0, max: 240, autoComplete: 'off' },
] as const satisfies OptionalField[];

export type OptionalFieldName = (typeof optionalFields)[number]['name'];

/** What `make` returns for each optional field, by its name. */
export function mapOptionalFields<Made>(
  make: (field: (typeof optionalFields)[number]) => Made,
): Record<OptionalFieldName, Made> {
  const made = optionalFields.map((field) => [field.name, make(field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a constant
  return Object.fromEntries(made) as Record<OptionalFieldName, Made>;
}
