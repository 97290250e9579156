import { type ContractDocument, operationsOf } from './document.ts';

/** Operations may only name resources that the contract lists, and each of these must be shown by a read. */
export function resourceProblems(document: ContractDocument): string[] {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const known = Object.keys(document['x-resources'] ?? {});
  const shown = new Set(operations.map((operation) => operation['x-resource']));
  const unknown = operations.flatMap((operation) =>
    [operation['x-resource'] ?? [], operation['x-invalidates'] ?? []]
      .flat()
      .filter((name) => !known.includes(name))
      .map((name) => [operation.operationId, name] as const),
  );
  return [
    ...unknown.map(
      ([id, name]) => `${id} names the resource ${name}, which is not in x-resources of openapi.yaml`,
    ),
    ...known
      .filter((name) => !shown.has(name))
      .map(
        (name) =>
          `No operation shows the resource ${name}: take it out of x-resources, or name it in an x-resource`,
      ),
  ];
}
