/** The only reader of process.env and of the command line in the server: parsed once, fails loudly at boot. */
import { parseArgs } from 'node:util';
import { JOURNAL_CAPACITY, JOURNAL_OF_DEMO } from '#contracts/control/journal.ts';
import { MOMENTS_OF_DEMO, MOST_MOMENTS } from '#contracts/control/moments.ts';
import { type Language, languageOf } from '#contracts/language.mjs';
import { CLOCK_LIMITS_IN_WORDS, readClockMoment } from '#contracts/rules/clock-limits.ts';
import { ExplainedError, sentence } from '#contracts/sentences.mjs';
import { type BackendEnv, type BackendFlags, readBackendEnv } from './backend/backend-env.ts';
import { type KnownHosts, readAllowedHosts } from './caller.ts';
import { isLoopback } from './loopback.ts';
import { FLAG_OPTIONS, SETTINGS, type Setting } from './settings.mjs';

export type Mode = 'replica' | 'demo';

const WEB_BUILDS = ['web', 'console', 'demo'] as const;
export type WebBuild = (typeof WEB_BUILDS)[number];

export interface Env {
  /** In a demo every visitor has a private sandbox. */
  readonly mode: Mode;
  /** What whoever starts it reads. */
  readonly language: Language;
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
  /** So many writes of each world can be taken back: unless told otherwise where developers work, because it costs. */
  readonly moments: number;
  /** So many of the last exchanges are in the journal of each world. */
  readonly exchanges: number;
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
  /** Those who come sit in one room, behind one address. */
  readonly isRoom?: boolean;
}

const { SystemRoot } = process.env;
/** For a program that is told nothing else: Windows starts none without it. */
export const BARE_ENV: Readonly<Record<string, string>> = SystemRoot ? { SystemRoot } : {};

/** Whether others than this machine's own user come here, so that nobody may take what belongs to all. */
export function isShared({ mode, host, trustedProxies }: Env): boolean {
  return mode === 'demo' || trustedProxies > 0 || !isLoopback(host);
}

const MINUTE_MS = 60_000;

export class EnvProblem extends ExplainedError {}

/** What is said of the server by whoever starts it: a flag wins over a variable, a variable over what is usual. */
export function readEnv(argv: readonly string[], environment: NodeJS.ProcessEnv): Env {
  const flags = readFlags(argv);
  const source = withoutEmpty(environment);
  if (flags.host === '') throw new EnvProblem(sentence('--host needs a value'));
  const variable = ({ variable: name, usual }: Setting) => source[name] ?? usual;
  const count = (setting: Setting, flag?: string, usual = variable(setting)) =>
    wholeNumber(setting, flag ?? usual ?? '');
  const mode = modeOf(flags.demo ? 'demo' : variable(SETTINGS.mode));
  const port = count(SETTINGS.port, flags.port);
  const host = flags.host ?? variable(SETTINGS.host) ?? '';
  const minutes = (setting: Setting, usual?: string) =>
    count(setting, undefined, variable(setting) ?? usual) * MINUTE_MS;
  const web = webBuildOf(variable(SETTINGS.web) ?? (mode === 'demo' ? 'demo' : 'web'));
  return {
    mode,
    language: languageOf(source),
    web,
    port,
    host,
    listenHost: source.DEV_LISTEN_HOST || host,
    allowedHosts: allowedHostsOf(variable(SETTINGS.allowedHosts)),
    dataDir: variable(SETTINGS.dataDir) ?? '',
    isDurable: variable(SETTINGS.durable) === '1',
    seed: count(SETTINGS.seed, flags.seed),
    moments: momentsOf(mode, web, variable(SETTINGS.moments)),
    exchanges: mode === 'demo' ? JOURNAL_OF_DEMO : JOURNAL_CAPACITY,
    clock: instant(flags.clock ?? variable(SETTINGS.clock)),
    controlToken: variable(SETTINGS.controlToken) ?? null,
    signSecret: variable(SETTINGS.signSecret) ?? null,
    checksReplies: source.NODE_ENV !== 'production',
    logsRequests: variable(SETTINGS.log) === '1',
    trustedProxies: count(SETTINGS.trustProxy),
    sandboxes: {
      cap: variable(SETTINGS.sandboxCap) ? count(SETTINGS.sandboxCap) : null,
      idleMs: minutes(SETTINGS.sandboxIdleMinutes),
      lifeMs: minutes(SETTINGS.sandboxMinutes, mode === 'demo' ? '120' : '240'),
      isRoom: flags.room ?? variable(SETTINGS.room) === '1',
    },
    corsOrigins: originsOf(flags.cors ?? (variable(SETTINGS.cors) ?? '').split(/[\s,]+/).filter(Boolean)),
    readyFile: flags['ready-file'] ?? variable(SETTINGS.readyFile) ?? null,
    backend: backendOf(flags, mode, port, source),
  };
}

