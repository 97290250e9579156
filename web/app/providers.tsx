import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { useRootSize } from '#web/lib/document/use-root-size.ts';
import { useMemberScope } from '#web/lib/session/member-scope.ts';
import { FORM, LOCALE } from './locale.ts';
import { NOTIFICATION_SECONDS, TOAST_SECONDS } from './shell/notice-seconds.ts';
import { themeFor } from './theme/theme.ts';
import { dismissAll, giveTimeToRead, setToaster } from './toaster.ts';

interface ProvidersProps {
  readonly children: ReactNode;
}

// antd's own one may stay in the button after a short wait, unseen, and then belongs to the name that is read out.
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden="true" /> };

function ToasterBridge() {
  const { message } = App.useApp();
  const { ended } = useMemberScope();
  // Before any other effect may tell something.
  useLayoutEffect(() => giveTimeToRead(message), [message]);
  useEffect(() => setToaster(message), [message]);
  useEffect(() => {
    ended.addEventListener('abort', dismissAll, { once: true });
    return () => ended.removeEventListener('abort', dismissAll);
  }, [ended]);
  return null;
}

/**
 * What is said for a moment covers neither the chips of the top bar, nor the tools of an editor, which can undo it, nor
 * the title of a drawer; on a phone it is as wide
 * as the title of the page, and lies over the bar.
 */
const BELOW_THE_TOP_BAR = 'clamp(8px, 100vw - 600px, calc(var(--top-bar) + 64px + var(--above-toasts, 0px)))';

export function Providers({ children }: ProvidersProps) {
  const isOnPhone = useMedia(upTo('phone'));
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const rootSize = useRootSize();
  const theme = useMemo(
    () => themeFor({ isOnPhone, wantsStillness, rootSize }),
    [isOnPhone, wantsStillness, rootSize],
  );
  return (
    <ConfigProvider theme={theme} locale={LOCALE} form={FORM} button={BUTTON}>
      <App
        className="app"
        message={{ duration: TOAST_SECONDS, top: BELOW_THE_TOP_BAR }}
        notification={{ duration: NOTIFICATION_SECONDS }}
      >
        <ToasterBridge />
        {children}
      </App>
    </ConfigProvider>
  );
}
