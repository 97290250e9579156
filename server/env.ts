/** The only reader of process.env and of the command line in the server: parsed once, fails loudly at boot. */
import { parseArgs } from 'node:util';

export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly seed: number;
  /** A start of the replica's clock other than the real now, as epoch milliseconds. */
  readonly clock: number | null;
  readonly controlToken: string | null;
  /** When set, every call must carry a valid `sign` parameter. */
  readonly signSecret: string | null;
  /** Replies are checked against the contract everywhere but in production. */
  readonly checksReplies: boolean;
  readonly logsRequests: boolean;
}

export class EnvProblem extends Error {}

export function readEnv(argv: readonly string[], source: NodeJS.ProcessEnv): Env {
  const flags = readFlags(argv);
  return {
    port: wholeNumber('PORT', flags.port ?? source.PORT ?? '5180', 0, 65535),
    host: flags.host ?? source.HOST ?? '127.0.0.1',
    dataDir: source.DATA_DIR ?? '.data',
    seed: wholeNumber('REPLICA_SEED', flags.seed ?? source.REPLICA_SEED ?? '1', 0, 2 ** 31),
    clock: instant(flags.clock ?? source.REPLICA_CLOCK),
    controlToken: source.REPLICA_CONTROL_TOKEN || null,
    signSecret: source.REPLICA_SIGN_SECRET || null,
    checksReplies: source.NODE_ENV !== 'production',
    logsRequests: source.REPLICA_LOG === '1',
  };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
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
      },
    });
    return values;
  } catch (error) {
    throw new EnvProblem(error instanceof Error ? error.message : String(error));
  }
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
  const value = Date.parse(text);
  if (Number.isNaN(value)) throw new EnvProblem(`the clock must be an ISO date, not "${text}"`);
  return value;
}
