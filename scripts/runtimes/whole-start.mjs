/** The whole "npm start" on this Node: it installs and brings nothing, serves pages and calls, and ends with 0. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../setup/paths.mjs';
import { assertNode, startReplica } from './server.mjs';

assertNode();
const folder = mkdtempSync(join(tmpdir(), 'desk-start-'));

async function expectAnswer(url, init, wanted) {
  const reply = await fetch(url, init);
  const text = await reply.text();
  if (!reply.ok || !text.includes(wanted))
    throw new Error(`${url} answered ${reply.status}: ${text.slice(0, 300)}`);
}

try {
  const server = startReplica([inProject('scripts', 'bootstrap.mjs'), 'start', '--port', '0'], folder);
  const url = await server.ready;
  await expectAnswer(`${url}/manager/login`, {}, '<div id="root">');
  const check = `${url}/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3`;
  await expectAnswer(check, { method: 'POST' }, '"status":"0"');
  server.child.kill('SIGTERM');
  const { code, signal } = await server.ended;
  if (code !== 0) throw new Error(`ended with ${code ?? signal}:\n${server.printed.err}`);
  if (/Installing|Bringing|Using Node/.test(server.printed.err)) {
    throw new Error(`a change of Node installed something:\n${server.printed.err}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
