import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { Button } from 'antd';
import { useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { planOf } from '#contracts/rules/account/membership.ts';
import { soldTo } from '#contracts/rules/membership/sold.ts';
import { Box, Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { printUploadHref } from '#web/lib/files/print-upload.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { upgradeHref } from '#web/lib/upgrade-way.ts';
import styles from './upgrade-card.module.css';

interface UpgradeCardProps {
  /** What needs a membership, as one short sentence. */
  readonly title: string;
  /** The membership levels (会员等级) that open it. */
  readonly levels: readonly string[];
  readonly note?: string;
  /** Something else on the page matters more. */
  readonly isSecond?: boolean;
  /** Called before the card leads elsewhere, so that a dialog around it can close. */
  readonly onLeave?: () => void;
}

function joined(levels: readonly string[]): string {
  return levels.map((level) => `「${level}」`).join('、');
}

function usableBy(levels: readonly string[]): string {
  return levels.length > 0 ? `${joined(levels)}可以使用。` : '您目前的会员等级不能使用。';
}

/** Names the levels that open a locked area, what else they bring, and the free way forward. */
export function UpgradeCard({ title, levels, note, isSecond = false, onLeave }: UpgradeCardProps) {
  const navigate = useNavigate();
  const here = useLocation();
  const titleId = useId();
  const vipName = useSession().user?.vip_name ?? '';
  // Who has the level and is refused all the same has had it for too long.
  const isLapsed = vipName !== '' && levels.includes(vipName);

  function upgrade(): void {
    onLeave?.();
    void navigate(upgradeHref(isLapsed ? vipName : levels[0], here));
  }

  return (
    <Text
      as="section"
      fills
      shadow="float"
      text="center"
      radius="sheet"
      ground="sheet"
      className={styles.card}
      aria-labelledby={titleId}
    >
      <Text
        ground="brass-soft"
        tone="brass"
        align="center"
        items="center"
        className={styles.seal}
        aria-hidden="true"
      >
        <LockOutlined />
      </Text>
      <Text as="h2" id={titleId} above={12} tone="ink" size="20-28">
        {title}
      </Text>
      <Note above={4}>
        {isLapsed
          ? `您的「${vipName}」已到期，已有内容可以查看和导出，续费后恢复新建和发布。`
          : usableBy(levels)}
        {note}
      </Note>
      {levels.length > 0 ? (
        <Box as="dl" ruled="top" className={styles.levels}>
          {levels.map((level) => (
            <Row key={level} gap={16} align="stretch" padY={10} ruled="bottom" className={styles.level}>
              <dt>{level}</dt>
              <dd>{soldTo(planOf(level)).join('、') || '更多会员功能'}</dd>
            </Row>
          ))}
        </Box>
      ) : null}
      <Button type={isSecond ? 'default' : 'primary'} size="large" block onClick={upgrade}>
        {isLapsed ? '续费会员' : '查看会员方案'}
      </Button>
      <Note above={16} className={styles.free}>
        无需会员也能开始：
        <Link to={printUploadHref()} onClick={onLeave}>
          上传印刷文件
        </Link>
      </Note>
    </Text>
  );
}
