import { Button, Progress } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Sheet } from '#web/components/sheet.tsx';
import { Note } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { Team } from '../model/team.ts';
import { ExportMembers } from './export-members.tsx';
import styles from './seats-card.module.css';

/** The seats of the team (席位), and where to get more. */
export function SeatsCard({ seats, isReadOnly }: { seats: Team['seats']; isReadOnly: boolean }) {
  const navigate = useNavigate();
  const { used, total } = seats;
  const isFull = !isReadOnly && used >= total;
  return (
    <Sheet title="席位" {...shows('TeamServiceMag.getTeam')}>
      <Note digits className={styles.figure}>
        <strong>{used}</strong> / {total}
      </Note>
      <Progress
        percent={Math.min(100, (used / Math.max(1, total)) * 100)}
        showInfo={false}
        size="small"
        aria-label="已用席位"
      />
      <Note padY={8} size="12-18">
        {isFull
          ? '席位已用完。移除成员或撤销邀请可以腾出席位，更高的会员等级有更多席位。'
          : '不含您自己；没有使用的邀请也占一个席位。'}
      </Note>
      {isFull ? (
        <Button block onClick={() => void navigate(PATHS.upgrade.getHref())}>
          查看会员方案
        </Button>
      ) : null}
      {used === 0 ? null : <ExportMembers />}
    </Sheet>
  );
}
