import type { Provider } from '#contracts/rules/account/providers.ts';
import { PROVIDERS } from '#db/queries/account/third-binds.ts';

export function providerOf(text: string): Provider | null {
  return PROVIDERS.find((provider) => provider === text) ?? null;
}
