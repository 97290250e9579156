import { Box } from '#web/kit/layout/shapes.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { MenuList } from './menu-list.tsx';
import styles from './side-bar.module.css';

interface SideBarProps {
  readonly isNarrow: boolean;
}

export function SideBar({ isNarrow }: SideBarProps) {
  const { user } = useSession();
  return (
    <Box as="nav" id="side-bar" padY={8} padX={12} off="phone" className={styles.bar} aria-label="主菜单">
      <MenuList vipName={user?.vip_name ?? ''} isNarrow={isNarrow} />
    </Box>
  );
}
