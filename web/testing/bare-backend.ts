/** In a document, a backend that has the documented calls and nothing else, in the place of the replica. */
import { vi } from 'vitest';
import { newAccount, TOKENS } from '#web/e2e/bare-backend/account.ts';
import { answerTo, callName } from '#web/e2e/bare-backend/route.ts';
import type { BareCall } from '#web/e2e/bare-backend/start.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { TOKEN_KEY } from '#web/lib/session/token.ts';
import { fullKey } from '#web/lib/storage.ts';

export interface BareBackendHere {
  /** Everything that was asked so far, oldest first. */
  readonly calls: readonly BareCall[];
  /** The parameters of one call, each time it was asked. */
  asked(call: string): readonly BareCall['params'][];
}

/** With its member's token stored as another program would have: raw, not as JSON. */
export function enterBareBackend(): BareBackendHere {
  const account = newAccount();
  const calls: BareCall[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { origin, pathname: path, searchParams } = new URL(request.url);
    const params = Object.fromEntries([...searchParams, ...new URLSearchParams(await request.text())]);
    const token = request.headers.get('authorization') ?? '';
    const asked = { method: request.method, path, params, token, origin };
    calls.push({ call: callName(asked), method: request.method, params, token });
    const { status, type, body } = answerTo(account, asked);
    return new Response(body, { status, headers: { 'content-type': type } });
  });
  localStorage.setItem(fullKey(TOKEN_KEY), TOKENS[0]);
  sessionStore.forget();
  return {
    calls,
    asked: (call) => calls.filter((one) => one.call === call).map(({ params }) => params),
  };
}
