import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json; every child process runs here. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An absolute path inside the project. */
export function inProject(...parts) {
  return join(root, ...parts);
}

export const paths = {
  lockfile: inProject('package-lock.json'),
  modules: inProject('node_modules'),
  installStamp: inProject('node_modules', '.desk-stamp.json'),
  runtimes: inProject('.runtime'),
  dist: inProject('dist'),
  buildStamp: inProject('dist', '.desk-stamp.json'),
  server: inProject('dist', 'server'),
  serverMain: inProject('dist', 'server', 'main.js'),
  logs: inProject('.data', 'logs'),
  cache: inProject('.data', 'cache'),
  lock: inProject('.data', 'setup.lock'),
};
