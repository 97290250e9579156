import { joinedPact, operationOf } from '#contracts/pact/pact-file.ts';
import { contractDiff, type OperationChange } from '#scripts/contract/diff/contract-diff.ts';
import { usesOfOperations } from '#scripts/contract/uses.ts';
import { annotation } from '../report/github.ts';
import { contractNamed, ownContract, ROOT } from './read-contract.ts';

export interface TouchedOperation {
  readonly operation: string;
  readonly isBreaking: boolean;
  readonly changes: readonly OperationChange[];
  readonly interactions: readonly string[];
  readonly calls: readonly string[];
  readonly screens: readonly string[];
}

/** What changed, and what of ours it touches. Without a newer one the contract that lies here is taken. */
export function touchedOperations(older: string, newer: string | undefined): TouchedOperation[] {
  const changes = contractDiff(
    contractNamed(older),
    newer === undefined ? ownContract() : contractNamed(newer),
  );
  const uses = usesOfOperations(ROOT);
  const { interactions } = joinedPact();
  return [...new Set(changes.map(({ operation }) => operation))].map((operation) => {
    const own = changes.filter((change) => change.operation === operation);
    return {
      operation,
      isBreaking: own.some(({ isBreaking }) => isBreaking),
      changes: own,
      interactions: interactions
        .filter((one) => operationOf(one) === operation)
        .map((one) => one.description),
      calls: uses.get(operation)?.calls ?? [],
      screens: uses.get(operation)?.screens ?? [],
    };
  });
}

export function diffText(touched: readonly TouchedOperation[]): string {
  if (touched.length === 0) return 'The contracts promise the same.';
  const breaking = touched.filter(({ isBreaking }) => isBreaking).length;
  const parts = touched.map(({ operation, changes, interactions, calls, screens }) => {
    const lines = changes.map(
      ({ isBreaking, place, text }) =>
        `  ${isBreaking ? 'BREAKING' : 'harmless'}  ${place ? `${place} ` : ''}${text}`,
    );
    const touches = [
      ...(interactions.length > 0 ? [`  touches ${interactions.length} Pact interactions`] : []),
      ...[...calls, ...screens].map((file) => `  touches ${file}`),
    ];
    return [operation, ...lines, ...touches].join('\n');
  });
  const end = `${touched.length} operations changed, ${breaking} of them so that it breaks somebody.`;
  return `${parts.join('\n\n')}\n\n${end}`;
}

export function diffAnnotations(touched: readonly TouchedOperation[]): string {
  return touched
    .flatMap(({ changes }) => changes)
    .map(({ operation, isBreaking, place, text }) =>
      annotation(isBreaking ? 'error' : 'notice', operation, `${place ? `${place} ` : ''}${text}`),
    )
    .join('\n');
}
