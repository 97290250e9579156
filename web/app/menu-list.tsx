import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { NavLink } from 'react-router-dom';
import { PATHS, type StaticPath } from '#web/lib/paths.ts';
import { OrdersCount } from './count-badge.tsx';
import { isLocked, MENU } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import styles from './menu-list.module.css';

interface MenuListProps {
  readonly vipName: string;
  /** Icons only. */
  readonly isNarrow?: boolean;
  readonly onGo?: () => void;
}

interface MenuItemProps extends MenuListProps {
  readonly item: StaticPath;
}

function MenuItem({ item, vipName, isNarrow, onGo }: MenuItemProps) {
  const Icon = MENU_ICONS.get(item.path);
  const locked = isLocked(item.path, vipName);
  return (
    <li>
      <NavLink
        className={styles.item}
        to={item.getHref()}
        onClick={onGo}
        title={isNarrow ? item.title : undefined}
      >
        <span className={styles.icon} aria-hidden="true">
          {Icon ? <Icon /> : null}
        </span>
        <span className={isNarrow ? 'only-read' : styles.label}>{item.title}</span>
        {item.path === PATHS.order.path && !isNarrow ? <OrdersCount /> : null}
        {locked ? (
          <span className={styles.lock}>
            <LockOutlined aria-hidden="true" />
            <span className="only-read">，需要开通会员</span>
          </span>
        ) : null}
      </NavLink>
    </li>
  );
}

/** The grouped menu, in the side bar and in the sheet of the phone. */
export function MenuList(props: MenuListProps) {
  return (
    <div className={props.isNarrow ? styles.narrow : undefined}>
      {MENU.map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h2 className={props.isNarrow ? 'only-read' : styles.title}>{title}</h2>
          <ul>
            {items.map((item) => (
              <MenuItem key={item.path} {...props} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
