#!/usr/bin/env node
import { controlSubCommands } from './replica/control/sub-commands.mjs';
import { isNewEnough } from './setup/node-version.mjs';

/** What only asks a running replica loads nothing of what installs, builds and serves. */
async function run([name = '', ...args]) {
  if (Object.hasOwn(controlSubCommands, name) && isNewEnough(process.versions.node)) {
    const { runSteering } = await import('./replica/steering.mjs');
    return runSteering(name, args);
  }
  const { runAny } = await import('./replica/all-commands.mjs');
  return runAny(name === '' ? [] : [name, ...args]);
}

run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