/** What is set to nothing is not set: `HOST= npm start` must not open the server to every network. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** The table says which flags there are; what they are called here the compiler has to be told. */
interface Flags extends BackendFlags {
  readonly port?: string;
  readonly host?: string;
  readonly seed?: string;
  readonly clock?: string;
  readonly demo?: boolean;
  readonly room?: boolean;
  readonly cors?: readonly string[];
  readonly 'ready-file'?: string;
}

function readFlags(argv: readonly string[]): Flags {
  try {
    return parseArgs({ args: [...argv], options: { ...FLAG_OPTIONS, demo: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new EnvProblem(error instanceof Error ? error.message : String(error));
  }
}

/** The console is where developers work; whoever shows a demo takes the last steps back. */
function momentsOf(mode: Mode, web: WebBuild, asked: string | undefined): number {
  const usual = mode === 'demo' ? MOMENTS_OF_DEMO : web === 'console' ? MOST_MOMENTS : 0;
  return wholeNumber(SETTINGS.moments, asked ?? `${usual}`);
}

function modeOf(text: string | undefined): Mode {
  if (!text || text === 'replica') return 'replica';
  if (text === 'demo') return 'demo';
  throw new EnvProblem(sentence('REPLICA_MODE must be replica or demo, not "{}"', text));
}

function webBuildOf(text: string): WebBuild {
  const build = WEB_BUILDS.find((known) => known === text);
  if (!build)
    throw new EnvProblem(sentence('REPLICA_WEB must be one of {}, not "{}"', WEB_BUILDS.join(', '), text));
  return build;
}

function originsOf(texts: readonly string[]): readonly string[] {
  const wrong = texts.find(
    (text) => !/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text,
  );
  if (wrong === undefined) return texts;
  throw new EnvProblem(sentence('--cors takes an origin such as http://localhost:3000, not "{}"', wrong));
}

function allowedHostsOf(text: string | undefined): KnownHosts {
  const read = readAllowedHosts(text);
  if (!read.ok) throw new EnvProblem(read.problem);
  return read.hosts;
}

function backendOf(flags: Flags, mode: Mode, ownPort: number, source: NodeJS.ProcessEnv): BackendEnv | null {
  const read = readBackendEnv(flags, source, { isDemo: mode === 'demo', ownPort });
  if (!read.ok) throw new EnvProblem(read.problem);
  return read.backend;
}

function wholeNumber({ variable, least = 0, most = 0 }: Setting, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new EnvProblem(
      sentence('{} must be a whole number from {} to {}, not "{}"', variable, least, most, text),
    );
  }
  return value;
}

function instant(text: string | undefined): number | null {
  if (!text) return null;
  const value = readClockMoment(text);
  if (value === null) {
    throw new EnvProblem(
      sentence('the clock must be an ISO date {}, not "{}"', sentence(CLOCK_LIMITS_IN_WORDS), text),
    );
  }
  return value;
}
