type Fields = Readonly<Record<string, unknown>>;

/** The fields of an answer whose shape nobody has checked. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The texts of an answer; what is no text is left out. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
