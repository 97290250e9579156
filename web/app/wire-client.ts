import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { lockingArea } from '#contracts/rules/screens/screen.ts';
import { createApiClient } from '#web/lib/call/api-client.ts';
import { configureClient } from '#web/lib/call/client.ts';
import { createLoginGate } from '#web/lib/call/login-gate.ts';
import { missingOperations } from '#web/lib/call/missing-operations.ts';
import { rememberFailure } from '#web/lib/call/recent-failures.ts';
import { createUploads } from '#web/lib/files/uploads.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { sendOrTake } from '#web/lib/wire/early-answer.ts';
import { signSecret } from '#web/lib/wire/sign-secret.ts';
import { attachedTools } from './attached-tools.ts';
import { askForLogin, showRefusal } from './overlays.ts';
import { dismissFailure, dismissFailureOf, toastFailure } from './toaster.ts';

// What another tab stores is not this member's token until the server has said whose it is.
function currentToken(): string | null {
  const session = sessionStore.get();
  return session.status === 'in' ? session.token : tokenStore.read();
}

// A locked screen already stands behind its upgrade card, so what it asks for needs no second one.
function isBehindUpgradeCard(): boolean {
  const screen = screenAt(location.pathname);
  const area = screen && lockingArea(screen);
  const { user } = sessionStore.get();
  return area !== undefined && user !== null && !isAreaOpen(area, user.vip_name);
}

// A late 401 after logging out on purpose is no reason to ask for the password again.
function askToLogInAgain(): Promise<boolean> {
  if (sessionStore.get().status !== 'in') return Promise.resolve(false);
  dismissFailure();
  return askForLogin();
}

const heardBy = (onReply: (reply: Response) => void) => (reply: Response) => {
  onReply(reply);
  return reply;
};

/** Says what the user sees when a call fails: the transport itself has no opinion on that. */
export function wireClient(): void {
  const waitForLogin = createLoginGate(askToLogInAgain);
  const secret = signSecret();
  const { callHeaders, uploadHeaders, onReply, saysWhy } = attachedTools();
  const signing = { isEnabled: secret !== '', secret };
  configureClient(
    createApiClient({
      baseUrl: location.origin,
      token: currentToken,
      fetch: onReply ? (request) => sendOrTake(request).then(heardBy(onReply)) : sendOrTake,
      signing,
      headers: callHeaders,
      onDate: serverClock.learn,
      missing: missingOperations,
      onFailure: ({ operation, traceId }) => {
        rememberFailure({ operation, traceId });
        if (!saysWhy?.()) toastFailure(operation);
      },
      onAnswer: dismissFailureOf,
      onUnauthorised: waitForLogin,
      onForbidden: ({ needVip }) => {
        if (!isBehindUpgradeCard()) {
          showRefusal(needVip);
        }
      },
    }),
    createUploads({
      baseUrl: location.origin,
      token: currentToken,
      waitForLogin,
      headers: uploadHeaders,
      signing,
    }),
  );
}
