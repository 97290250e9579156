import { isOperationId, OPERATIONS } from '#contracts/operations.ts';
import { METHOD_PARAMETER, SERVICE_PARAMETER, SERVLET_PATH } from '#contracts/servlet-url.ts';

export interface OwnCall {
  readonly operation: string;
  /** Epoch milliseconds of this browser. */
  readonly endedAt: number;
}

/** The operation behind an address of the wire; null for pictures, scripts and the control plane. */
export function operationOfUrl(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname !== SERVLET_PATH) {
    return OPERATIONS.find(({ path, wirePath }) => path === pathname || wirePath === pathname)?.id ?? null;
  }
  const id = `${searchParams.get(SERVICE_PARAMETER)}.${searchParams.get(METHOD_PARAMETER)}`;
  return isOperationId(id) ? id : null;
}

const KEPT = 2000;

let calls: readonly OwnCall[] = [];
const listeners = new Set<() => void>();

function note(entries: readonly PerformanceEntry[]): void {
  const more = entries.flatMap(({ name, startTime, duration }) => {
    const operation = operationOfUrl(name);
    return operation === null ? [] : [{ operation, endedAt: performance.timeOrigin + startTime + duration }];
  });
  if (more.length === 0) return;
  calls = [...calls, ...more].slice(-KEPT);
  for (const listener of [...listeners]) listener();
}

let isWatching = false;

/** The browser's own list of what this tab loaded, from its first request on: nothing of the product is changed. */
export function watchOwnCalls(): void {
  if (isWatching || typeof PerformanceObserver === 'undefined') return;
  isWatching = true;
  new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'resource', buffered: true });
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
