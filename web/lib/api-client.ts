import {
  type Input,
  type OperationId,
  type OperationMeta,
  type Output,
  operationMeta,
} from '#contracts/operations.ts';
import { createExchange, type ExchangeConfig } from './exchange.ts';
import { BACKGROUND_GROUP, DEFAULT_GROUP, type LoadingGroups, loadingGroups } from './loading-groups.ts';
import { type AskForLogin, createLoginGate } from './login-gate.ts';
import { REQUEST_FAILED, type RequestFailed, replyCode, replyNeedVip } from './reply.ts';
import { isWorthRepeating, mayHaveHappened, RequestFailure } from './request-failure.ts';
import { createRequestTracker, type RepeatPolicy, requestKey } from './request-tracker.ts';
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
  readonly onUnauthorised?: AskForLogin;
  readonly onForbidden?: (refusal: Refusal) => void;
  readonly retry?: RetrySettings;
  readonly groups?: LoadingGroups;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly group?: string;
  /** By default a read joins an identical one in flight and a write stands on its own. */
  readonly repeat?: RepeatPolicy;
  readonly retry?: RetrySettings | false;
  readonly forceRetry?: boolean;
  /** Reports neither failure nor refusal and counts as background work; an expired session is still handled. */
  readonly quiet?: boolean;
}

export interface ApiClient {
  call<K extends OperationId>(
    operation: K,
    input: Input<K>,
    options?: CallOptions,
  ): Promise<Output<K> | RequestFailed>;
}

interface Outcome {
  readonly reply: unknown;
  /** The token the reply was given for. */
  readonly token: string | null;
  readonly failure?: RequestFailure;
  /** Joined callers share one outcome, and it is reported once. */
  isReported: boolean;
}

function retrySettings(config: RetrySettings | undefined, own: CallOptions['retry']): RetrySettings {
  return own === false ? { ...config, retries: 0 } : { ...config, ...own };
}

/**
 * The way of every call: token, repeat policy, retries, loading group, signing, decoding.
 * A failure resolves to the pseudo-reply; only a cancelled call rejects. What the user sees is decided by the hooks.
 */
export function createApiClient(config: ApiClientConfig): ApiClient {
  const { groups = loadingGroups, onUnauthorised } = config;
  const exchange = createExchange(config);
  const tracker = createRequestTracker<Outcome>();
  const waitForLogin = onUnauthorised && createLoginGate(onUnauthorised);

  function tokenFor(meta: OperationMeta): string | null {
    return meta.session === 'none' ? null : config.token();
  }

  async function attempts(meta: OperationMeta, input: object, options: CallOptions, signal: AbortSignal) {
    let token: string | null = null;
    function attempt(): Promise<unknown> {
      token = tokenFor(meta);
      return exchange(meta, input, token, signal);
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
        return { reply: REQUEST_FAILED, token, failure: error, isReported: false };
      }
      throw error;
    }
  }

  async function send(meta: OperationMeta, input: object, options: CallOptions): Promise<Outcome> {
    const isWrite = meta.effect === 'write';
    const identity = { url: meta.path, method: meta.httpMethod };
    const key = requestKey(
      meta.httpMethod === 'GET' ? { ...identity, params: input } : { ...identity, data: input },
    );
    const end = groups.begin(options.group ?? (options.quiet ? BACKGROUND_GROUP : DEFAULT_GROUP));
    try {
      return await tracker.run(
        // The answer one session got must not serve another.
        `${tokenFor(meta) ?? ''} ${key}`,
        options.repeat ?? (isWrite ? 'allow' : 'join'),
        (signal) => attempts(meta, input, options, signal),
        options.signal,
      );
    } finally {
      end();
      if (isWrite) {
        tracker.closeToJoiners();
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
    } else if (replyCode(outcome.reply) === 403) {
      config.onForbidden?.({ operation, needVip: replyNeedVip(outcome.reply) });
    }
  }

  return {
    async call<K extends OperationId>(operation: K, input: Input<K>, options: CallOptions = {}) {
      const meta = operationMeta(operation);
      let outcome = await send(meta, input, options);
      if (await mayReplay(meta, outcome, options.signal)) {
        outcome = await send(meta, input, options);
      }
      if (!options.quiet) {
        report(operation, outcome);
      }
      // The server is held to the contract by the contract tests; here its word is taken.
      return outcome.reply as Output<K> | RequestFailed;
    },
  };
}
