import { green, red } from '../setup/console.mjs';
import { inProject, root } from '../setup/paths.mjs';
import { tellProblem } from './problems.mjs';
import { createSourcesLook } from './syntax.mjs';
import { watchSources } from './watch-sources.mjs';

const SOURCES = [
  ...['server', 'db', 'contracts', 'web', 'scripts/build'],
  ...['vite.config.ts', 'package.json', 'tsconfig.json', 'openapi.yaml'],
];
/** Shorter than the pause after which the server is loaded anew, so that the reason stands above what it says. */
const QUIET_MS = 50;

/**
 * Tells of every saved file, and says at once which cannot be read, whether a page asks for it or not, and again when it is
 * mended. What comes while it looks is looked at afterwards.
 */
export function followSources(tell) {
  const sources = createSourcesLook(root, SOURCES, (path) => !/(?:^|\/)(?:\.|node_modules$)/.test(path));
  let before = new Map();
  let timer;
  let isLooking = false;

  async function look() {
    if (isLooking) return soon();
    isLooking = true;
    try {
      const saved = sources.saved();
      for (const { event, file } of saved) tell(event, inProject(file));
      const found = await sources.problemsAfter(saved);
      for (const [file, words] of found) if (before.get(file) !== words) console.log(red(`✗ ${words}`));
      for (const file of before.keys()) if (!found.has(file)) console.log(green(`✓ ${file} can be read.`));
      tellProblem('syntax', found.size > 0 ? [...found.values()].join('\n') : null);
      before = new Map(found);
    } catch (error) {
      // Files are coming and going.
      if (error.code === 'ENOENT') soon();
      else console.error(error);
    } finally {
      isLooking = false;
    }
  }

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
  }

  sources.begin();
  watchSources(root, SOURCES, soon);
  // A file may have been saved between the two.
  soon();
}
