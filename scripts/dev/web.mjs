import { renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { followSources } from './follow-sources.mjs';
import { problemsOnScreen } from './problems.mjs';

const port = Number(process.env.PORT);
const host = process.env.HOST;

// The names that the server itself knows; and no page of another port reads what goes through here.
const allowedHosts = (process.env.REPLICA_ALLOWED_HOSTS ?? '').split(/[\s,]+/).filter((name) => name !== '');
const vite = await createServer({
  clearScreen: false,
  plugins: [problemsOnScreen()],
  server: { port, host, strictPort: true, allowedHosts, cors: false, watch: { ignored: () => true } },
});
try {
  await vite.listen();
  // Vite would print the base of its files; people start at the root.
  console.log(`Ready: http://${host}:${port}/ (hot reload; newer sources replace the server)`);
} catch (error) {
  console.error(
    error.message.includes('already in use') ? `Port ${port} is in use: choose another with --port.` : error,
  );
  await vite.close();
  process.exit(3);
}

// Its own watcher knows files outside its root one by one, and loses those that are replaced.
followSources((event, file) => vite.watcher.emit(event, file));

const readyFile = process.env.DEV_READY_FILE;
if (readyFile) tellReady(readyFile);

/** The file holds the address that people reach, once the server behind it answers too. */
async function tellReady(file) {
  while (!(await isListening(Number(process.env.DEV_SERVER_PORT)))) await sleep(100);
  const ready = { url: `http://${host}:${port}`, pid: Number(process.env.DEV_PID) };
  writeFileSync(`${file}.tmp`, `${JSON.stringify(ready)}\n`);
  renameSync(`${file}.tmp`, file);
}

function isListening(serverPort) {
  return new Promise((done) => {
    const socket = connect(serverPort, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => vite.close().finally(() => process.exit(0)));
}
