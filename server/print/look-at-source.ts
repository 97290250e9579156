import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SourceFacts } from '#contracts/rules/print/preflight/source-facts.ts';
import type { SourceErrand, SourceNews } from './print-job.ts';

const LONGEST_MS = 20_000;
const HEAP_MB = 256;
const UNREADABLE: SourceFacts = { why: 'damaged', bareFonts: [], otherSizes: [], unbled: [], coarse: [] };

let last: Promise<unknown> = Promise.resolve();

/** What a member's PDF is, seen by a process of its own: one at a time, and a hostile file ends nothing else. */
export function lookAtSource(errand: SourceErrand): Promise<SourceFacts> {
  const next = last.then(() => look(errand));
  last = next.catch(() => {});
  return next;
}

function look(errand: SourceErrand): Promise<SourceFacts> {
  const file = fileURLToPath(new URL('./pdf-process.ts', import.meta.url));
  const child = fork(file, {
    execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    let facts = UNREADABLE;
    const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    child.on('message', (news: SourceNews) => {
      facts = news.facts;
    });
    child.once('error', () => resolve(facts));
    child.once('exit', () => {
      clearTimeout(tooLong);
      resolve(facts);
    });
    child.send(errand, (error) => error && child.kill('SIGKILL'));
  });
}
