import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { PATHS, type Screen } from '#web/lib/paths.ts';
import styles from './bottom-bar.module.css';
import { CartBadge, OrdersBadge } from './count-badge.tsx';

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));

interface Place {
  readonly screen: Pick<Screen, 'path' | 'state' | 'entry'>;
  readonly label: string;
  readonly Icon: ComponentType<{ className?: string | undefined; 'aria-hidden'?: 'true' }>;
}

/** Each with what stands there until it is open. */
const WISHES: readonly (readonly Place[])[] = [
  [{ screen: PATHS.makeEbook, label: '制作', Icon: EditOutlined }],
  [
    { screen: PATHS.bookShelf, label: '书架', Icon: BookOutlined },
    { screen: PATHS.opusList, label: '作品', Icon: AppstoreOutlined },
  ],
  [{ screen: PATHS.shoppingCart, label: '购物车', Icon: CartBadge }],
  [{ screen: PATHS.order, label: '订单', Icon: OrdersBadge }],
];

const PLACES = WISHES.flatMap((places) => places.find(({ screen }) => screen.state === 'open') ?? []);

function PlaceLink({ screen, label, Icon }: Place) {
  const isCurrent = useMatch({ path: screen.path, end: false }) !== null;
  return (
    <Link className={styles.place} to={screen.entry.href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      {label}
    </Link>
  );
}

type SheetState = 'never' | 'open' | 'closed';

/** The five main places, within reach of the thumb. */
export function BottomBar() {
  const [sheet, setSheet] = useState<SheetState>('never');
  return (
    <nav className={styles.bar} aria-label="常用">
      {PLACES.map((place) => (
        <PlaceLink key={place.label} {...place} />
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
