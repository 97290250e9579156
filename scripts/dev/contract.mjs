import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { typescript } from '../setup/child.mjs';
import { inProject, root } from '../setup/paths.mjs';
import { contractHash, isGeneratedCurrent } from '../setup/sources.mjs';
import { tellProblem } from './problems.mjs';
import { watchSources } from './watch-sources.mjs';

let tried;
let timer;
let isRunning = false;

/** The contract's content, and which handlers there are. */
function current() {
  const handlers = readdirSync(inProject('server', 'services'), { recursive: true });
  return `${contractHash()} ${handlers.sort().join(' ')}`;
}

/** What is to be generated from; null where nothing is, or where the same was tried. */
function due() {
  if (isGeneratedCurrent()) {
    tellProblem('contract', null);
    return null;
  }
  const now = current();
  return now === tried ? null : now;
}

/** Generates again when the contract's content or the handlers changed; the server restarts because its imports did. */
function generate() {
  if (isRunning) return;
  let wanted;
  try {
    wanted = due();
  } catch {
    // Files are coming and going.
    return soon();
  }
  if (wanted === null) return;
  isRunning = true;
  tried = wanted;
  console.log('The contract or its handlers changed, generating …');
  const child = spawn(process.execPath, typescript('scripts/generate.ts'), { cwd: root, stdio: 'inherit' });
  child.once('close', (code) => {
    isRunning = false;
    const isDone = code === 0;
    console.log(isDone ? 'Generated.' : 'Not generated: see above; the next change tries again.');
    tellProblem('contract', isDone ? null : 'The contract is not generated: the terminal says why.');
    // What was saved meanwhile.
    generate();
  });
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(generate, 200);
}

// Of the handlers only which there are counts: until one is there, the contract answers its operation.
watchSources(root, ['contracts/openapi', 'server/services', 'openapi.yaml'], soon);
