import { defectsOf } from './web-mutant.ts';

const defect = defectsOf('session');

/** The session: its token, its end, and what one member must never see or do in the place of another. */
export const SESSION_MUTANTS = [
  defect('token-kept-on-logout', 'app/shell/use-logout.ts', 'tokenStore.clear();', 'tokenStore.read();'),
  defect(
    'logout-elsewhere-not-followed',
    'app/session/watch-other-tabs.ts',
    'if (token === null) {\n    leave(router);\n    return;',
    'if (token === null) {\n    return;',
  ),
  defect(
    'screen-of-another-member-kept',
    'app/session/login-modal.tsx',
    'return location.reload();',
    'return goOn();',
  ),
  defect('login-modal-stays', 'app/overlays.ts', 'loginAsked.set(null);\n  wake?.();', 'wake?.();'),
  defect(
    'token-of-another-tab-sent',
    'app/wire-client.ts',
    "session.status === 'in' ? session.token : tokenStore.read()",
    "session.status === 'out' ? null : tokenStore.read()",
  ),
  defect(
    'late-refusal-asks-for-a-login',
    'app/wire-client.ts',
    "if (sessionStore.get().status !== 'in') return",
    "if (sessionStore.get().status === 'unknown') return",
  ),
  defect(
    'unanswered-check-lets-through',
    'app/session/require-session.ts',
    "return answer === 'in' ? null",
    "return answer !== 'out' ? null",
  ),
  defect(
    'return-path-out-of-order',
    'lib/session/login-path.ts',
    'pathname + search + hash',
    'pathname + hash + search',
  ),
  defect(
    'session-under-another-token',
    'features/session/ask-session.ts',
    'store.logIn(check.user, token)',
    'store.logIn(check.user, tokenStore.read())',
  ),
  defect(
    'single-payment-not-watched',
    'features/session/queries.ts',
    '(state.data?.paying ?? 0) > 0',
    '(state.data?.paying ?? 0) > 1',
  ),
  defect('ninety-nine-called-more', 'app/shell/count-badge.tsx', 'count > MOST ?', 'count >= MOST ?'),
];
