import { useSyncExternalStore } from 'react';

/** A cart line whose print options (印刷选项) somebody wants to edit. */
export interface PrintOptionsRequest {
  readonly cartID: string;
  /** Called when the line was saved. */
  readonly onSaved: () => void;
  /** Called when the dialog is gone, however it was closed. */
  readonly onClosed: () => void;
}

let request: PrintOptionsRequest | null = null;
const listeners = new Set<() => void>();

function become(next: PrintOptionsRequest | null): void {
  request = next;
  for (const listener of [...listeners]) {
    listener();
  }
}

/** Opens the print options dialog; while it is open already, nothing happens, as it may hold unsaved changes. */
export function openPrintOptions(cartID: string, onSaved: () => void, onClosed: () => void = () => {}): void {
  if (request === null) {
    become({ cartID, onSaved, onClosed });
  }
}

export function closePrintOptions(): void {
  const closed = request;
  if (closed !== null) {
    become(null);
    closed.onClosed();
  }
}

/** What the dialog edits at the moment; null while it is closed. */
export function usePrintOptions(): PrintOptionsRequest | null {
  return useSyncExternalStore(subscribe, current, current);
}

function current(): PrintOptionsRequest | null {
  return request;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
