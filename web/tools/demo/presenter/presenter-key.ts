import { PRESENTER_HEADER } from '#contracts/control/address.ts';
import { storage } from '#web/lib/storage.ts';

const KEY = 'demoPresenter';

/** Of the link that the terminal shows; a browser that opened it presents until the server forgets the key. */
export function presenterKey(): string | null {
  const kept = storage.get(KEY);
  return typeof kept === 'string' && kept !== '' ? kept : null;
}

export const forgetPresenterKey = () => storage.remove(KEY);

/** Out of the address, where others in the room could read it. */
export function takeKeyFromAddress(): void {
  const key = location.hash.slice(1);
  if (key === '') return;
  storage.set(KEY, key);
  history.replaceState(null, '', location.pathname);
}

export function presenterHeaders(): Readonly<Record<string, string>> {
  return { [PRESENTER_HEADER]: (presenterKey() ?? '').replace(/[^\w-]/g, '') };
}
