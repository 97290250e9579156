import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isAreaOpen, levelsOf } from '#contracts/rules/account/membership.ts';
import { CoverGridSketch } from '#web/components/cover-grid-sketch.tsx';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { noteLock } from '#web/features/upgrade/api.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { useSession } from '#web/lib/session-store.ts';
import styles from './locked-gate.module.css';

interface LockedGateProps {
  readonly children: ReactNode;
}

/** A screen of a locked area stays visible, dimmed and out of reach, behind the card that says what opens it. */
export function LockedGate({ children }: LockedGateProps) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const screen = screenAt(pathname);

  const area = screen?.isShopWindow ? undefined : screen?.area;
  const isLocked = area !== undefined && user !== null && !isAreaOpen(area, user.vip_name);
  useEffect(() => {
    if (isLocked) void noteLock(area);
  }, [isLocked, area]);

  if (!screen || !isLocked) return children;
  const { title } = screen;
  // A membership opens nothing today where the screen is not open yet.
  const isClosed = screen.state === 'closed';
  return (
    <div className={styles.gate}>
      <div className={styles.dimmed} inert>
        {isClosed ? <CoverGridSketch /> : children}
      </div>
      <div className={styles.card}>
        <h1 className="only-read" tabIndex={-1}>
          {title}
        </h1>
        <UpgradeCard
          title={`「${title}」需要开通会员`}
          levels={levelsOf(area)}
          note={isClosed ? '页面仍在准备，开放后即可使用。' : undefined}
        />
      </div>
    </div>
  );
}
