type Schema = Readonly<Record<string, unknown>>;

const BY_TYPE: Readonly<Record<string, unknown>> = { string: '', boolean: false, null: null };

/** The smallest value that a schema describes; of several forms the first, and no pattern is solved. */
export function sampleOf(schema: object): unknown {
  const { const: only, enum: words, default: usual, examples, oneOf, anyOf, allOf, type } = schema as Schema;
  if (only !== undefined) return only;
  for (const values of [words, examples]) if (Array.isArray(values)) return values[0];
  if (usual !== undefined) return usual;
  for (const forms of [oneOf, anyOf]) if (Array.isArray(forms)) return sampleOf(forms[0]);
  if (Array.isArray(allOf)) return Object.assign({}, ...[schema, ...allOf].map(fieldsOf));
  const [kind] = Array.isArray(type) ? type : [type];
  if (kind === 'object' || 'properties' in schema) return fieldsOf(schema);
  if (kind === 'array') return itemsOf(schema);
  if (kind === 'integer' || kind === 'number') return (schema as Schema).minimum ?? 0;
  return BY_TYPE[String(kind)] ?? null;
}

function fieldsOf(schema: object): object {
  const { properties = {}, required = [] } = schema as {
    properties?: Readonly<Record<string, object>>;
    required?: readonly string[];
  };
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
}

function itemsOf(schema: object): unknown[] {
  const { items = {}, minItems = 0 } = schema as { items?: object; minItems?: number };
  return Array.from({ length: minItems }, () => sampleOf(items));
}
