import { Button, Drawer } from 'antd';
import { Muted } from '#web/kit/layout/shapes.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { amountWords } from '#web/lib/words/money-words.ts';
import { memberName, standing } from '../session/member.ts';
import { ownFirst } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import styles from './menu-sheet.module.css';
import { useCounters } from './use-counters.ts';
import { useLogout } from './use-logout.ts';

interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The whole menu on a phone, slid up from below. */
export function MenuSheet({ isOpen, onClose }: MenuSheetProps) {
  const { user } = useSession();
  const { isLeaving, leave } = useLogout();
  const { balance } = useCounters();
  const { level, until } = standing(user);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="bottom"
      size="calc(82 * var(--dvh, 1vh))"
      title={memberName(user)}
      extra={<Muted size={12}>{[level, until].filter(Boolean).join(' · ')}</Muted>}
      classNames={{ section: styles.sheet }}
    >
      <MenuList
        vipName={user?.vip_name ?? ''}
        onGo={onClose}
        groups={ownFirst(balance === '' ? '' : amountWords(balance))}
      />
      <Button className={styles.leave} block size="large" loading={isLeaving} onClick={leave}>
        退出登录
      </Button>
    </Drawer>
  );
}
