/**
 * Runs a command for a set-up and ends it, with all that it started, when the set-up is gone: an installation that goes
 * on by itself would meet the next one in the same folder.
 */
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const parent = process.ppid;
const child = spawn(command, args, { stdio: 'inherit' });

const watch = setInterval(() => {
  // This process leads the group that the command and its children are in.
  if (process.ppid !== parent) process.kill(-process.pid, 'SIGKILL');
}, 250);

child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('close', (code, signal) => {
  clearInterval(watch);
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
});
