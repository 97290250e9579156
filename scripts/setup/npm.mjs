import { existsSync } from 'node:fs';

/**
 * How to start npm: the program, its arguments and what the child needs besides.
 * npm starts our scripts with its own path in the environment, which saves a guess on Windows.
 */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  const isScript = Boolean(npm?.endsWith('.js')) && /npm-cli\.js$/.test(npm) && existsSync(npm);
  // What the caller chose for its own run must not lead this one elsewhere.
  const env = { NODE_ENV: '', npm_config_global: '', npm_config_prefix: '', npm_config_local_prefix: '' };
  if (isScript) return [process.execPath, [npm, ...args], { env }];
  return ['npm', args, { env, shell: process.platform === 'win32' }];
}
