import { SERVLET_PATH, toWire } from '#contracts/servlet-url.ts';
import { UsageError } from '../cli/flags.ts';
import { Unreachable } from '../cli/run.ts';
import { isObject } from './json-parts.ts';
import type { Target } from './request.ts';

/** Who is logged in. */
export interface Session {
  readonly token: string | null;
  /** Null where only a token was given. */
  readonly account: string | null;
  readonly password: string;
  /** Why nobody is. */
  readonly refusal: string;
}

export interface LoginRecipe {
  /** The call that takes account and password; it need not be one of the contract. */
  readonly operation: string;
  readonly account: string;
  readonly password: string;
  /** A token that is there already. */
  readonly token: string | null;
}

export async function login(target: Target, recipe: LoginRecipe): Promise<Session> {
  const { operation, account, password } = recipe;
  if (recipe.token !== null) return { token: recipe.token, account: null, password: '', refusal: '' };
  const [service, method, ...more] = operation.split('.');
  if (!service || !method || more.length > 0) {
    throw new UsageError(`--login is a call such as LoginServiceMag.loginByPassword, not "${operation}".`);
  }
  const answer = await target.send({
    method: 'POST',
    path: toWire(`${SERVLET_PATH}/${service}/${method}`),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ account, password }).toString(),
  });
  if (!answer.ok) return { token: null, account, password, refusal: answer.why };
  const token = tokenIn(answer.reply.json);
  return { token, account, password, refusal: token === null ? 'the login was refused' : '' };
}

/** Servers put it in different places. */
function tokenIn(value: unknown): string | null {
  if (!isObject(value)) return null;
  if (typeof value.token === 'string' && value.token !== '') return value.token;
  return Object.values(value).reduce<string | null>((found, part) => found ?? tokenIn(part), null);
}

const PAUSE_MS = 250;

/** Whatever it answers, it is there. */
export async function awaitTarget(target: Target, waitMs: number, now: () => number): Promise<void> {
  const until = now() + waitMs;
  for (;;) {
    const request = {
      method: 'POST',
      path: toWire(`${SERVLET_PATH}/UserCenterMag/userIsLogin3`),
      headers: {},
    };
    const answer = await target.send(request);
    if (answer.ok) return;
    if (now() >= until) throw new Unreachable(`${target.baseUrl} does not answer: ${answer.why}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
