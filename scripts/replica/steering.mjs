// The whole module, because a Node that is too old has no such function and has to come further than here.
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { paths, root } from '../setup/paths.mjs';

/**
 * A command that only asks a running replica is there at once: this process reads its TypeScript by itself, without
 * packages and without a child. What was compiled is kept by the content of its source, so nothing stale can run.
 */
export async function steer(name, args) {
  keepCompiled();
  process.argv.splice(2, process.argv.length, name, ...args);
  await import('./control/main.ts');
  return process.exitCode;
}

/** The same as a whole command, with what the file says. */
export async function runSteering(name, args) {
  keepCompiled();
  try {
    const { layConfig } = await import('../setup/config.mjs');
    layConfig(root);
    return await steer(name, args);
  } catch (error) {
    const { report } = await import('../setup/set-up.mjs');
    return report(error);
  }
}

function keepCompiled() {
  nodeModule.enableCompileCache(join(paths.cache, 'compiled'));
}
