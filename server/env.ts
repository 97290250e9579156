/** The only reader of process.env and of the command line in the server: parsed once, fails loudly at boot. */
import { parseArgs } from 'node:util';
import { CLOCK_LIMITS_IN_WORDS, readClockMoment } from '#contracts/rules/clock-limits.ts';
import { BACKEND_FLAGS, type BackendEnv, readBackendEnv } from './backend/backend-env.ts';
import { type KnownHosts, readAllowedHosts } from './caller.ts';
import { isLoopback } from './loopback.ts';

export type Mode = 'replica' | 'demo';

const WEB_BUILDS = ['web', 'console', 'demo'] as const;
export type WebBuild = (typeof WEB_BUILDS)[number];

export interface Env {
  /** In a demo every visitor has a private sandbox. */
  readonly mode: Mode;
  /** Which build of the browser's part is served: the plain product, or with the replica's tools beside it. */
  readonly web: WebBuild;
  readonly port: number;
  /** Where people reach it, which says who is let in. */
  readonly host: string;
  /** Where it listens itself: while developing on loopback, behind the server of the pages. */
  readonly listenHost: string;
  /** By which names, beside its own ones; null where nobody said so. */
  readonly allowedHosts: KnownHosts;
  readonly dataDir: string;
  /** Whether an acknowledged write survives a power cut too, and not only the end of the process. */
  readonly isDurable: boolean;
  readonly seed: number;
  /** A start of the replica's clock other than the real now, as epoch milliseconds. */
  readonly clock: number | null;
  readonly controlToken: string | null;
  /** When set, every call must carry a valid `sign` parameter. */
  readonly signSecret: string | null;
  /** Replies are checked against the contract everywhere but in production. */
  readonly checksReplies: boolean;
  readonly logsRequests: boolean;
  /** How many proxies in front say who calls and by which address; without one anybody could. */
  readonly trustedProxies: number;
  readonly sandboxes: SandboxEnv;
  /** Pages of other origins that may call the product. */
  readonly corsOrigins: readonly string[];
  /** A file that is there as long as the server answers, with its address; null for none. */
  readonly readyFile: string | null;
  /** Who answers the calls instead of the replica; null where it answers them itself. */
  readonly backend: BackendEnv | null;
}

export interface SandboxEnv {
  /** The most there can be at a time; null where the memory decides. */
  readonly cap: number | null;
  /** A sandbox that nobody uses lives so long. */
  readonly idleMs: number;
  /** And none lives longer than this. */
  readonly lifeMs: number;
}

/** Whether others than this machine's own user come here, so that nobody may take what belongs to all. */
export function isShared({ mode, host, trustedProxies }: Env): boolean {
  return mode === 'demo' || trustedProxies > 0 || !isLoopback(host);
}

const MINUTE_MS = 60_000;
const MOST_PROXIES = 10;

export class EnvProblem extends Error {}

export function readEnv(argv: readonly string[], environment: NodeJS.ProcessEnv): Env {
  const flags = readFlags(argv);
  const source = withoutEmpty(environment);
  if (flags.host === '') throw new EnvProblem('--host needs a value');
  const mode = modeOf(flags.demo ? 'demo' : source.REPLICA_MODE);
  const port = wholeNumber('PORT', flags.port ?? source.PORT ?? '5180', 0, 65535);
  const host = flags.host ?? source.HOST ?? '127.0.0.1';
  return {
    mode,
    web: webBuildOf(source.REPLICA_WEB ?? (mode === 'demo' ? 'demo' : 'web')),
    port,
    host,
    listenHost: source.DEV_LISTEN_HOST || host,
    allowedHosts: allowedHostsOf(source.REPLICA_ALLOWED_HOSTS),
    dataDir: source.DATA_DIR ?? '.data',
    isDurable: source.REPLICA_DURABLE === '1',
    seed: wholeNumber('REPLICA_SEED', flags.seed ?? source.REPLICA_SEED ?? '1', 0, 2 ** 31),
    clock: instant(flags.clock ?? source.REPLICA_CLOCK),
    controlToken: source.REPLICA_CONTROL_TOKEN ?? null,
    signSecret: source.REPLICA_SIGN_SECRET ?? null,
    checksReplies: source.NODE_ENV !== 'production',
    logsRequests: source.REPLICA_LOG === '1',
    trustedProxies: wholeNumber('REPLICA_TRUST_PROXY', source.REPLICA_TRUST_PROXY ?? '0', 0, MOST_PROXIES),
    sandboxes: sandboxesOf(mode, source),
    corsOrigins: originsOf(flags.cors ?? (source.REPLICA_CORS ?? '').split(/[\s,]+/).filter(Boolean)),
    readyFile: flags['ready-file'] ?? source.REPLICA_READY_FILE ?? null,
    backend: backendOf(flags, mode, port, source),
  };
}

