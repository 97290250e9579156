/** Another tab of the same browser, as the page hears of it. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { watchOtherTabs } from '#web/app/session/watch-other-tabs.ts';
import { doLoginout } from '#web/features/session/api.ts';
import { TOKEN_KEY, tokenStore } from '#web/lib/session/token.ts';
import { fullKey } from '#web/lib/storage.ts';
import type { Product } from './product.ts';

export interface OtherTab {
  logOut(): Promise<void>;
  logIn(account: string): Promise<void>;
}

/** Opens the address in this tab, which follows the other one from then on. */
export async function openBesideAnother({ open, replica }: Product, path: string): Promise<OtherTab> {
  const elsewhere = new EventTarget();
  const router = await open(path);
  // The page never stops watching, and the next test has a page of its own.
  vi.stubGlobal('BroadcastChannel', undefined);
  const listening = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation(elsewhere.addEventListener.bind(elsewhere));
  watchOtherTabs(router);
  listening.mockRestore();

  const tell = () =>
    void elsewhere.dispatchEvent(Object.assign(new Event('storage'), { key: fullKey(TOKEN_KEY) }));
  return {
    logOut: () =>
      act(async () => {
        await doLoginout();
        tokenStore.clear();
        tell();
      }),
    logIn: (account) =>
      act(async () => {
        tokenStore.write(await replica.token(account));
        tell();
      }),
  };
}
