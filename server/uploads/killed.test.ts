/** A process that is killed while pages come: what it acknowledged is there afterwards, and nothing else is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Bundled, bundled } from '#scripts/testing/bundled.ts';
import { hashOf, picture } from './testing.ts';

/** More of them by hand: KILL_ROUNDS=20. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const PAGES = 40;
const MAIN = new URL('../main.ts', import.meta.url).pathname;

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

let program: Bundled;
beforeAll(async () => {
  program = await bundled(MAIN);
});
afterAll(() => program.remove());

let folder: string;
let running: Running | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replica-killed-'));
});
afterEach(async () => {
  if (running) await kill(running);
  rmSync(folder, { recursive: true, force: true });
});

function start(): Promise<Running> {
  const child = spawn(process.execPath, [program.file, '--port', '0'], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('the server ended before it was ready')));
    child.stdout.on('data', (text: Buffer) => {
      const url = /Ready at (\S+)/.exec(text.toString())?.[1];
      if (url) resolve({ process: child, url });
    });
  });
}

function kill({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => void child.on('exit', () => resolve()));
  child.kill('SIGKILL');
  return ended;
}

interface Reply {
  readonly data: Record<string, string>;
}

async function call(
  { url }: Running,
  method: string,
  token: string,
  body: Record<string, string>,
): Promise<Reply> {
  const address = `${url}/uwp/newServlet?serviceName=OpusServiceMag&medthodName=${method}`;
  const headers = { authorization: token, 'content-type': 'application/json' };
  return (
    await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json() as Promise<Reply>;
}

async function login({ url }: Running): Promise<string> {
  const reply = await fetch(`${url}/__replica/personas/super/login`, { method: 'POST' });
  return ((await reply.json()) as { token: string }).token;
}

interface Sending {
  readonly token: string;
  readonly opusID: string;
  readonly pictures: readonly Buffer[];
  readonly onKept: (count: number) => void;
}

/** Sends pages until the connection breaks, and tells of each that is acknowledged; answers the hashes of all of them. */
async function sendAll(server: Running, { token, opusID, pictures, onKept }: Sending): Promise<string[]> {
  const kept: string[] = [];
  const queue = [...pictures.entries()];
  async function sender(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [place, image] = next;
      const form = new FormData();
      form.append('elements', '[]');
      form.append('file', new Blob([new Uint8Array(image)]), 'page.png');
      const address = `${server.url}/media/opus/${opusID}/pages/${place + 1}`;
      const reply = await fetch(address, { method: 'POST', headers: { authorization: token }, body: form });
      const { code } = (await reply.json()) as { code: number };
      if (code !== 0) continue;
      kept.push(hashOf(image));
      onKept(kept.length);
    }
  }
  await Promise.allSettled([sender(), sender(), sender()]);
  return kept;
}

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => /\w{64}[^/]*$/.exec(path) ?? [],
  );

it(`${ROUNDS} times, no acknowledged page is missing and no orphan stays`, {
  timeout: ROUNDS * 90_000,
}, async () => {
  running = await start();
  const known = new Set<string>();
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = running;
    const token = await login(server);
    const { data } = await call(server, 'beginImport', token, {
      ...{
        name: `第 ${round} 本`,
        type: 'ebook',
        kind: 'images',
        fileName: '图片',
        fileHash: hashOf(Buffer.from([round])),
      },
      ...{ fileBytes: '1', pageNum: String(PAGES), widthMm: '100', heightMm: '100' },
    });
    const color = (no: number) => `#${(round * PAGES + no + 1).toString(16).padStart(6, '0')}`;
    const pictures = await Promise.all(
      Array.from({ length: PAGES }, (_, no) => picture({ color: color(no) })),
    );
    // In the middle of what is on its way, later with each round.
    const enough = 1 + ((round * 7) % (PAGES / 2));
    let ended: Promise<void> | null = null;
    const onKept = (count: number) => {
      if (count === enough) ended = kill(server);
    };
    const kept = await sendAll(server, { token, opusID: data.opusID ?? '', pictures, onKept });
    await ended;
    acknowledged += kept.length;
    for (const hash of kept) known.add(hash);

    running = await start();
    const owner = { authorization: await login(running) };
    for (const hash of kept) {
      expect((await fetch(`${running.url}/media/files/${hash}`, { headers: owner })).status, hash).toBe(200);
    }
    const there = new Set(filesIn(join(folder, 'files')).map((name) => name.slice(0, 64)));
    for (const hash of known) expect(there.has(hash), hash).toBe(true);
    // A page may have been written whose answer never arrived; a file without a row may not.
    for (const hash of there) {
      expect((await fetch(`${running.url}/media/files/${hash}`, { headers: owner })).status, hash).toBe(200);
      known.add(hash);
    }
  }
  expect(acknowledged, 'the process was killed before anything was acknowledged').toBeGreaterThan(0);
});
