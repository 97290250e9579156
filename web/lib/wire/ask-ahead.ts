import { isPublicPath } from '#contracts/rules/account/access.ts';
import { readSessionCheck } from '../readers/session-check.ts';
import { FIRST_QUESTIONS, SESSION_QUESTION } from './early-questions.ts';

/** Asks who is logged in and then what the screen asks first, and leaves the answers for the client to take over. */
export function askAhead(
  token: string | null,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  if (token === null || isPublicPath(pathname)) return;
  const ask = (url: string, method: string) => fetch(url, { method, headers: { Authorization: token } });
  const session = ask(SESSION_QUESTION, 'POST');
  const replies = new Map<string, Promise<Response | null>>([[SESSION_QUESTION, session]]);
  const first = search === '' ? FIRST_QUESTIONS[pathname] : undefined;
  // Nothing is asked in the name of a member whose session is not confirmed.
  if (first)
    replies.set(
      first,
      isLoggedIn(session).then((isIn) => (isIn ? ask(first, 'GET') : null)),
    );
  // The taker of an answer hears of its failure; that is enough.
  for (const reply of replies.values()) reply.catch(() => undefined);
  globalThis.earlyAnswers = { token, replies };
}

async function isLoggedIn(session: Promise<Response>): Promise<boolean> {
  const reply = (await session).clone();
  return reply.ok && readSessionCheck(await reply.json().catch(() => null)).answer === 'in';
}
