import { type ContractDocument, type ContractOperation, operationsOf } from './document.ts';

/** Every read must name the resource it shows, every write those it makes stale, and every resource must be shown. */
export function resourceProblems(document: ContractDocument): string[] {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const known = Object.keys(document['x-resources'] ?? {});
  const shown = new Set(operations.map((operation) => operation['x-resource']));
  return [
    ...operations.flatMap((operation) => [
      ...missingOrExtra(operation),
      ...namesOf(operation)
        .filter((name) => !known.includes(name))
        .map(
          (name) =>
            `${operation.operationId} names the resource ${name}, which is not in x-resources of openapi.yaml`,
        ),
    ]),
    ...known
      .filter((name) => !shown.has(name))
      .map(
        (name) =>
          `No operation shows the resource ${name}: take it out of x-resources, or name it in an x-resource`,
      ),
  ];
}

function namesOf({ 'x-resource': resource, 'x-invalidates': invalidates }: ContractOperation): string[] {
  return [...(resource === undefined ? [] : [resource]), ...(invalidates ?? [])];
}

function missingOrExtra(operation: ContractOperation): string[] {
  const { operationId: id, 'x-effect': effect } = operation;
  const shows = operation['x-resource'] !== undefined;
  const invalidates = operation['x-invalidates'] !== undefined;
  if (effect === 'read') {
    return [
      ...(shows ? [] : [`${id} has no x-resource: say which resource it shows`]),
      ...(invalidates ? [`${id} reads, so it has no x-invalidates`] : []),
    ];
  }
  if (effect !== 'write') return [];
  return [
    ...(invalidates ? [] : [`${id} has no x-invalidates: say which resources it changes, or []`]),
    ...(shows ? [`${id} writes, so it has no x-resource`] : []),
  ];
}
