/** One of the two servers: how it is called, and which ids it has shown. */
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { Unreachable } from '../cli/run.ts';
import type { Values } from './step.ts';
import { isIdKey } from './volatile.ts';

/** What came back; status 0 is no answer at all. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  /** The server's clock, as its Date header tells it. */
  readonly now: number;
}

const PATIENCE_MS = 15_000;

export async function call(
  base: string,
  operation: OperationId,
  input: Values,
  token: string | null,
): Promise<Answer> {
  const meta = operationMeta(operation);
  const form = new URLSearchParams(input).toString();
  const isPost = meta.httpMethod === 'POST';
  const path = isPost || form === '' ? meta.path : `${meta.path}?${form}`;
  try {
    const response = await fetch(`${base}${toWire(path)}`, {
      method: meta.httpMethod,
      redirect: 'manual',
      headers: {
        ...(token === null ? {} : { authorization: token }),
        ...(isPost && form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(isPost && form ? { body: form } : {}),
    });
    const text = await response.text();
    const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
    const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
    return { status: response.status, type: type.trim(), body: bodyOf(text), now };
  } catch {
    return { status: 0, type: '', body: null, now: Date.now() };
  }
}

/** Whatever the type says, because what is sent under a wrong type is still worth comparing. */
function bodyOf(text: string): unknown {
  if (!/^\s*[{["]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The address without the slash that may end it. */
export async function reachable(address: string): Promise<string> {
  const base = address.replace(/\/+$/, '');
  const { status } = await call(base, 'UserCenterMag.userIsLogin3', {}, null);
  if (status === 0) throw new Unreachable(`${base} does not answer.`);
  return base;
}

/** Which ids were there before the journey began to change something; all later ones are its own. */
export interface KnownIds {
  readonly isNew: (id: string) => boolean;
  learn(body: unknown): void;
  freeze(): void;
}

export function knownIds(): KnownIds {
  const known = new Set<string>();
  let isFrozen = false;

  function learn(value: unknown, key = ''): void {
    if (typeof value === 'string') {
      if (isIdKey(key)) known.add(value);
    } else if (Array.isArray(value)) {
      for (const item of value) learn(item, key);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, part] of Object.entries(value)) learn(part, name);
    }
  }

  return {
    isNew: (id) => isFrozen && !known.has(id),
    learn: (body) => {
      if (!isFrozen) learn(body);
    },
    freeze() {
      isFrozen = true;
    },
  };
}
