import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

const LEAST = 64;
/** A full journal and the prepared statements of a sandbox in JavaScript’s own memory: measured 11 MB after some 800 calls. */
const HEAP_BYTES = 12 * 1024 * 1024;
/** The rest is for the machine, for snapshots and for the work of a moment. */
const SHARE = 0.5;

export interface Memory {
  /** What the process may take at all. */
  readonly total: number;
  /** What JavaScript may take of it. */
  readonly heap: number;
  readonly used: number;
}

/** How many sandboxes the memory carries: measured, and never fewer than a test run or a demo wants. */
export function sandboxCap(templateBytes: number, { total, heap, used }: Memory = measured()): number {
  const byRows = (total * SHARE - used) / (templateBytes * 2 + HEAP_BYTES);
  const byHeap = (heap * SHARE) / HEAP_BYTES;
  return Math.max(LEAST, Math.floor(Math.min(byRows, byHeap)));
}

function measured(): Memory {
  // A container may have less than the machine.
  const constrained = process.constrainedMemory();
  const total = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return { total, heap: getHeapStatistics().heap_size_limit, used: process.memoryUsage().rss };
}
