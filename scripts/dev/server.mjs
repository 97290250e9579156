import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { hashFiles } from '../setup/hash.mjs';
import { root } from '../setup/paths.mjs';
import { isProductFile } from '../setup/sources.mjs';
import { keepServer } from './keep-server.mjs';
import { tellProblem } from './problems.mjs';
import { watchSources } from './watch-sources.mjs';

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
    watchSources(root, [...FOLDERS, ...FILES], soon);
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
  tell: (problem) => tellProblem('server', problem),
});
// Its watchers would keep it.
process.exit(code);