/** What is set to nothing is not set: `HOST= npm start` must not open the server to every network. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function readFlags(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        seed: { type: 'string' },
        clock: { type: 'string' },
        demo: { type: 'boolean' },
        cors: { type: 'string', multiple: true },
        'ready-file': { type: 'string' },
        ...BACKEND_FLAGS,
      },
    });
    return values;
  } catch (error) {
    throw new EnvProblem(error instanceof Error ? error.message : String(error));
  }
}

function modeOf(text: string | undefined): Mode {
  if (!text || text === 'replica') return 'replica';
  if (text === 'demo') return 'demo';
  throw new EnvProblem(`REPLICA_MODE must be replica or demo, not "${text}"`);
}

function webBuildOf(text: string): WebBuild {
  const build = WEB_BUILDS.find((known) => known === text);
  if (!build) throw new EnvProblem(`REPLICA_WEB must be one of ${WEB_BUILDS.join(', ')}, not "${text}"`);
  return build;
}

function originsOf(texts: readonly string[]): readonly string[] {
  const wrong = texts.find(
    (text) => !/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text,
  );
  if (wrong === undefined) return texts;
  throw new EnvProblem(`--cors takes an origin such as http://localhost:3000, not "${wrong}"`);
}

function allowedHostsOf(text: string | undefined): KnownHosts {
  const read = readAllowedHosts(text);
  if (!read.ok) throw new EnvProblem(read.problem);
  return read.hosts;
}

function backendOf(
  flags: ReturnType<typeof readFlags>,
  mode: Mode,
  ownPort: number,
  source: NodeJS.ProcessEnv,
): BackendEnv | null {
  const read = readBackendEnv(flags, source, { isDemo: mode === 'demo', ownPort });
  if (!read.ok) throw new EnvProblem(read.problem);
  return read.backend;
}

function sandboxesOf(mode: Mode, source: NodeJS.ProcessEnv): SandboxEnv {
  const {
    REPLICA_SANDBOX_CAP: cap,
    REPLICA_SANDBOX_IDLE_MINUTES: idle,
    REPLICA_SANDBOX_MINUTES: life,
  } = source;
  const minutes = (name: string, text: string | undefined, usual: number) =>
    wholeNumber(name, text || String(usual), 1, 100_000) * MINUTE_MS;
  return {
    cap: cap ? wholeNumber('REPLICA_SANDBOX_CAP', cap, 1, 100_000) : null,
    idleMs: minutes('REPLICA_SANDBOX_IDLE_MINUTES', idle, 30),
    lifeMs: minutes('REPLICA_SANDBOX_MINUTES', life, mode === 'demo' ? 120 : 240),
  };
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new EnvProblem(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
}

function instant(text: string | undefined): number | null {
  if (!text) return null;
  const value = readClockMoment(text);
  if (value === null) {
    throw new EnvProblem(`the clock must be an ISO date ${CLOCK_LIMITS_IN_WORDS}, not "${text}"`);
  }
  return value;
}
