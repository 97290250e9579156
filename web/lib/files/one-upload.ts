import { RequestCancelled } from '../call/cancelled.ts';
import { replyCode } from '../call/reply.ts';
import { RequestFailure } from '../call/request-failure.ts';
import { decodeReply } from '../wire/decode.ts';

export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Hears how much of it has been handed over, 0 to 1. */
  readonly onShare?: (share: number) => void;
}

export interface UploadedForm extends UploadOptions {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
}

/**
 * One attempt at an upload (上传): resolves with the decoded reply, a refusal included; rejects with a RequestFailure, or
 * where it was given up. Only this old kind of request tells how much has been sent.
 */
export function oneUpload(
  request: XMLHttpRequest,
  { address, headers, form, signal, onShare }: UploadedForm,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = () => request.abort();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onShare?.(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(read(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(RequestFailure.ofNetwork(undefined, true));
    request.onabort = () => reject(new RequestCancelled());
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    signal?.addEventListener('abort', giveUp);
    request.send(form);
  });
}

/** A server that says why not with a status of 400 to 499 has answered. */
function read(status: number, text: string): unknown {
  const decoded = decodeReply(text, 'json');
  const reply = decoded.ok ? decoded.value : undefined;
  if (status < 500 && replyCode(reply) !== undefined) return reply;
  if (status < 200 || status > 299) throw RequestFailure.ofStatus(status, reply);
  throw RequestFailure.malformed('no reply of ours', text);
}
