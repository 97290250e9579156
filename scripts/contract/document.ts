/** The parts of the resolved OpenAPI document that the generator and the checks read. */
export interface MediaType {
  schema: JsonSchema;
  examples?: Record<string, { value: unknown }>;
}

export type JsonSchema = { [key: string]: unknown };

export interface ContractOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, { description: string; content?: Record<string, MediaType> }>;
  'x-wire': { path: string; serviceName?: string; medthodName?: string };
  'x-provenance'?: string;
  'x-effect'?: string;
  'x-resource'?: string;
  'x-invalidates'?: string[];
  'x-owns'?: Record<string, string | { row: string; refused: string } | { nobody: string }>;
  'x-membership'?: string;
  'x-bad-input'?: string;
}

export interface ContractDocument {
  info: { version: string };
  paths: Record<string, Record<string, ContractOperation>>;
  components?: { schemas?: Record<string, JsonSchema> };
  /** What each resource is, by its name. */
  'x-resources'?: Record<string, string>;
}

export interface LocatedOperation {
  path: string;
  httpMethod: 'GET' | 'POST';
  operation: ContractOperation;
}

export function operationsOf(document: ContractDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([verb]) => verb === 'get' || verb === 'post')
      .map(
        ([verb, operation]) => ({ path, httpMethod: verb === 'get' ? 'GET' : 'POST', operation }) as const,
      ),
  );
}

/** The names of what a caller sends. */
export function inputNames(document: ContractDocument, operation: ContractOperation): string[] {
  const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
  const name = String(body?.$ref ?? '').replace('#/components/schemas/', '');
  const form = document.components?.schemas?.[name] ?? body;
  return [
    ...(operation.parameters ?? []).map((parameter) => parameter.name),
    ...Object.keys((form?.properties as object | undefined) ?? {}),
  ];
}
