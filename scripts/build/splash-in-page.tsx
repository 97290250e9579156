/** Delivers the page with what stands on it until the first screen is there: it is seen a second before any script ran. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { Splash } from '../../web/app/splash.tsx';

const EMPTY_ROOT = '<div id="root"></div>';

export function splashInPage(): Plugin {
  return {
    name: 'splash-in-page',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        if (path !== '/index.html') return html;
        if (!html.includes(EMPTY_ROOT)) throw new Error('The page has no empty root for the splash');
        return html.replace(EMPTY_ROOT, `<div id="root">${renderToStaticMarkup(<Splash />)}</div>`);
      },
    },
  };
}
