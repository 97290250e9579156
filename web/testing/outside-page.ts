/** Pages of the outside parties (收银台, 授权页), beside the product in the same document. */
import { render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';

/** Shows one of them. Their own small server part is asked by its path alone, which only a real browser completes. */
export function showOutside(page: ReactElement) {
  const send = fetch;
  const complete: typeof fetch = (input, init) =>
    send(input instanceof Request ? input : new Request(new URL(String(input), location.origin), init));
  vi.stubGlobal('fetch', complete);
  return within(render(page).container);
}
