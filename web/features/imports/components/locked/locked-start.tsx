import { AREAS, isAreaOpen, levelsOf } from '#contracts/rules/account/membership.ts';
import { UpgradeCard } from '#web/components/upgrade-card.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { TemplateWall } from '../start/template-wall.tsx';
import styles from './locked-start.module.css';
import { LockedWays } from './locked-ways.tsx';
import { SampleFlip } from './sample-flip.tsx';

interface LockedStartProps {
  readonly vipName: string;
  /** Shows which membership unlocks it. */
  readonly onUpgrade: () => void;
}

/** The screen without the membership (制作电子书未开通): what the membership adds. */
export function LockedStart({ vipName, onUpgrade }: LockedStartProps) {
  return (
    <Stack gap={24} className={styles.page}>
      <Stack gap={24} className={styles.hero}>
        <SampleFlip />
        <UpgradeCard
          title={`「${PATHS.makeEbook.title}」需要开通会员`}
          levels={levelsOf(PATHS.makeEbook.area)}
          note={noteFor(vipName)}
          isSecond
        />
      </Stack>
      <LockedWays onUpgrade={onUpgrade} />
      <TemplateWall isLocked onChoose={onUpgrade} />
    </Stack>
  );
}

/** Tells members with another membership why it is not enough. */
function noteFor(vipName: string): string {
  const isOther = AREAS.some((area) => isAreaOpen(area, vipName));
  return isOther && !isAreaOpen(PATHS.makeEbook.area, vipName)
    ? `您的「${vipName}」不含制作电子书，其他权益不受影响。`
    : '';
}
