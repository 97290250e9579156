import type { Page } from '@playwright/test';

interface Held {
  /** Resolves when the next reply is there and kept back. */
  readonly kept: Promise<void>;
  letGo(): void;
}

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Keeps the replies of an operation from the page until they are let go. */
export async function hold(page: Page, operation: string): Promise<Held> {
  const method = operation.split('.').at(-1);
  const kept = gate();
  const free = gate();
  await page.route(
    (url) => url.pathname.endsWith('newServlet') && url.searchParams.get('medthodName') === method,
    async (route) => {
      const response = await route.fetch();
      kept.open();
      await free.opened;
      // The page that asked may be gone by now.
      await route.fulfill({ response }).catch(() => undefined);
    },
  );
  return { kept: kept.opened, letGo: free.open };
}
