#!/usr/bin/env node
// Only syntax that very old versions of Node understand, so that they reach the sentence below.
var wanted = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    `Node ${wanted.join('.')} or newer is needed, this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(2);
}

import('./setup/run-command.mjs').then((setup) => setup.main(process.argv.slice(2)));
