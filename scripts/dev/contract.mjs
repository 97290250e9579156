import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { typescript } from '../setup/child.mjs';
import { inProject, root } from '../setup/paths.mjs';
import { contractHash } from '../setup/sources.mjs';

let known = current();
let timer;
let isRunning = false;

/** The contract's content, and which handlers there are. */
function current() {
  const handlers = readdirSync(inProject('server', 'services'), { recursive: true });
  return `${contractHash()} ${handlers.sort().join(' ')}`;
}

/** Generates again when the contract's content or the handlers changed; the server restarts because its imports did. */
function generate() {
  if (isRunning || current() === known) return;
  isRunning = true;
  console.log('The contract or its handlers changed, generating …');
  const child = spawn(process.execPath, typescript('scripts/generate.ts'), { cwd: root, stdio: 'inherit' });
  child.once('close', (code) => {
    isRunning = false;
    known = current();
    console.log(code === 0 ? 'Generated.' : 'Not generated: see above; the next change tries again.');
  });
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(generate, 200);
}

// Editors replace a file instead of writing it, so its folder is watched.
watch(inProject('contracts', 'openapi'), { recursive: true }, soon);
// A handler that came or went: until it is there, the contract answers its operation.
watch(inProject('server', 'services'), { recursive: true }, (event) => event === 'rename' && soon());
watch(root, (_event, name) => name === 'openapi.yaml' && soon());
