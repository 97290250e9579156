import { EventEmitter } from 'node:events';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { hashFiles } from '../setup/hash.mjs';
import { inProject, root } from '../setup/paths.mjs';
import { isProductFile } from '../setup/sources.mjs';
import { keepServer } from './keep-server.mjs';

const FOLDERS = ['server', 'db', 'contracts'];
const FILES = ['package.json', 'tsconfig.json'];
const QUIET_MS = 100;

/** The contract's own files are read by the generator alone, and what that writes is seen. */
const isOfServer = (path) => isProductFile(path) && path !== 'contracts/openapi';

/** What the server is made of, by content: a file that was only touched is no change. */
class Sources extends EventEmitter {
  constructor() {
    super();
    let timer;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.emit('change'), QUIET_MS);
    };
    for (const folder of FOLDERS) watch(inProject(folder), { recursive: true }, soon);
    // Editors replace a file instead of writing it, so its folder is watched.
    watch(root, (_event, name) => FILES.includes(name) && soon());
  }

  /** Null while files come and go. */
  hash() {
    try {
      return hashFiles(root, [...FOLDERS, ...FILES], isOfServer);
    } catch {
      return null;
    }
  }
}

const end = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end.abort());

const code = await keepServer({
  flags: process.argv.slice(2),
  folder: resolve(root, process.env.DATA_DIR || '.data', 'dev'),
  sources: new Sources(),
  signal: end.signal,
  say: (line) => console.log(line),
});
// Its watchers would keep it.
process.exit(code);
