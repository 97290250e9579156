import type { OperationId } from '#contracts/operations.ts';
import { tabId } from './tab-id.ts';

export interface OwnCall {
  readonly operation: OperationId;
  /** Epoch milliseconds of this browser. */
  readonly sentAt: number;
}

const KEPT = 2000;

let calls: readonly OwnCall[] = [];
const listeners = new Set<() => void>();

/** Tells the server's journal which tab calls, and notes the call for the tabs of the console. */
export function callHeaders(operation: OperationId): Readonly<Record<string, string>> {
  calls = [...calls, { operation, sentAt: Date.now() }].slice(-KEPT);
  for (const listener of [...listeners]) listener();
  return { 'x-replica-tab': tabId() };
}

export function ownCalls(): readonly OwnCall[] {
  return calls;
}

export function onOwnCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
