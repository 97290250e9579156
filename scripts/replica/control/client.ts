import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import { type ControlClient, type ControlFailure, createControlClient } from '#contracts/control/client.ts';
import { Unreachable } from '../cli/run.ts';
import { send } from './send.ts';

export interface ControlAddress {
  readonly baseUrl: string;
  /** Empty for the default world. */
  readonly sandbox: string;
  readonly token: string;
}

/** The replica said no; `status` tells which exit code that is. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const TIMEOUT_MS = 30_000;

/** The control plane of a running replica, for a command. */
export function controlOf({ baseUrl, sandbox, token }: ControlAddress): ControlClient {
  return createControlClient({
    url: baseUrl,
    headers: () => ({
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(sandbox === '' ? {} : { [SANDBOX_HEADER]: sandbox }),
    }),
    send: (url, init) => send(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init }),
    failed: (failure) => errorOf(failure, baseUrl),
  });
}

function errorOf({ address, status, reason, message, cause }: ControlFailure, baseUrl: string): Error {
  if (status === 0) {
    const isStopped = cause instanceof Error && cause.name === 'AbortError';
    return isStopped ? cause : new Unreachable(`No replica answers at ${baseUrl}: ${whyOf(cause)}.`);
  }
  if (status < 300) {
    return new Unreachable(`${baseUrl} is no replica: its answer to /__replica${address} is no JSON.`);
  }
  if (reason === '') {
    return new Unreachable(`${baseUrl} is no replica: it answers HTTP ${status} to its control plane.`);
  }
  return new Refused(status, `The replica refused: ${message} (${reason}).`);
}

function whyOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}
