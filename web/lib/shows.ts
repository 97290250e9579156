import type { OperationId } from '#contracts/operations.ts';

/** On the element of a region: whose replies it shows, or which operation it sends. */
export interface Shows {
  readonly 'data-shows'?: string;
}

/**
 * Names the operations behind a region of a screen, spread on its element: `<section {...shows('…')}>`. Tests and
 * tools find the region by it; a name that the contract does not have fails to compile.
 */
export function shows(...operations: readonly OperationId[]): Shows {
  return { 'data-shows': operations.join(' ') };
}
