import { CHANGES, OWNED_ROWS } from '#contracts/operations.ts';
import { type ContractDocument, type ContractOperation, inputNames } from './document.ts';

const LOOKS_LIKE_AN_ID = /(ID|Id|_id|Ids|IDs)$|^(id|ids)$|No$|Nos$/;
const ROWS: ReadonlySet<string> = new Set(OWNED_ROWS);
const KNOWN_CHANGES: ReadonlySet<string> = new Set(CHANGES);

/** Whose row each id names, and what a write changes: nobody may forget to say so. */
export function ownershipProblems(document: ContractDocument, operation: ContractOperation): string[] {
  const id = operation.operationId;
  const owns = operation['x-owns'] ?? {};
  const names = inputNames(document, operation);
  const untold = names.filter((name) => LOOKS_LIKE_AN_ID.test(name) && !(name in owns));
  return [
    ...untold.map((name) => `${id}: say in x-owns what row ${name} names, or { nobody: why }`),
    ...Object.keys(owns)
      .filter((name) => !names.includes(name))
      .map((name) => `${id}: x-owns names ${name}, which it does not take`),
    ...Object.entries(owns).flatMap(([name, told]) => rowProblem(id, name, told)),
    ...changeProblem(operation),
  ];
}

function rowProblem(
  id: string,
  name: string,
  told: NonNullable<ContractOperation['x-owns']>[string],
): string[] {
  if (typeof told === 'object' && 'nobody' in told) {
    return told.nobody ? [] : [`${id}: say in x-owns why the ${name} is nobody's`];
  }
  const row = typeof told === 'string' ? told : told.row;
  return ROWS.has(row) ? [] : [`${id}: x-owns of ${name} is ${row}, not one of ${OWNED_ROWS.join(', ')}`];
}

function changeProblem(operation: ContractOperation): string[] {
  const { operationId: id, 'x-effect': effect, 'x-changes': changes } = operation;
  if (effect === 'write') {
    return KNOWN_CHANGES.has(changes ?? '') ? [] : [`${id} has no x-changes: say ${CHANGES.join(', ')}`];
  }
  return changes === undefined ? [] : [`${id} reads, so it has no x-changes`];
}
