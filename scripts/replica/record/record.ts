import { appendFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { sentence } from '#contracts/sentences.mjs';
import { type Backend, createBackend } from '#server/backend/backend.ts';
import { chooseProxy } from '#server/backend/company-proxy.ts';
import { addressOf, readTarget } from '#server/backend/target.ts';
import { type KnownHosts, knownHosts, readAllowedHosts } from '#server/caller.ts';
import { describeFlags, type Flags, optional, parseFlags, UsageError } from '../cli/flags.ts';
import { writeOutput } from '../cli/output.ts';
import { Unreachable } from '../cli/run.ts';
import { operationsMatching } from '../compare/operation-patterns.ts';
import { createExchangeJournal, type Exchange } from './journal.ts';
import type { LocalReplica } from './local-replica.ts';
import { observe, type Passed } from './observe.ts';
import { createProxy } from './proxy.ts';
import { createRedactor, type Redactor } from './redact.ts';

export const RECORD_FLAGS = {
  target: optional('the server whose calls are recorded'),
  port: { kind: 'text', fallback: '0', meaning: 'where the proxy listens; 0 for any free port' },
  local: { kind: 'list', meaning: 'operations that a replica answers instead, such as ShopCarService.*' },
  output: optional('a file that gets each exchange as a line of JSON'),
  quiet: { kind: 'switch', meaning: 'no line for each exchange' },
} as const satisfies Flags;

export const RECORD_HELP = `replica record --target URL
  a proxy in front of a real server that keeps its calls and holds them against the contract
${describeFlags(RECORD_FLAGS)}

  GET /__record/journal                          what was exchanged, without secrets
  GET /__record/har                              the same as an HTTP Archive (HAR 1.2)
  GET /__record/exchange/N?as=pact|scenario|curl one exchange, to go on with

REPLICA_ACCOUNT is whose data the local operations show, super unless given.
Exit codes: 0 ended, 2 usage, 3 not started, 4 our own error, 130 interrupted.`;

const LOOPBACK = '127.0.0.1';
const SILENCE_MS = 30_000;

export interface Recording {
  readonly url: string;
  /** The one line for the standard output. */
  readonly ready: string;
  close(): Promise<void>;
}

/** `replica record`: answers when it listens, and goes on until it is closed. */
export async function startRecording(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
  { silenceMs = SILENCE_MS }: { readonly silenceMs?: number } = {},
): Promise<Recording> {
  const begun = performance.now();
  const { flags, words } = parseFlags(args, RECORD_FLAGS);
  if (words.length > 0) throw new UsageError(`"${words[0]}" was not expected here.`);
  const target = backendOf(flags.target, env);
  const port = portOf(flags.port);
  const operations = operationsMatching(flags.local, 'local');
  const account = env.REPLICA_ACCOUNT || 'super';
  const known = knownHostsOf(env.REPLICA_ALLOWED_HOSTS);
  const [journal, redactor] = [createExchangeJournal(), createRedactor()];
  if (flags.output !== '') writeOutput(flags.output, '');
  const replica = operations.size > 0 ? await localReplica(account) : null;

  const server = createProxy({
    target,
    local: replica && { replica, operations },
    account,
    knownHosts: known,
    silenceMs,
    journal,
    keep(passed) {
      const exchange = observeAnything(journal.nextNumber(), passed, redactor);
      journal.add(exchange);
      // At once, so that nothing is lost however the process ends.
      if (flags.output !== '') write(exchange);
      if (!flags.quiet) say(lineOf(exchange));
    },
  });

  let lastProblem = '';
  function write(exchange: Exchange): void {
    try {
      appendFileSync(flags.output, `${JSON.stringify(exchange)}\n`);
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastProblem) say(`this call is not written to --output (${message})`);
      lastProblem = message;
    }
  }

  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, LOOPBACK, resolve);
    });
  } catch (error) {
    await replica?.close();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Unreachable(
      code === 'EADDRINUSE'
        ? sentence('Port {} is in use. Choose another one with --port, or --port 0 for a free one.', port).en
        : message,
    );
  }
  const url = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const elapsed = Math.round(performance.now() - begun);
  return {
    url,
    ready: `Ready at ${url} in ${elapsed} ms, recording ${addressOf(target.target)}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      target.close();
      await replica?.close();
    },
  };
}

/** Loaded when it is asked for only: it is the whole server, and recording alone starts without it. */
async function localReplica(account: string): Promise<LocalReplica> {
  try {
    const { startLocalReplica } = await import('./local-replica.ts');
    return await startLocalReplica(account);
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split(/[.:]?\s*\n|\. /);
    throw new Unreachable(`The replica for --local did not start (${reason}). Run "npm ci" and try again.`);
  }
}

/** What cannot be read stands in the journal all the same, as nested deeper than anybody reads. */
function observeAnything(n: number, passed: Passed, redactor: Redactor): Exchange {
  try {
    return observe(n, passed, redactor);
  } catch (error) {
    const failure = passed.failure ?? `what was said cannot be read (${(error as Error).message})`;
    return observe(n, { ...passed, requestText: null, text: null, failure }, redactor);
  }
}

function lineOf({ n, request, response, operation, answeredBy, ms, violations, failure }: Exchange): string {
  const call = `${n} ${request.method} ${operation ?? request.url}`;
  if (failure !== null) return `${call} ${ms} ms: ${failure}`;
  const asked = `${call} ${response.status}`;
  const first = answeredBy === 'replica' ? `${asked} by the replica ${ms} ms` : `${asked} ${ms} ms`;
  return [first, ...violations.map((one) => `  ${one.part} ${one.pointer || '/'}: ${one.problem}`)].join(
    '\n',
  );
}

function backendOf(text: string, env: Readonly<Record<string, string | undefined>>): Backend {
  if (text === '') throw new UsageError('record needs --target, the address of a server.');
  const read = readTarget(text);
  if (!read.ok) throw new UsageError(read.problem.en);
  const chosen = chooseProxy(read.target, env);
  if (!chosen.ok) throw new UsageError(chosen.problem.en);
  return createBackend({ target: read.target, proxy: chosen.proxy });
}

function knownHostsOf(text: string | undefined): KnownHosts {
  const read = readAllowedHosts(text);
  if (!read.ok) throw new UsageError(read.problem);
  return knownHosts({ host: LOOPBACK, mode: 'replica', allowedHosts: read.hosts });
}

function portOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65_535) {
    throw new UsageError(`--port is a number up to 65535, not "${text}".`);
  }
  return Number(text);
}
