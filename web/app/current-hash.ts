import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

let router: Router | undefined;

export function rememberRouter(next: Router): void {
  router = next;
}

/** The fragment of the address being opened. Loaders are given a request, and requests have no fragment. */
export function currentHash(): string {
  return router?.state.navigation.location?.hash ?? location.hash;
}
