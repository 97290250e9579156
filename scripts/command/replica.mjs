#!/usr/bin/env node
/**
 * What `npx replica` runs in a clone, as an installed package that lies here. A command that the root's own package.json
 * names would first be installed into npx's cache, with two readings of all dependencies, each time it is called.
 */
import '../replica.mjs';
