import { readFileSync } from 'node:fs';

/**
 * Ends this command when the npm that started it is gone. A signal to npm ends the shell between it and us, and that
 * shell passes nothing on; where npm is made to end, the shell stays and only its own parent changes. A command that was
 * started by hand may outlive its shell, as nohup means it to.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const npm = npmAbove(parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && npmAbove(parent) === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  return () => clearInterval(watch);
}

/** Whoever started the shell between npm and us; undefined without one, and where the system does not tell. */
function npmAbove(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name?.endsWith('sh') ? parent : undefined;
  } catch {
    return undefined;
  }
}
