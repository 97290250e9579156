import { type ContractDocument, type JsonSchema, type LocatedOperation, operationsOf } from './document.ts';

/** Request and reply schemas of every operation, resolved and free of examples: what the validators compile. */
export function buildSchemas(document: ContractDocument): Record<string, unknown> {
  return Object.fromEntries(
    operationsOf(document).map((located) => [located.operation.operationId, schemasOf(located)]),
  );
}

function schemasOf({ operation }: LocatedOperation): unknown {
  const reply = operation.responses['200']?.content ?? {};
  const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
  const parameters = operation.parameters ?? [];
  const query: JsonSchema = {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, bare(parameter.schema)])),
  };
  return {
    input: body ? bare(body) : query,
    json: reply['application/json'] ? bare(reply['application/json'].schema) : null,
    text: reply['text/plain'] ? bare(reply['text/plain'].schema) : null,
  };
}

const DOCUMENTATION = new Set([
  ...['description', 'examples', 'example', 'summary'],
  ...['x-provenance', 'x-provenance-required', 'x-provenance-form', 'x-values', 'x-limits'],
]);

/** Drops what documents; a property of that name inside `properties` is data and stays. */
function bare(schema: unknown, isPropertyMap = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => bare(part));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isPropertyMap || !DOCUMENTATION.has(key))
      .map(([key, value]) => [key, bare(value, !isPropertyMap && key === 'properties')]),
  );
}
