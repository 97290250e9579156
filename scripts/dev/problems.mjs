/** What is wrong with the sources, on every page that is open while it is. */
import { readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the processes of `npm run dev` leave what the pages should show, a file for each of them. */
const board = () => process.env.DEV_PROBLEMS;

/** Null when it is mended. */
export function tellProblem(teller, words) {
  const folder = board();
  if (!folder) return;
  const file = join(folder, teller);
  if (words === null) return rmSync(file, { force: true });
  writeFileSync(`${file}.tmp`, words);
  renameSync(`${file}.tmp`, file);
}

function readBoard(folder) {
  const tellers = readdirSync(folder).filter((name) => !name.endsWith('.tmp'));
  return tellers.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Vite's own overlay shows it, on pages that are loaded meanwhile too, and goes when nothing is left. */
export function problemsOnScreen() {
  return {
    name: 'problems-on-screen',
    apply: 'serve',
    configureServer({ ws, httpServer }) {
      const folder = board();
      if (!folder) return;
      let shown = '';
      const show = (to) => to.send({ type: 'error', err: { message: shown, stack: '', plugin: 'dev' } });
      function look() {
        let found;
        try {
          found = readBoard(folder).join('\n\n');
        } catch {
          // It went while it was read, of which the next event tells.
          return;
        }
        if (found === shown) return;
        shown = found;
        if (shown !== '') show(ws);
        // With an update the client of Vite takes its overlay away.
        else ws.send({ type: 'update', updates: [] });
      }
      const watcher = watch(folder, look);
      look();
      ws.on('vite:client:connect', (_data, client) => shown !== '' && show(client));
      httpServer?.once('close', () => watcher.close());
    },
  };
}
