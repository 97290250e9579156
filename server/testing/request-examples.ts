/** What the contract's own examples send. */
import document from '#contracts/generated/openapi.json' with { type: 'json' };
import { type OperationId, operationMeta } from '#contracts/operations.ts';

interface Field {
  readonly examples: readonly string[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly example: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: { $ref: string } }>> };
}
type Schemas = Readonly<Record<string, { readonly properties: Readonly<Record<string, Field>> }>>;
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** By name: with all of it a call gets as far as it can. */
export function exampleInput(id: OperationId): Record<string, string> {
  const { path, httpMethod } = operationMeta(id);
  const paths = document.paths as unknown as Paths;
  const schemas = document.components.schemas as unknown as Schemas;
  const { parameters = [], requestBody } = paths[path]?.[httpMethod.toLowerCase()] ?? {};
  const name = requestBody?.content['application/x-www-form-urlencoded']?.schema.$ref.split('/').at(-1) ?? '';
  return Object.fromEntries([
    ...parameters.map((parameter) => [parameter.name, parameter.example]),
    ...Object.entries(schemas[name]?.properties ?? {}).map(([field, { examples }]) => [field, examples[0]]),
  ]);
}
