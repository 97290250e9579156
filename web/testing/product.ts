/**
 * Components in a document without a browser: the real providers, router, request layer and query cache before the real
 * app in this process. Nothing but the network is replaced.
 */
import { StyleProvider } from '@ant-design/cssinjs';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, getConfig, render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { LOGIN_COOKIE } from '#server/own-cookies.ts';
import { enterTestApp, type TestApp, type WorldOptions } from '#server/testing.ts';
import { Providers } from '#web/app/providers.tsx';
import { queriesOf } from '#web/app/query-client.ts';
import { startRouter } from '#web/app/router.tsx';
import { wireClient } from '#web/app/wire-client.ts';
import { askSession } from '#web/features/session/ask-session.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { keptStyles } from './kept-styles.ts';
import { knowNothingMissingForEachTest } from './missing-operations.ts';
import { controls, type Replica } from './replica.ts';
import { pressesIn, user } from './user.ts';

// What hangs ends the test; how fast the machine is decides nothing.
configure({
  asyncUtilTimeout: 30_000,
  // The whole document beside it says nothing that the sentence does not.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

const QUIET_TURNS = 3;
const TURN_MS = 50;

export { user };

export interface Product {
  /** The control plane of the world that the test is in. */
  readonly replica: Replica;
  logIn(account: string): Promise<void>;
  /** The whole product at this address, as it is after arriving there. */
  open(path: string): Promise<ReturnType<typeof startRouter>>;
  /** Until the page asks for nothing more. */
  settled(): Promise<void>;
  /** Keeps the replies of an operation, by its method, until they are let go. */
  hold(method: string): { readonly asked: Promise<void>; letGo(): void };
  /** One component, in the present session: a third of the time of the whole product. */
  show(element: ReactElement, at?: string): void;
}

export type ProductOptions = Pick<WorldOptions, 'moments'>;

interface Gate {
  readonly promise: Promise<void>;
  resolve(): void;
}

interface Held {
  readonly asked: Gate;
  readonly free: Gate;
}

function gate(): Gate {
  let resolve = () => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}

/** One browser before the app, with the cookie by which a login begun in it is known. */
function browserBefore({ app }: TestApp): (request: Request) => Promise<Response> {
  let cookie = '';
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const payload = await request.text();
    const reply = await app.inject({
      method: request.method as 'GET' | 'POST' | 'DELETE',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), cookie },
      ...(payload === '' ? {} : { payload }),
    });
    const begun = reply.cookies.find(({ name }) => name === LOGIN_COOKIE);
    if (begun) cookie = `${LOGIN_COOKIE}=${begun.value}`;
    return new Response(reply.body, {
      status: reply.statusCode,
      // The page tells the time by the server's clock.
      headers: {
        'content-type': String(reply.headers['content-type']),
        date: String(reply.headers.date),
      },
    });
  };
}

/** A listener of the router sees the screen: it is drawn before anything else happens. */
function drawnOnArrival(router: RouterProviderProps['router']): RouterProviderProps['router'] {
  const { subscribe } = router;
  let shown = router.state.location;
  router.subscribe = (listener) =>
    subscribe((state, how) => {
      const isArrival = state.navigation.state === 'idle' && state.location !== shown;
      shown = state.location;
      listener(state, { ...how, flushSync: how.flushSync || isArrival });
    });
  return router;
}

function renderRoutes(router: RouterProviderProps['router']): void {
  const provider = createElement(RouterProvider, { router: drawnOnArrival(router), useTransitions: false });
  const routes = createElement(Providers, null, provider);
  render(createElement(StyleProvider, { cache: keptStyles }, routes));
}

/** A freshly seeded world without a login, for every test of the file. */
export function productForEachTest(options: ProductOptions = {}): () => Product {
  // A call that one test's backend lacked would not be asked in the tests after it.
  knowNothingMissingForEachTest();
  let product: Product | undefined;
  let close = async () => {};
  let leave = () => {};
  beforeEach(async () => {
    const app = await enterTestApp(options);
    const answer = browserBefore(app);
    const held = new Map<string, Held>();
    let pending = 0;
    let kept = 0;
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      // The control plane is asked by its path alone.
      const request = typeof input === 'string' ? new Request(new URL(input, location.origin), init) : input;
      pending += 1;
      try {
        const response = await answer(request);
        const hold = held.get(new URL(request.url).searchParams.get('medthodName') ?? '');
        if (hold) {
          hold.asked.resolve();
          kept += 1;
          await hold.free.promise;
          kept -= 1;
        }
        return response;
      } finally {
        pending -= 1;
      }
    });
    wireClient();
    close = () => app.close();
    const send: typeof fetch = (url, init) => answer(new Request(url, init));
    product = {
      replica: controls(location.origin, undefined, send),
      async open(path) {
        cleanup();
        leave();
        history.replaceState(null, '', path);
        const router = startRouter();
        pressesIn({ router, isHeld: () => kept > 0 });
        leave = () => {
          pressesIn(undefined);
          router.dispose();
        };
        await act(async () => {
          renderRoutes(router);
        });
        return router;
      },
      async logIn(account) {
        tokenStore.write(await app.tokenOf(account));
        await askSession();
      },
      async settled() {
        // An answer may make the page ask for more, a moment later.
        for (let quietTurns = 0; quietTurns < QUIET_TURNS; ) {
          // No act: a wait of another test that ends meanwhile would take away the environment that one needs.
          await getConfig().asyncWrapper(() => new Promise<void>((resolve) => setTimeout(resolve, TURN_MS)));
          quietTurns = pending === 0 ? quietTurns + 1 : 0;
        }
      },
      hold(method) {
        const hold = { asked: gate(), free: gate() };
        held.set(method, hold);
        return { asked: hold.asked.promise, letGo: hold.free.resolve };
      },
      show(element, at = '/') {
        const shown = createElement(QueryClientProvider, { client: queriesOf() }, element);
        const router = createMemoryRouter([{ path: '*', element: shown }], { initialEntries: [at] });
        renderRoutes(router);
      },
    };
  });
  afterEach(async () => {
    cleanup();
    leave();
    sessionStore.logOut();
    sessionStore.forget();
    localStorage.clear();
    sessionStorage.clear();
    await close();
    vi.unstubAllGlobals();
  });
  return () => {
    if (product === undefined) throw new Error('the product is there only while a test runs');
    return product;
  };
}
