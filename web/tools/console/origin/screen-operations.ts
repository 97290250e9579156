import type { OperationId } from '#contracts/operations.ts';
import { byCertainty, type Certainty, certaintyOf } from './certainty.ts';
import type { Region } from './screen-regions.ts';

/** An operation of the screen: what shows it and how often it was called. */
export interface ScreenOperation {
  readonly operation: OperationId;
  readonly certainty: Certainty;
  readonly elements: readonly HTMLElement[];
  readonly times: number;
}

/** Everything the screen shows or has asked for, the least certain first. */
export function screenOperations(
  regions: readonly Region[],
  called: readonly OperationId[],
): ScreenOperation[] {
  const found = new Map<OperationId, { elements: HTMLElement[]; times: number }>();
  const at = (operation: OperationId) => {
    const known = found.get(operation) ?? { elements: [], times: 0 };
    found.set(operation, known);
    return known;
  };
  for (const { element, operations } of regions) {
    for (const operation of operations) at(operation).elements.push(element);
  }
  for (const operation of called) at(operation).times += 1;
  return [...found]
    .map(([operation, facts]) => ({ operation, certainty: certaintyOf(operation), ...facts }))
    .sort((one, other) => byCertainty(one.certainty, other.certainty));
}
