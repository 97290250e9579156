import { execFileSync } from 'node:child_process';

export interface Bundle {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit: number;
}

/** The byte budgets of the built web app, gzip. */
export function bundles(root: string): Bundle[] {
  const cli = new URL('../../node_modules/size-limit/bin.js', import.meta.url).pathname;
  try {
    return JSON.parse(execFileSync(process.execPath, [cli, '--json'], { cwd: root, encoding: 'utf8' }));
  } catch (error) {
    // size-limit ends with 1 when a budget is broken; the figures are still what it printed.
    return JSON.parse(String(Reflect.get(Object(error), 'stdout')));
  }
}
