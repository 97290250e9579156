import { useLayoutEffect } from 'react';

/** Makes room for the bar while it stands above the page; page-frame.css says how. */
export function usePageFrame(bar: 'open' | 'folded'): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.demoBar = bar;
    return () => {
      delete document.documentElement.dataset.demoBar;
    };
  }, [bar]);
}
