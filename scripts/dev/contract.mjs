import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { typescript } from '../setup/child.mjs';
import { inProject, root } from '../setup/paths.mjs';
import { contractHash } from '../setup/sources.mjs';

let known = contractHash();
let timer;
let isRunning = false;

/** Generates again when the contract's content changed; the server restarts because its imports did. */
function generate() {
  if (isRunning || contractHash() === known) return;
  isRunning = true;
  console.log('The contract changed, generating …');
  const child = spawn(process.execPath, typescript('scripts/generate.ts'), { cwd: root, stdio: 'inherit' });
  child.once('close', (code) => {
    isRunning = false;
    known = contractHash();
    console.log(code === 0 ? 'Generated.' : 'Not generated: see above; the next change tries again.');
  });
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(generate, 200);
}

// Editors replace a file instead of writing it, so its folder is watched.
watch(inProject('contracts', 'openapi'), { recursive: true }, soon);
watch(root, (_event, name) => name === 'openapi.yaml' && soon());
