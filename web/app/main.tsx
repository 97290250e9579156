import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import './theme/tokens.css';
import './theme/base.css';
import './theme/splash.css';
import { prepareReplica, TOOLS } from '#web/tools/tools.ts';
import { AppBoundary } from './app-boundary.tsx';
import { attachTools } from './attached-tools.ts';
import { Providers } from './providers.tsx';
import { startRouter, whenReady } from './router.tsx';
import { watchOtherTabs } from './session/watch-other-tabs.ts';
import { wireClient } from './wire-client.ts';

const element = document.getElementById('root');
if (element === null) {
  throw new Error('The page has no root element');
}

if (!('popover' in HTMLElement.prototype)) {
  void import('#web/lib/document/older-popover.ts').then(({ bringPopover }) => bringPopover());
}

attachTools(TOOLS);

function start(root: HTMLElement): void {
  // The router asks for the session as soon as it exists, so the client has to be there first.
  wireClient();
  const router = startRouter();
  watchOtherTabs(router);

  // Until it is known which screen it is, the page stands as it was delivered: drawn once, it is there sooner.
  void whenReady(router).then(() => {
    createRoot(root).render(
      <AppBoundary>
        <Providers>
          <RouterProvider router={router} useTransitions={false} />
        </Providers>
      </AppBoundary>,
    );
  });
}

// What a link to a state asks for has to be so before the first question; a failure of it delays nothing.
const preparing = prepareReplica();
if (preparing === null) {
  start(element);
} else {
  preparing.catch(() => undefined).then(() => start(element));
}
