import { Suspense } from 'react';
import type { LoginPanelProps } from '#web/features/login/components/login-panel.tsx';
import { attachedTools } from './attached-tools.ts';

/** The accounts of the replica beside the login by password; a plain build knows none. */
export function demoAccounts(): Pick<LoginPanelProps, 'renderAccounts'> {
  const { Accounts } = attachedTools();
  if (Accounts === null) return {};
  return {
    renderAccounts: (onChoose) => (
      <Suspense>
        <Accounts onChoose={onChoose} />
      </Suspense>
    ),
  };
}
