import { CONTROL_PREFIX } from '#contracts/control/address.ts';
import { type ControlFailure, createControlClient } from '#contracts/control/client.ts';
import { learnFromReply, tokenHeaders } from './control-token.ts';
import { hearReply } from './refused-world.ts';

const LIMIT_MS = 10_000;

/** The control plane did not do what was asked. Whoever shows it has the words for the reason. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
  /** 0 where nothing was answered. */
  readonly status: number;
  readonly reason: string;
  /** What the server says of it beyond the reason; may be empty. */
  readonly detail: string;

  constructor(status: number, reason: string, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.status = status;
    this.reason = reason;
    this.detail = detail;
  }
}

function refused({ status, reason, message }: ControlFailure): ControlRefused {
  if (status === 0) return new ControlRefused(0, 'no-answer');
  if (status < 300) return new ControlRefused(status, 'no-json');
  learnFromReply(reason);
  return new ControlRefused(status, reason, message);
}

/** The replica's control plane. A call rejects with a ControlRefused and with nothing else. */
export const control = createControlClient({
  url: '',
  headers: tokenHeaders,
  async send(url, init) {
    // Who brings a signal has a limit of their own.
    const signal = init.signal ?? AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(url, { ...init, signal, cache: 'no-store' });
    hearReply(response);
    if (response.ok) learnFromReply('');
    return response;
  },
  failed: refused,
});

export const EVENTS_URL = `${CONTROL_PREFIX}/events`;
