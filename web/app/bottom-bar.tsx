import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import type { StaticPath } from '#web/lib/screen.ts';
import styles from './bottom-bar.module.css';
import { CartBadge, OrdersBadge } from './count-badge.tsx';

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));

interface Place {
  readonly to: StaticPath;
  readonly label: string;
  readonly Icon: ComponentType<{ className?: string | undefined; 'aria-hidden'?: 'true' }>;
}

const PLACES: readonly Place[] = [
  { to: PATHS.makeEbook, label: '制作', Icon: EditOutlined },
  { to: PATHS.bookShelf, label: '书架', Icon: BookOutlined },
  { to: PATHS.shoppingCart, label: '购物车', Icon: CartBadge },
  { to: PATHS.order, label: '订单', Icon: OrdersBadge },
];

type SheetState = 'never' | 'open' | 'closed';

/** The five main places, within reach of the thumb. */
export function BottomBar() {
  const [sheet, setSheet] = useState<SheetState>('never');
  return (
    <nav className={styles.bar} aria-label="常用">
      {PLACES.map(({ to, label, Icon }) => (
        <NavLink key={to.path} className={styles.place} to={to.getHref()}>
          <Icon className={styles.icon} aria-hidden="true" />
          {label}
        </NavLink>
      ))}
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={sheet === 'open'}
        onClick={() => setSheet('open')}
      >
        <UserOutlined className={styles.icon} aria-hidden="true" />
        我的
      </button>
      {sheet === 'never' ? null : (
        <Suspense>
          <MenuSheet isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </nav>
  );
}
