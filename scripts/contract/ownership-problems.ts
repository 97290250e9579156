import { OWNED_ROWS } from '#contracts/operations.ts';
import { type ContractDocument, type ContractOperation, inputNames } from './document.ts';

const LOOKS_LIKE_AN_ID = /(ID|Id|_id|Ids|IDs)$|^(id|ids)$|No$|Nos$/;
const ROWS: ReadonlySet<string> = new Set(OWNED_ROWS);

/** Every id must say whose row it names. */
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
