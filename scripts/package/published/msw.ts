/** MSW: the calls of the product are answered by a replica, whatever origin they are sent to. */
import { bypass, type HttpHandler, http } from 'msw';
import type { Replica } from './replica.ts';

export interface HandlerOptions {
  /** One that this process started, or only the address of one, which a page has to use. */
  readonly replica: Pick<Replica, 'inject' | 'isBeside' | 'url'> | { readonly url: string };
  /** Sent along, such as those of a world. */
  readonly headers?: Readonly<Record<string, string>>;
}

const PATHS = ['*/uwp/newServlet', '*/uwp/newServlet/*', '*/uwp/web/*', '*/media/*'];

export function handlers({ replica, headers = {} }: HandlerOptions): HttpHandler[] {
  // Another process is asked over the network, past these very handlers.
  const answer = 'inject' in replica && !replica.isBeside ? replica.inject : forwardTo(replica.url);
  return PATHS.map((path) =>
    http.all(path, ({ request }) => {
      const sent = new Request(request);
      for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
      return answer(sent);
    }),
  );
}

function forwardTo(url: string): (request: Request) => Promise<Response> {
  return (request) => {
    const { origin, pathname, search } = new URL(request.url);
    // It is on its way already.
    return fetch(bypass(origin === url ? request : new Request(url + pathname + search, request)));
  };
}
