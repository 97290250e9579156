/** The little of the router that is needed here. */
interface Router {
  readonly state: { readonly navigation: { readonly location?: { readonly hash: string } } };
}

let router: Router | undefined;

export function rememberRouter(next: Router): void {
  router = next;
}

/** The fragment of the address being opened. Loaders are given a request, and requests have no fragment. */
export function currentHash(): string {
  return router?.state.navigation.location?.hash ?? location.hash;
}
