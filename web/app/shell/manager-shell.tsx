import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { SkipLink } from '#web/components/skip-link.tsx';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { type MemberScope, useMemberScope } from '#web/lib/session/member-scope.ts';
import { storage } from '#web/lib/storage.ts';
import { PrintOptionsHost } from '../print-options-host.tsx';
import { queriesOf } from '../query-client.ts';
import { usePreparation } from '../screens/prepare-screen.ts';
import { ScreenPlace } from '../screens/screen-place.tsx';
import { LockedGate } from '../session/locked-gate.tsx';
import { Splash } from '../splash.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { GoingOn } from './going-on.tsx';
import styles from './manager-shell.module.css';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';

const NARROW_KEY = 'menuNarrow';

/**
 * The session whose screens may stand here; null while there is none. One that begins during a navigation waits for its
 * end: the screen that is being left would only ask once more for what is no longer seen.
 */
function useOpenScope(): MemberScope | null {
  const scope = useMemberScope();
  const isMoving = useNavigation().state !== 'idle';
  const [open, setOpen] = useState<MemberScope | null>(null);
  const next = scope.memberID === null ? null : isMoving && open !== scope ? null : scope;
  if (open !== next) setOpen(next);
  return next;
}

/** The manager shell (工作台): menu, top bar and the screen between them. */
export function ManagerShell() {
  const scope = useOpenScope();
  // What a member had on the screen goes with the session, before the login screen is there.
  return scope === null ? <Splash /> : <Shell scope={scope} />;
}

const Shell = memo(function Shell({ scope }: { readonly scope: MemberScope }) {
  const { pathname } = useLocation();
  usePreparation();
  const isNarrowWindow = useMedia(upTo('small-desktop'));
  const hasActionBar = screenAt(pathname)?.hasActionBar ?? false;
  const [isNarrow, setIsNarrow] = useState(() => storage.get(NARROW_KEY) === true);

  function toggle(): void {
    storage.set(NARROW_KEY, !isNarrow);
    setIsNarrow(!isNarrow);
  }

  return (
    <QueryClientProvider key={scope.memberID} client={queriesOf(scope)}>
      <div
        className={isNarrow ? `${styles.shell} ${styles.narrow}` : styles.shell}
        data-action-bar={hasActionBar}
      >
        <SkipLink to="main" text="跳到主要内容" />
        <TopBar isMenuNarrow={isNarrow} onToggleMenu={toggle} goingOn={isNarrowWindow ? null : <GoingOn />} />
        <SideBar isNarrow={isNarrow} />
        <main id="main" className={styles.main} tabIndex={-1}>
          <ScreenPlace className={styles.content}>
            {isNarrowWindow ? <GoingOn /> : null}
            <LockedGate>
              <Outlet />
            </LockedGate>
          </ScreenPlace>
        </main>
        {hasActionBar ? null : <BottomBar />}
      </div>
      <PrintOptionsHost />
    </QueryClientProvider>
  );
});
