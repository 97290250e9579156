import { Suspense } from 'react';
import type { LoginPanelProps } from '#web/features/login/components/login-panel.tsx';
import { DemoAccounts } from '#web/tools/tools.ts';

const Accounts = DemoAccounts;

/** The accounts of the replica beside the login by password; a plain build knows none. */
export const demoAccounts: Pick<LoginPanelProps, 'renderAccounts'> =
  Accounts === null
    ? {}
    : {
        renderAccounts: (onChoose) => (
          <Suspense>
            <Accounts onChoose={onChoose} />
          </Suspense>
        ),
      };
