#!/usr/bin/env node
// Only syntax that very old versions of Node understand, so that they reach the sentence below.
var oldestThatCanFetch = 18;
var major = Number(process.versions.node.split('.')[0]);

if (major < oldestThatCanFetch) {
  console.error(
    `Node 22.19 or newer is needed, this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(2);
}

import('./setup/run-command.mjs').then((setup) => setup.main(process.argv.slice(2)));
