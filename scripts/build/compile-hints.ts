/**
 * What a first load calls most of, by its piece of the build. Chromium compiles a function when it is called first, on
 * the thread that draws; a file that says so at its very beginning is compiled as a whole while it arrives, beside that
 * thread. Other browsers read a comment.
 */
import type { Plugin } from 'vite';

const CALLED_AT_ONCE: ReadonlySet<string> = new Set(['react', 'index', 'shell', 'cart-screen']);
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After everything that writes something in front, because the words have to be the first.
      order: 'post',
      handler(_options, bundle) {
        for (const piece of Object.values(bundle)) {
          if (piece.type === 'chunk' && CALLED_AT_ONCE.has(piece.name)) piece.code = HINT + piece.code;
        }
      },
    },
  };
}
