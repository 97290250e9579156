import { App } from 'antd';
import { useRef, useState } from 'react';
import { type Input, type OperationId, operationMeta } from '#contracts/operations.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { failureWords } from '#web/lib/call/failure-words.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { type Guard, useGuard } from '#web/lib/use-guard.ts';
import { newIdemKey } from '#web/lib/wire/idem-key.ts';
import { type DataOf, type DataOperation, type Sent, send } from '../ask/send.ts';
import { useReadAgain } from './stale.ts';

const SAFE = '请重试，不会重复处理';
const DEFAULT_NAMES = ['it'];

/** A write whose call or reply is the feature's own; what it makes stale still stands in the contract. */
export interface OwnCall<Wish, Value> {
  readonly operation: OperationId;
  readonly call: (wish: Wish) => Promise<Outcome<Value>>;
}

export interface ActOptions<Value, Wish = object> {
  /** The toast when it is done. */
  readonly doneText?: string | ((value: Value) => string);
  readonly onDone?: (value: Value) => void;
  /** Called after what it made stale was read again. A dialog whose opener may be gone closes here, so that the focus finds its place. */
  readonly onRead?: (value: Value) => void;
  /** Takes a failure over by returning true; otherwise its words become the problem. */
  readonly onFailure?: (error: CallError, wish: Wish) => boolean;
  /** What is safe and what to do where the request failed, after the words of what happened. */
  readonly safe?: string;
  /** Reasons of refusals by which the screen is outdated: it is read again before they are told. */
  readonly outdated?: readonly string[];
  /** Shared by acts that must not overlap. */
  readonly guard?: Guard;
}

export interface Act<Wish, Value> {
  readonly isBusy: boolean;
  /** What is under way, by the names given to `run`. */
  readonly busy: ReadonlySet<string>;
  /** Why it was not done; empty while nothing is wrong. */
  readonly problem: string;
  setProblem(problem: string): void;
  /** Null where it failed, or is under way already. */
  run(wish: Wish, names?: readonly string[]): Promise<Value | null>;
}

/**
 * Does one write of the contract: guarded against a second press, with the key of its intent, and followed by reading
 * again what it made stale, whether it succeeded or its outcome is unknown. After a success it stays busy until that is
 * read, so that no second act starts from what is outdated.
 */
export function useAct<K extends DataOperation>(
  operation: K,
  options?: ActOptions<DataOf<K>, Sent<K>>,
): Act<Sent<K>, DataOf<K>>;
export function useAct<Wish extends object, Value>(
  own: OwnCall<Wish, Value>,
  options?: ActOptions<Value, Wish>,
): Act<Wish, Value>;
export function useAct(
  act: DataOperation | OwnCall<object, unknown>,
  options: ActOptions<never, never> = {},
): Act<object, unknown> {
  const { operation, call } = typeof act === 'string' ? callOf(act) : act;
  const { doneText, onDone, onRead, onFailure, safe = SAFE, outdated = [], guard } = options;
  const { message } = App.useApp();
  const own = useGuard();
  const { busy, run } = guard ?? own;
  const [problem, setProblem] = useState('');
  const withIntent = useIntent(operation);
  const readAgain = useReadAgain();

  function finish(outcome: Outcome<unknown>, wish: object): unknown {
    if (outcome.ok) {
      withIntent.end();
      const value = outcome.value as never;
      const text = typeof doneText === 'function' ? doneText(value) : doneText;
      if (text !== undefined) void message.success(text);
      onDone?.(value);
      return outcome.value;
    }
    const { error } = outcome;
    if (!onFailure?.(error, wish as never)) setProblem(failureWords(error, safe));
    return null;
  }

  async function once(wish: object, show: (value: unknown) => void): Promise<true> {
    setProblem('');
    const outcome = await call(withIntent.of(wish));
    if (!outcome.ok && outdated.includes(outcome.error.reason)) await readAgain(operation);
    show(finish(outcome, wish));
    if (outcome.ok) {
      await readAgain(operation);
      onRead?.(outcome.value as never);
    }
    // Trying again need not wait for a server that may be gone.
    else if (outcome.error.kind === 'failed') void readAgain(operation);
    return true;
  }

  return {
    busy,
    isBusy: busy.size > 0,
    problem,
    setProblem,
    run: (wish, names = DEFAULT_NAMES) =>
      new Promise((resolve, reject) => {
        run(names, () => once(wish, resolve)).then((begun) => begun ?? resolve(null), reject);
      }),
  };
}

function callOf(operation: DataOperation): OwnCall<object, unknown> {
  return { operation, call: (wish) => send(operation, wish as Input<typeof operation>) };
}

/** The same wish sent again is the same intent (幂等键), another wish is another; once it is done, it is over. */
function useIntent(operation: OperationId) {
  const intent = useRef<{ of: string; key: string } | null>(null);
  return {
    of(wish: object): object {
      if (!operationMeta(operation).takesIntentKey) return wish;
      const of = JSON.stringify(wish);
      if (intent.current?.of !== of) intent.current = { of, key: newIdemKey() };
      return { ...wish, idemKey: intent.current.key };
    },
    end(): void {
      intent.current = null;
    },
  };
}
