import fields from '#contracts/generated/uncertain-fields.json' with { type: 'json' };
import { isOperationId, operationMeta, type Provenance } from '#contracts/operations.ts';

/** A field that is less certain than the operation it belongs to. */
export interface UncertainField {
  readonly part: 'request' | 'reply';
  readonly path: string;
  readonly provenance: Provenance;
  /** What of it is uncertain where the field itself is documented. */
  readonly about?: 'presence' | 'form';
}

/** How certain something on a screen is; partly is a documented operation with fields that are not. */
export type Certainty = 'invented' | 'assumed' | 'partly' | 'documented';

/** The least certain first. */
export const CERTAINTIES: readonly Certainty[] = ['invented', 'assumed', 'partly', 'documented'];

const FIELDS = fields as Readonly<Record<string, readonly UncertainField[]>>;

export function uncertainFieldsOf(operation: string): readonly UncertainField[] {
  return FIELDS[operation] ?? [];
}

export function certaintyOf(operation: string): Certainty {
  const provenance = isOperationId(operation) ? operationMeta(operation).provenance : 'invented';
  if (provenance !== 'documented') return provenance;
  // A limit of ours on a documented field takes nothing from what the specification says of the operation.
  return uncertainFieldsOf(operation).some(({ about }) => about !== 'form') ? 'partly' : provenance;
}

export function byCertainty(one: Certainty, other: Certainty): number {
  return CERTAINTIES.indexOf(one) - CERTAINTIES.indexOf(other);
}

/** What rests on several operations is as certain as the least certain of them. */
export function leastCertain(operations: readonly string[]): Certainty {
  return operations.map(certaintyOf).sort(byCertainty)[0] ?? 'documented';
}
