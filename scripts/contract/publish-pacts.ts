/** `npm run pact:publish`: gives the committed pact to a Pact Broker. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { publish } from './publish.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

try {
  process.exitCode = await publish(process.argv.slice(2), {
    env: process.env,
    git,
    write: console.log,
    complain: console.error,
  });
} catch (error) {
  console.error('This is a mistake of ours:', error);
  process.exitCode = 4;
}
