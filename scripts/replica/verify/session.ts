import { SERVLET_PATH, toWire } from '#contracts/servlet-url.ts';
import { UsageError } from '../cli/flags.ts';
import { Unreachable } from '../cli/run.ts';
import type { Answer, Target } from './request.ts';
import { isObject, wordAt } from './values/json-parts.ts';

/** Who is logged in. */
export interface Session {
  readonly token: string | null;
  /** Null where only a token was given. */
  readonly account: string | null;
  readonly password: string;
  /** Why nobody is. */
  readonly refusal: string;
}

/** The call that takes account and password; it need not be one of the contract. */
export interface LoginCall {
  readonly path: string;
  readonly accountField: string;
  readonly passwordField: string;
}

export interface LoginRecipe {
  readonly call: LoginCall;
  readonly account: string;
  readonly password: string;
  /** A token that is there already. */
  readonly token: string | null;
}

const LOGIN_CALL = /^(?:(\w+)\.(\w+)|(\/[^\s:]*))(?::([^,\s]+),([^,\s]+))?$/;

/** Reads a call such as LoginServiceMag.loginByPassword or /login.jsp:user,word. */
export function loginCall(text: string): LoginCall {
  const [whole, service, method, path, accountField = 'account', passwordField = 'password'] =
    LOGIN_CALL.exec(text) ?? [];
  if (whole === undefined) {
    throw new UsageError(
      `--login is a call such as LoginServiceMag.loginByPassword or /login.jsp:user,word, not "${text}".`,
    );
  }
  return { path: path ?? toWire(`${SERVLET_PATH}/${service}/${method}`), accountField, passwordField };
}

export async function login(target: Target, recipe: LoginRecipe): Promise<Session> {
  const { call, account, password } = recipe;
  if (recipe.token !== null) return sessionOf(target, recipe.token);
  const answer = await target.send({
    method: 'POST',
    path: call.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([
      [call.accountField, account],
      [call.passwordField, password],
    ]).toString(),
  });
  if (!answer.ok) return { token: null, account, password, refusal: answer.why };
  const token = tokenIn(answer.reply.json);
  return { token, account, password, refusal: token === null ? 'the login was refused' : '' };
}

/** A token that was given may have ended; everything would look like a visitor's then. */
async function sessionOf(target: Target, given: string): Promise<Session> {
  const answer = await knock(target, { authorization: given });
  const said = (field: string) => (answer.ok ? wordAt(answer.reply.json, [field]) : '');
  const hasEnded = said('status') === '0' || said('code') === '401';
  const refusal = hasEnded ? 'the given token is not logged in' : '';
  return { token: hasEnded ? null : given, account: null, password: '', refusal };
}

/** Servers put it in different places. */
function tokenIn(value: unknown): string | null {
  if (!isObject(value)) return null;
  if (typeof value.token === 'string' && value.token !== '') return value.token;
  return Object.values(value).reduce<string | null>((found, part) => found ?? tokenIn(part), null);
}

/** Asks for the session, as every screen does. */
export function knock(target: Target, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return target.send({
    method: 'POST',
    path: toWire(`${SERVLET_PATH}/UserCenterMag/userIsLogin3`),
    headers,
  });
}

const PAUSE_MS = 250;

/** Whatever it answers, it is there. */
export async function awaitTarget(target: Target, waitMs: number, now: () => number): Promise<void> {
  const until = now() + waitMs;
  for (;;) {
    const answer = await knock(target);
    if (answer.ok) return;
    if (now() >= until) throw new Unreachable(`${target.baseUrl} does not answer: ${answer.why}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
