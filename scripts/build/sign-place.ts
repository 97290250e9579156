import type { Plugin } from 'vite';
import { SIGN_PLACE } from '../../contracts/rules/account/sign-place.ts';

/** The pages that call the product; those of outside parties learn no secret of it. */
const CALLING = /\/(?:index|reader)\.html$/;

/**
 * Leaves the place for the secret of the signing mode in the pages: empty in a build, filled in while developing. It
 * comes first in the head, because the head start looks for it while the rest of the page is still on its way.
 */
export function signPlace(secret = ''): Plugin {
  return {
    name: 'sign-place',
    transformIndexHtml: (_html, { path, server }) => {
      if (!CALLING.test(path)) return undefined;
      const attrs = { name: SIGN_PLACE, content: server ? secret : '' };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
  };
}
