import {
  type Input,
  type OperationId,
  type OperationMeta,
  type Output,
  operationMeta,
} from '#contracts/operations.ts';
import { createExchange, type ExchangeConfig } from '../wire/exchange.ts';
import { isAskingAgain } from './asked-again.ts';
import { BACKGROUND_GROUP, DEFAULT_GROUP, type LoadingGroups, loadingGroups } from './loading-groups.ts';
import { type AskForLogin, createLoginGate } from './login-gate.ts';
import { createMissingOperations, type MissingOperations } from './missing-operations.ts';
import { NOT_THERE, type PseudoReply, replyCode, replyNeedVip } from './reply.ts';
import { isWorthRepeating, mayHaveHappened, RequestFailure, soundsUnknown } from './request-failure.ts';
import {
  createRequestTracker,
  type RepeatPolicy,
  type RequestTracker,
  requestKey,
} from './request-tracker.ts';
import { type RetryOptions, withRetry } from './retry.ts';

export type RetrySettings = Pick<RetryOptions, 'retries' | 'delayMs' | 'sleep'>;

export interface FailureReport {
  readonly operation: OperationId;
  readonly traceId?: string;
  readonly status?: number;
  readonly serverMessage?: string;
}

export interface Refusal {
  readonly operation: OperationId;
  /** Membership levels that would open the operation. */
  readonly needVip: readonly string[];
}

export interface ApiClientConfig extends ExchangeConfig {
  readonly token: () => string | null;
  readonly onFailure?: (failure: FailureReport) => void;
  /** The server answered, whatever it said. */
  readonly onAnswer?: (operation: OperationId) => void;
  readonly onUnauthorised?: AskForLogin;
  readonly onForbidden?: (refusal: Refusal) => void;
  readonly retry?: RetrySettings;
  readonly groups?: LoadingGroups;
  /** Remembers which calls the backend does not know. */
  readonly missing?: MissingOperations;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly group?: string;
  /** By default no repeat is sent: it gets the answer of the identical request in flight, reads and writes alike. */
  readonly repeat?: RepeatPolicy;
  readonly retry?: RetrySettings | false;
  readonly forceRetry?: boolean;
  /** Reports neither failure nor refusal and counts as background work; an expired session is still handled. */
  readonly quiet?: boolean;
  /** Goes on where the page is left meanwhile; browsers take 64 kB of it. */
  readonly keepalive?: boolean;
  /** Asks in the name of this token instead of the session's; null for none. */
  readonly token?: string | null;
  /** Whatever comes with a status of 2xx is success, readable or not: the form of such a reply is not documented. */
  readonly acceptsAnyReply?: boolean;
}

export interface ApiClient {
  call<K extends OperationId>(
    operation: K,
    input: Input<K>,
    options?: CallOptions,
  ): Promise<Output<K> | PseudoReply>;
}

interface Outcome {
  readonly reply: unknown;
  /** The token the reply was given for. */
  readonly token: string | null;
  readonly failure?: RequestFailure;
  /** Joined callers share one outcome, and it is reported once. */
  isReported: boolean;
}

/** What 重试 adds; a write is never given up for a repeat of it, because it may have happened. */
function askedAgain(options: CallOptions, meta: OperationMeta): CallOptions {
  if (!isAskingAgain()) return options;
  const repeat = options.repeat ?? (meta.effect === 'write' ? 'join' : 'cancel-earlier');
  return { ...options, repeat, forceRetry: true };
}

function retrySettings(config: RetrySettings | undefined, own: CallOptions['retry']): RetrySettings {
  return own === false ? { ...config, retries: 0 } : { ...config, ...own };
}

/**
 * The way of every call: token, repeat policy, retries, loading group, signing, decoding.
 * A failure resolves to a pseudo-reply; only a cancelled call rejects. What the user sees is decided by the hooks.
 */
