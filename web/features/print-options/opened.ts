import { memberStore } from '#web/lib/session/member-scope.ts';
import { useStore } from '#web/lib/store.ts';

/** The cart line whose print options (印刷选项) are open. */
export interface PrintOptionsRequest {
  readonly cartID: string;
  /** Called when the line was saved. */
  readonly onSaved: () => void;
  /** Called when the dialog is gone, however it was closed. */
  readonly onClosed: () => void;
}

const opened = memberStore<PrintOptionsRequest | null>(null);

/** Opens the print options dialog; while it is open already, nothing happens, as it may hold unsaved changes. */
export function openPrintOptions(cartID: string, onSaved: () => void, onClosed: () => void = () => {}): void {
  if (opened.get() === null) opened.set({ cartID, onSaved, onClosed });
}

export function closePrintOptions(): void {
  const closed = opened.get();
  opened.set(null);
  closed?.onClosed();
}

/** What the dialog edits at the moment; null while it is closed. */
export function usePrintOptions(): PrintOptionsRequest | null {
  return useStore(opened);
}
