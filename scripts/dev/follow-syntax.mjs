import { green, red } from '../setup/console.mjs';
import { root } from '../setup/paths.mjs';
import { tellProblem } from './problems.mjs';
import { createSyntaxLook } from './syntax.mjs';
import { watchSources } from './watch-sources.mjs';

const SOURCES = [
  ...['server', 'db', 'contracts', 'web', 'scripts/build'],
  ...['vite.config.ts', 'package.json', 'tsconfig.json', 'openapi.yaml'],
];
/** Shorter than the pause after which the server is loaded anew, so that the reason stands above what it says. */
const QUIET_MS = 50;

/** Says at once which file cannot be read, whether a page asks for it or not, and again when it is mended. */
export function followSyntax() {
  const sources = createSyntaxLook(root, SOURCES, (path) => !/(?:^|\/)(?:\.|node_modules$)/.test(path));
  let before = new Map();
  let timer;
  let isLooking = false;

  async function look() {
    if (isLooking) return soon();
    isLooking = true;
    try {
      const found = await sources.look();
      for (const [file, words] of found) if (before.get(file) !== words) console.log(red(`✗ ${words}`));
      for (const file of before.keys()) if (!found.has(file)) console.log(green(`✓ ${file} can be read.`));
      tellProblem('syntax', found.size > 0 ? [...found.values()].join('\n') : null);
      before = new Map(found);
    } catch {
      // Files are coming and going.
      soon();
    } finally {
      isLooking = false;
    }
  }

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
  }

  watchSources(root, SOURCES, soon);
  sources.begin();
}
