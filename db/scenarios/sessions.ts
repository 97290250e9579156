import { createSession } from '../queries/account/sessions.ts';
import { secretHash } from '../secret-hash.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario, ScenarioContext } from './types.ts';

const SESSION_MS = 30 * 86_400_000;

interface SessionParams extends Record<string, string> {
  account: string;
  token: string;
}

/** Ready for the header: the same for the same account, so that a recorded exchange stays true. */
export function demoToken(account: string): string {
  return secretHash(`desk-replica demo token of ${account}`);
}

function openSession(context: ScenarioContext, params: SessionParams, expiresAt: number) {
  const user = accountOrRefuse(context.db, params.account);
  const token = params.token === '' ? demoToken(params.account) : params.token;
  createSession(context.db, {
    tokenHash: secretHash(token),
    userId: user.id,
    now: Math.min(context.now, expiresAt - SESSION_MS),
    expiresAt,
    device: 'scenario',
  });
  return { token, userId: String(user.id) };
}

export const loggedIn: Scenario<SessionParams> = {
  name: 'logged-in',
  title: '已登录',
  description: 'The account has a live session with this token; without a token it gets its demo token.',
  defaults: { account: 'super', token: '' },
  run: (context, params) => openSession(context, params, context.now + SESSION_MS),
};

export const sessionExpired: Scenario<SessionParams> = {
  name: 'session-expired',
  title: '登录已失效',
  description: 'The account has a session with this token that ended a second ago.',
  defaults: { account: 'super', token: '' },
  run: (context, params) => openSession(context, params, context.now - 1000),
};
