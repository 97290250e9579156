/** What callers may send, field by field, as the contract has it. */
import contract from '#contracts/generated/openapi.json' with { type: 'json' };
import type { RequestLimits } from '#contracts/request-limits.ts';
import type { ToolDocument } from '#contracts/tool-document.ts';

type Operation = ToolDocument['paths'][string][string];
type Field = NonNullable<Operation['parameters']>[number]['schema'];

export interface RequestField {
  readonly operation: string;
  readonly field: string;
  readonly schema: Field;
}

export interface LimitedField extends Omit<RequestField, 'schema'> {
  readonly limits: RequestLimits;
}

/** Of the contract, or of a document that was made of it. */
export function requestFields(
  { paths, components }: ToolDocument = contract as unknown as ToolDocument,
): readonly RequestField[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ operationId: operation, parameters = [], requestBody }) => {
    const form = requestBody?.content['application/x-www-form-urlencoded'] as
      | { readonly schema: { readonly $ref: string } }
      | undefined;
    const properties = components.schemas[form?.schema.$ref.split('/').at(-1) ?? '']?.properties ?? {};
    return [
      ...parameters.map(({ name, schema }) => ({ operation, field: name, schema })),
      ...Object.entries(properties).map(([field, schema]) => ({ operation, field, schema })),
    ];
  });
}

export function limitedFields(): readonly LimitedField[] {
  return requestFields().flatMap(({ operation, field, schema: { 'x-limits': limits } }) =>
    limits === undefined ? [] : [{ operation, field, limits }],
  );
}