export function createApiClient(config: ApiClientConfig): ApiClient {
  const { groups = loadingGroups, missing = createMissingOperations(), onUnauthorised } = config;
  const exchange = createExchange(config);
  const reads = createRequestTracker<Outcome>();
  const writes = new Map<OperationId, RequestTracker<Outcome>>();
  const waitForLogin = onUnauthorised && createLoginGate(onUnauthorised);

  // Only the logins that hand out a token go without one (session none); every other call carries what there is.
  function tokenFor(meta: OperationMeta, { token = config.token() }: CallOptions): string | null {
    return meta.session === 'none' ? null : token;
  }

  /** What only looked like a failure; everything else is thrown on. */
  function replyInstead(meta: OperationMeta, options: CallOptions, error: unknown): unknown {
    if (!(error instanceof RequestFailure)) throw error;
    if (options.acceptsAnyReply && error.facts.kind === 'malformed') return { code: 0 };
    // Every backend has the documented calls: there it is a failure like any other.
    if (meta.provenance === 'documented' || !soundsUnknown(error)) throw error;
    missing.add(meta.id);
    return NOT_THERE;
  }

  async function attempts(meta: OperationMeta, input: object, options: CallOptions, signal: AbortSignal) {
    let token: string | null = null;
    async function attempt(): Promise<unknown> {
      token = tokenFor(meta, options);
      try {
        const reply = await exchange(meta, input, token, signal, options.keepalive);
        if (meta.provenance !== 'documented' && replyCode(reply) === 0) missing.meet();
        return reply;
      } catch (error) {
        return replyInstead(meta, options, error);
      }
    }
    try {
      const reply = await withRetry(attempt, {
        ...retrySettings(config.retry, options.retry),
        isWrite: meta.effect === 'write',
        mayHaveHappened,
        isWorthRepeating,
        force: options.forceRetry,
        signal,
      });
      return { reply, token, isReported: false };
    } catch (error) {
      if (error instanceof RequestFailure) {
        return { reply: error.reply, token, failure: error, isReported: false };
      }
      throw error;
    }
  }

  function writesOf({ id }: OperationMeta): RequestTracker<Outcome> {
    const known = writes.get(id);
    if (known !== undefined) return known;
    const tracker = createRequestTracker<Outcome>();
    writes.set(id, tracker);
    return tracker;
  }

  async function send(meta: OperationMeta, input: object, options: CallOptions): Promise<Outcome> {
    const isWrite = meta.effect === 'write';
    const identity = { url: meta.path, method: meta.httpMethod };
    const request = requestKey(
      meta.httpMethod === 'GET' ? { ...identity, params: input } : { ...identity, data: input },
    );
    // The answer one session got must not serve another.
    const key = `${tokenFor(meta, options) ?? ''} ${request}`;
    const tracker = isWrite ? writesOf(meta) : reads;
    // Who saves 2, then 3, then 2 again means it each time: only what nothing came between is a repeat.
    if (isWrite) tracker.closeToJoiners(key);
    const end = groups.begin(options.group ?? (options.quiet ? BACKGROUND_GROUP : DEFAULT_GROUP));
    try {
      return await tracker.run(
        key,
        options.repeat ?? 'join',
        (signal) => attempts(meta, input, options, signal),
        options.signal,
      );
    } finally {
      end();
      if (isWrite) {
        reads.closeToJoiners();
      }
    }
  }

  // The loading count has ended by now: an indicator must not cover the login modal the user has to answer.
  async function mayReplay(meta: OperationMeta, outcome: Outcome, signal?: AbortSignal): Promise<boolean> {
    if (meta.session !== 'required' || replyCode(outcome.reply) !== 401 || waitForLogin === undefined) {
      return false;
    }
    const current = config.token();
    const isOutdated = current !== null && current !== outcome.token;
    return isOutdated || waitForLogin(signal);
  }

  function report(operation: OperationId, outcome: Outcome): void {
    if (outcome.isReported) {
      return;
    }
    outcome.isReported = true;
    if (outcome.failure !== undefined) {
      const { traceId, status, serverMessage } = outcome.failure.facts;
      config.onFailure?.({ operation, traceId, status, serverMessage });
      return;
    }
    config.onAnswer?.(operation);
    if (replyCode(outcome.reply) === 403) {
      config.onForbidden?.({ operation, needVip: replyNeedVip(outcome.reply) });
    }
  }

  return {
    async call<K extends OperationId>(operation: K, input: Input<K>, options: CallOptions = {}) {
      const meta = operationMeta(operation);
      if (missing.has(operation)) return NOT_THERE;
      const asked = askedAgain(options, meta);
      let outcome = await send(meta, input, asked);
      if (await mayReplay(meta, outcome, asked.signal)) {
        outcome = await send(meta, input, asked);
      }
      if (!options.quiet) {
        report(operation, outcome);
      }
      // The server is held to the contract by the contract tests; here its word is taken.
      return outcome.reply as Output<K> | PseudoReply;
    },
  };
}
