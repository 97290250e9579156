import { createRoot } from 'react-dom/client';
import { Providers } from '#web/app/providers.tsx';
import { takeKeyFromAddress } from './presenter-key.ts';
import { PresenterPage } from './presenter-page.tsx';

/** The presenter's page (讲解台) in the place of the product, which does not start beside it. */
export function openPresenter(): Promise<never> {
  takeKeyFromAddress();
  // A newer link in the same tab changes only what is behind the #.
  addEventListener('hashchange', () => location.reload());
  document.title = '讲解台';
  const root = document.getElementById('root');
  if (root !== null) {
    createRoot(root).render(
      <Providers>
        <PresenterPage />
      </Providers>,
    );
  }
  return new Promise(() => {});
}
