/** Starts the built server, loads it and ends it in the middle of the load: the process has to end cleanly each time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { builtServer } from '../setup/child.mjs';
import { assertNode, startReplica } from './server.mjs';

const ROUNDS = 50;

assertNode();
const folder = mkdtempSync(join(tmpdir(), 'desk-rounds-'));
let answered = 0;

async function round(number) {
  const server = startReplica(builtServer(['--port', '0']), folder);
  const url = await server.ready;
  const path = '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';
  const load = autocannon({ url: `${url}${path}`, method: 'POST', connections: 20, duration: 5 });
  load.on('response', () => {
    answered += 1;
    // Once it is busy, and before it is done.
    if (load.ended !== true) {
      load.ended = true;
      setTimeout(() => server.child.kill('SIGTERM'), 50);
    }
  });
  const { code, signal } = await server.ended;
  load.stop();
  if (code !== 0 || server.printed.err !== '') {
    throw new Error(`round ${number}: ended with ${code ?? signal}, and said:\n${server.printed.err}`);
  }
}

try {
  for (let number = 1; number <= ROUNDS; number += 1) await round(number);
  if (answered < ROUNDS) throw new Error(`only ${answered} requests were answered in ${ROUNDS} rounds`);
  console.log(`${ROUNDS} rounds, ${answered} requests answered`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
