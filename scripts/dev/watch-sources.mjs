import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

const LOOK_AGAIN_MS = 1000;

/** What Vite's own watcher takes for folders of other machines: nothing tells of changes there. */
const isTold = (env) => !/^(?:1|true)$/i.test(env.CHOKIDAR_USEPOLLING ?? '');

/**
 * Calls back after every change of some files and folders of the root. Each folder is watched by itself, because editors
 * and git replace a file instead of writing it: the watcher of a file, which Node's recursive one has on Linux, stays
 * with the file that is gone. Callers read what is there then, so that a call too many costs nothing.
 */
export function watchSources(root, names, changed, env = process.env) {
  const watchers = new Map();
  let timer;

  /** One of them, in one of them, or on the way to one. */
  const isWanted = (path) =>
    path === '' || names.some((name) => `${path}/`.startsWith(`${name}/`) || name.startsWith(`${path}/`));

  /** Where nothing tells, or where no more watchers are to be had. */
  function lookInstead() {
    timer ??= setInterval(changed, LOOK_AGAIN_MS);
  }

  function forget(path) {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  }

  /** A folder in the place of another has its name, so that the watcher of before goes first. */
  function follow(path) {
    forget(path);
    if (!isWanted(path) || !statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) return;
    try {
      // Before what is in it is read: what comes meanwhile is seen twice, and not never.
      watchers.set(path, watcherOf(path));
      for (const entry of readdirSync(join(root, path), { withFileTypes: true }))
        if (entry.isDirectory()) follow(below(path, entry.name));
    } catch (error) {
      // It went again, of which the folder above tells.
      if (error.code !== 'ENOENT') lookInstead();
    }
  }

  function watcherOf(folder) {
    const watcher = watch(join(root, folder), (event, name) => {
      const path = below(folder, name ?? '');
      if (!isWanted(path)) return;
      if (event === 'rename' && path !== folder) follow(path);
      changed();
    });
    watcher.on('error', lookInstead);
    return watcher;
  }

  if (isTold(env)) follow('');
  else lookInstead();

  return () => {
    clearInterval(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const below = (folder, name) => (folder === '' || name === '' ? folder || name : `${folder}/${name}`);
