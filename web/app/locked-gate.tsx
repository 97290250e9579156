import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { areaOfPath, isAreaOpen, levelsOf } from '#contracts/rules/membership.ts';
import { CoverGridSketch } from '#web/components/cover-grid-sketch.tsx';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { useSession } from '#web/lib/session-store.ts';
import styles from './locked-gate.module.css';

interface LockedGateProps {
  readonly children: ReactNode;
}

interface Handle {
  readonly title: string;
  readonly isUnavailable: boolean;
}

function handleOf(handle: unknown): Handle {
  const facts = typeof handle === 'object' && handle !== null ? handle : {};
  return {
    title: 'title' in facts ? String(facts.title) : '',
    isUnavailable: 'isUnavailable' in facts && facts.isUnavailable === true,
  };
}

/** A screen of a locked area stays visible, dimmed and out of reach, behind the card that says what opens it. */
export function LockedGate({ children }: LockedGateProps) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const { title, isUnavailable } = handleOf(useMatches().at(-1)?.handle);
  const area = areaOfPath(pathname);

  if (area === null || user === null || isAreaOpen(area, user.vip_name)) {
    return children;
  }
  return (
    <div className={styles.gate}>
      <div className={styles.dimmed} inert>
        {isUnavailable ? <CoverGridSketch /> : children}
      </div>
      <div className={styles.card}>
        <h1 className="only-read" tabIndex={-1}>
          {title}
        </h1>
        <UpgradeCard
          title={`「${title}」需要开通会员`}
          levels={levelsOf(area)}
          note={isUnavailable ? '页面仍在准备，开放后即可使用。' : undefined}
        />
      </div>
    </div>
  );
}
