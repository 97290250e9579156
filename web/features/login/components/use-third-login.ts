import { useState } from 'react';
import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';
import { getThirdLoginInfo, getThirdLoginPage, queryThirdLogin } from '../api.ts';
import { createThirdSession, type ThirdSession } from '../model/third-session.ts';

/** False where the browser did not allow the new tab. */
function openProviderPage(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}

interface ThirdLoginUnderWay {
  readonly provider: ThirdLoginType;
  readonly session: ThirdSession;
}

/** Begins third-party logins in the click itself, because a browser opens a new tab only close to one. */
export function useThirdLogin() {
  const [underWay, setUnderWay] = useState<ThirdLoginUnderWay | null>(null);
  const [isPopupBlocked, setIsPopupBlocked] = useState(false);

  async function begin(provider: ThirdLoginType): Promise<void> {
    const session = createThirdSession({
      info: () => getThirdLoginInfo(provider),
      page: (id) => getThirdLoginPage(id),
      query: (id) => queryThirdLogin(id),
    });
    setUnderWay({ provider, session });
    setIsPopupBlocked(false);
    const address = await session.open();
    if (address !== undefined && provider !== 'weixin') {
      setIsPopupBlocked(!openProviderPage(address));
    }
  }

  return { underWay, isPopupBlocked, begin };
}
