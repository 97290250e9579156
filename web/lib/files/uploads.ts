import { throwIfCancelled } from '../call/cancelled.ts';
import { NOT_THERE, replyCode } from '../call/reply.ts';
import { isWorthRepeating, RequestFailure, soundsUnknown } from '../call/request-failure.ts';
import { type RetryOptions, withRetry } from '../call/retry.ts';
import { type Signing, signatureOf } from '../wire/sign.ts';
import { oneUpload, type UploadOptions } from './one-upload.ts';

/** Fields of a form in the order in which they travel: what is said about a file comes before it. */
export type UploadFields = readonly (readonly [name: string, value: string | Blob])[];

export interface Uploads {
  /** Resolves like a call: with the reply, or with a pseudo-reply where its fate is unknown. */
  send(path: string, fields: UploadFields, options?: UploadOptions): Promise<unknown>;
  /** A file that was uploaded, for who brought it (取回文件). Rejects with a RequestFailure where it cannot be had. */
  fetchFile(path: string, signal?: AbortSignal): Promise<Blob>;
}

export interface UploadsConfig {
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** The same for calls and uploads, so that one login serves both. */
  readonly waitForLogin: (signal?: AbortSignal) => Promise<boolean>;
  /** What the page adds to its requests. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined;
  readonly signing?: Signing;
  readonly openRequest?: () => XMLHttpRequest;
  readonly sleep?: RetryOptions['sleep'];
}

const FIRST_PAUSE_MS = 1000;
const GROWTH = 3;

/** 1, 3 and 9 seconds: long enough for a telephone to find its network again. */
function pauseBefore(retry: number): number {
  return FIRST_PAUSE_MS * GROWTH ** (retry - 1);
}

/**
 * The way of every upload (上传): token, repeats, the login in between. What is uploaded lands in a place of its own, so
 * sending it again does no harm and needs no doubts about what happened before.
 */
export function createUploads(config: UploadsConfig): Uploads {
  const {
    baseUrl,
    token,
    waitForLogin,
    sleep,
    headers: added,
    signing,
    openRequest = () => new XMLHttpRequest(),
  } = config;

  async function attempts(path: string, fields: UploadFields, options: UploadOptions): Promise<unknown> {
    const { signal } = options;
    function attempt(): Promise<unknown> {
      const known = token();
      const headers = { ...(known === null ? {} : { Authorization: known }), ...added?.() };
      return oneUpload(openRequest(), {
        address: baseUrl + path,
        headers,
        form: formOf(signed(fields, signing)),
        ...options,
      });
    }
    try {
      return await withRetry(attempt, { delayMs: pauseBefore, isWorthRepeating, signal, sleep });
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      return soundsUnknown(error) ? NOT_THERE : error.reply;
    }
  }

  async function download(path: string, signal?: AbortSignal): Promise<Blob> {
    const known = token();
    const headers: Record<string, string> = known === null ? {} : { Authorization: known };
    const reply = await fetch(baseUrl + path, { headers, signal: signal ?? null });
    if (!reply.ok) throw RequestFailure.ofStatus(reply.status, undefined);
    return reply.blob();
  }

  return {
    // A worker would send neither the token nor what the page adds to its requests.
    fetchFile: (path, signal) =>
      withRetry(() => download(path, signal), { delayMs: pauseBefore, isWorthRepeating, signal, sleep }),
    async send(path, fields, options = {}) {
      const { signal } = options;
      throwIfCancelled(signal);
      const sentFor = token();
      const reply = await attempts(path, fields, options);
      if (replyCode(reply) !== 401) return reply;
      const current = token();
      const isOutdated = current !== null && current !== sentFor;
      const isBack = isOutdated || (await waitForLogin(signal));
      return isBack ? attempts(path, fields, options) : reply;
    },
  };
}

/** As what is said about a file, the signature of that comes before it. */
function signed(fields: UploadFields, signing: Signing | undefined): UploadFields {
  if (!signing?.isEnabled) return fields;
  return [['sign', signatureOf(Object.fromEntries(fields), signing.secret)], ...fields];
}

function formOf(fields: UploadFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
