/**
 * While developing: the sources, what is wrong with them and the editor are for our own pages. A page of another origin,
 * another port of this machine included, reads and opens nothing, not even with a picture or a script of its own; from
 * the WebSocket Vite keeps it by a token that stands in a source.
 */
import type { Plugin } from 'vite';
import { callerOf, isOwnPage } from '../../server/caller.ts';

const EDITOR = '__open-in-editor';

export function ownPagesOnly(base: string): Plugin {
  return {
    name: 'own-pages-only',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '/', headers } = request;
        const caller = callerOf({ host: headers.host ?? '', headers });
        // Without encryption and off this machine a browser says nothing of its page, and a picture opens an editor.
        const isOwn = url.includes(EDITOR)
          ? caller.fetchSite === 'same-origin'
          : isOwnPage(caller, 'or-vouched-for');
        if (isOwn || !(url.startsWith(base) || url.includes(EDITOR))) return next();
        response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('This is for the pages of this server only.\n');
      });
    },
  };
}
