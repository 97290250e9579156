import { useSession } from '#web/lib/session/session-store.ts';
import { MenuList } from './menu-list.tsx';
import styles from './side-bar.module.css';

interface SideBarProps {
  readonly isNarrow: boolean;
}

export function SideBar({ isNarrow }: SideBarProps) {
  const { user } = useSession();
  return (
    <nav id="side-bar" className={styles.bar} aria-label="主菜单">
      <MenuList vipName={user?.vip_name ?? ''} isNarrow={isNarrow} />
    </nav>
  );
}
