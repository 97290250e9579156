import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isAreaOpen, levelsOf } from '#contracts/rules/account/membership.ts';
import { lockingArea } from '#contracts/rules/screens/screen.ts';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { noteLock } from '#web/features/upgrade/note-lock.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import styles from './locked-gate.module.css';

interface LockedGateProps {
  readonly children: ReactNode;
}

/** A screen of a locked area stays visible, dimmed and out of reach, behind the card that says what opens it. */
export function LockedGate({ children }: LockedGateProps) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const screen = screenAt(pathname);

  const area = screen && !screen.isShopWindow ? lockingArea(screen) : undefined;
  const isLocked = area !== undefined && user !== null && !isAreaOpen(area, user.vip_name);
  useEffect(() => {
    if (isLocked) noteLock(area);
  }, [isLocked, area]);

  if (!screen || !isLocked) return children;
  const { title } = screen;
  return (
    <div className={styles.gate}>
      <div className={styles.dimmed} inert>
        {children}
      </div>
      <Stack align="center" items="center" className={styles.card}>
        <h1 className="only-read" tabIndex={-1}>
          {title}
        </h1>
        <UpgradeCard title={`「${title}」需要开通会员`} levels={levelsOf(area)} />
      </Stack>
    </div>
  );
}
