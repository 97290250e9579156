/** What one address can pile up at a demo, tried on one of our own: logins, codes, registrations, bodies, connections. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { PATIENCE } from '#server/plugins/patience.ts';
import { openWorld } from '#server/replica/create-world.ts';
import { replicaTools } from '#server/replica-tools.ts';
import type { Finding } from './finding.ts';

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url));
const CONTROL_TOKEN = 'attack';
/** As patient as a server is, but sooner through. */
const SHORT = { ...PATIENCE, headMs: 2000, bodyMs: 2000, lookMs: 200 };
const MOST_FAILURES = 60;

type Attack = (demo: Demo) => Promise<Finding>;

interface Demo {
  readonly url: string;
  readonly port: number;
}

interface Said {
  readonly status: number;
  readonly body: { readonly code: number; readonly data?: { readonly demoCode?: string } };
  readonly ms: number;
}

/** Each attack on its own in the same demo, because they come from addresses of their own. */
export async function attackBudgets(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-attack-'));
  // The addresses are ours to say, as behind a proxy.
  const env = readEnv(['--demo', '--port', '0'], {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    REPLICA_CONTROL_TOKEN: CONTROL_TOKEN,
    REPLICA_SANDBOX_CAP: '200',
    REPLICA_TRUST_PROXY: '1',
  });
  const world = openWorld(env, { migrationsFolder: MIGRATIONS });
  const app = await buildApp({ env, world, tools: replicaTools(), webRoot: null, patience: SHORT });
  try {
    const url = await app.listen({ host: env.host, port: 0 });
    const demo = { url, port: Number(new URL(url).port) };
    const findings: Finding[] = [];
    for (const attack of ATTACKS) findings.push(await attack(demo));
    return findings;
  } finally {
    await app.close();
    world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const sprayedLogins: Attack = async (demo) => {
  const visitor = await enteredFrom(demo, '203.0.113.1');
  const said = await Promise.all(times(200, (index) => visitor.login(`member-${index}`, 'wrong')));
  const checked = said.filter(({ body }) => body.code === 1001).length;
  const stranger = await visitor.from('203.0.113.2').login('demo', DEMO_PASSWORD);
  return {
    name: 'logins sprayed over 200 accounts',
    figure: `${checked} checked, ${said.length - checked} refused; another address gets ${stranger.body.code}`,
    holds: checked <= MOST_FAILURES && stranger.body.code === 0,
  };
};

const lockedOut: Attack = async (demo) => {
  const visitor = await enteredFrom(demo, '203.0.113.3');
  for (let time = 0; time < 6; time += 1) await visitor.login('vip', 'wrong');
  const elsewhere = await visitor.from('203.0.113.4').login('vip', DEMO_PASSWORD);
  return {
    name: 'a member locked out by a stranger',
    figure: `from elsewhere the member gets ${elsewhere.body.code}`,
    holds: elsewhere.body.code === 0,
  };
};

const floodedCodes: Attack = async (demo) => {
  const visitor = await enteredFrom(demo, '203.0.113.5');
  const said = await Promise.all(times(200, (index) => visitor.sendCode(mobileOf(index))));
  const sent = said.filter(({ body }) => body.code === 0).length;
  return { name: 'codes for 200 mobiles', figure: `${sent} sent`, holds: sent <= 60 };
};

const manyRegistrations: Attack = async (demo) => {
  const visitor = await enteredFrom(demo, '203.0.113.6');
  const said = await Promise.all(
    times(90, async (index) => {
      const mobile = mobileOf(1000 + index);
      const { body } = await visitor.from(`198.51.100.${index}`).sendCode(mobile);
      const fields = { mobile, code: body.data?.demoCode ?? '', password: 'paper2027', agreed: '1' };
      return visitor.post('LoginServiceMag.register', fields);
    }),
  );
  const made = said.filter(({ body }) => body.code === 0).length;
  return { name: 'registrations of 90 mobiles', figure: `${made} made`, holds: made <= 60 };
};

const parallelLogins: Attack = async (demo) => {
  const said = await Promise.all(
    times(50, (index) => visitorOf(demo, `192.0.2.${index}`).login('super', DEMO_PASSWORD)),
  );
  const all = said.map(({ ms }) => ms).sort((one, other) => one - other);
  const [middle = 0, slowest = 0] = [all[25], all.at(-1)];
  return {
    name: '50 logins at once, each in a new sandbox',
    figure: `median ${Math.round(middle)} ms, slowest ${Math.round(slowest)} ms`,
    holds: said.every(({ body }) => body.code === 0) && slowest < 2000,
  };
};

const longAccounts: Attack = async (demo) => {
  const visitor = await enteredFrom(demo, '203.0.113.7');
  const before = await visitor.bytes();
  const said = await Promise.all(
    times(40, (index) => visitor.login(`${index}`.padEnd(200_000, 'x'), 'wrong')),
  );
  const grown = (await visitor.bytes()) - before;
  return {
    name: '40 failed logins with accounts of 200 kB',
    figure: `${said.filter(({ status }) => status === 400).length} refused, the database grew by ${grown} bytes`,
    holds: grown < 100_000,
  };
};

const slowBodies: Attack = async ({ port }) => {
  const head = 'POST /uwp/newServlet/LoginServiceMag/sendCode HTTP/1.1\r\nHost: 127.0.0.1\r\n';
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nmobile=1';
  const sockets = times(100, () => opened(port, head + form));
  // Now and then a byte more, which must not help.
  const drip = setInterval(() => {
    for (const { socket } of sockets) if (socket.writable) socket.write('9');
  }, 300);
  const ms = await closedAfter(sockets);
  clearInterval(drip);
  return {
    name: '100 bodies that never end',
    figure: ms === null ? 'not all closed' : `closed after ${(ms / 1000).toFixed(1)} s of 2 s patience`,
    holds: ms !== null,
  };
};

const idleConnections: Attack = async (demo) => {
  const visitor = await enteredFrom(demo, '203.0.113.8');
  const sockets = times(500, () => opened(demo.port, ''));
  const closing = closedAfter(sockets);
  const { status, ms: answered } = await visitor.login('demo', DEMO_PASSWORD);
  const ms = await closing;
  return {
    name: '500 connections that say nothing',
    figure: `a login beside them ${Math.round(answered)} ms, ${ms === null ? 'not all closed' : `closed after ${(ms / 1000).toFixed(1)} s`}`,
    holds: status === 200 && ms !== null,
  };
};

const ATTACKS = [
  sprayedLogins,
  lockedOut,
  floodedCodes,
  manyRegistrations,
  parallelLogins,
  longAccounts,
  slowBodies,
  idleConnections,
];

/** The first call makes the sandbox, so that many at once act in the same one. */
async function enteredFrom(demo: Demo, address: string) {
  const visitor = visitorOf(demo, address);
  await visitor.post('UserCenterMag.userIsLogin3', {});
  return visitor;
}

/** A browser with a sandbox of its own behind an address. */
function visitorOf(demo: Demo, address: string, jar: { cookie: string } = { cookie: '' }) {
  async function asked(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${demo.url}${path}`, init);
    jar.cookie ||= /deskSandbox=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
    return response;
  }
  async function post(operation: string, fields: Record<string, string>): Promise<Said> {
    const begun = performance.now();
    const response = await asked(`/uwp/newServlet/${operation.replace('.', '/')}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address, cookie: jar.cookie },
      body: new URLSearchParams(fields),
    });
    const body = await response.json();
    return { status: response.status, body, ms: performance.now() - begun };
  }
  return {
    post,
    login: (account: string, password: string) =>
      post('LoginServiceMag.loginByPassword', { account, password }),
    sendCode: (mobile: string) => post('LoginServiceMag.sendCode', { mobile, purpose: 'register' }),
    /** The same browser behind another address. */
    from: (other: string) => visitorOf(demo, other, jar),
    async bytes(): Promise<number> {
      const headers = { authorization: `Bearer ${CONTROL_TOKEN}` };
      const name = jar.cookie.split('=')[1];
      const response = await fetch(`${demo.url}/__replica/sandboxes/${name}`, { headers });
      return (await response.json()).bytes;
    },
  };
}

function opened(port: number, text: string): { readonly socket: Socket; readonly closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.resume();
  socket.write(text);
  return { socket, closed };
}

/** How long until all were closed; null where that took more than three times the patience. */
async function closedAfter(sockets: readonly ReturnType<typeof opened>[]): Promise<number | null> {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), 3 * SHORT.bodyMs);
  });
  const all = Promise.all(sockets.map(({ closed }) => closed)).then(() => true);
  const isClosed = await Promise.race([all, tooLate]);
  clearTimeout(timer);
  for (const { socket } of sockets) socket.destroy();
  return isClosed ? performance.now() - begun : null;
}

function times<T>(count: number, work: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => work(index));
}

function mobileOf(index: number): string {
  return `1910000${String(index).padStart(4, '0')}`;
}
