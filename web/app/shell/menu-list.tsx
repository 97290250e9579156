import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import type { KeyboardEvent } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { Text } from '#web/kit/layout/shapes.ts';
import type { Screen } from '#web/lib/paths.ts';
import { SCREEN_PARTS } from '../screens/screen-parts.tsx';
import { isLocked, MENU, type MenuGroup } from './menu.ts';
import styles from './menu-list.module.css';
import { MenuSoon } from './menu-soon.tsx';
import { useCounters } from './use-counters.ts';

interface MenuListProps {
  readonly vipName: string;
  /** Icons only. */
  readonly isNarrow?: boolean;
  readonly onGo?: () => void;
  readonly groups?: readonly MenuGroup[];
}

interface MenuItemProps extends MenuListProps {
  readonly isInTeam: boolean;
  readonly item: Screen;
}

function MenuItem({ item, vipName, isInTeam, isNarrow, onGo }: MenuItemProps) {
  const { Icon, Count } = SCREEN_PARTS[item.name] ?? {};
  const locked = isLocked(item, vipName, isInTeam);
  const { href, title } = item.entry;
  // By the pattern: the place of a list of works is the place of every kind of them.
  const isCurrent = useMatch({ path: item.path, end: false }) !== null;
  return (
    <li>
      <Link
        className={styles.item}
        to={href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
        title={isNarrow ? title : undefined}
      >
        <Text keeps align="center" items="center" className={styles.icon} aria-hidden="true">
          {Icon ? <Icon /> : null}
        </Text>
        <span className={isNarrow ? 'only-read' : styles.label}>{title}</span>
        {Count && !isNarrow ? <Count /> : null}
        {locked ? (
          <Text tone="brass" className={styles.lock}>
            <LockOutlined aria-hidden="true" />
            <span className="only-read">，需要开通会员</span>
          </Text>
        ) : null}
      </Link>
    </li>
  );
}

/** Up and down the menu, from place to place. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const place = places.findIndex((each) => each.matches(':focus'));
  if (step === 0 || place === -1) return;
  event.preventDefault();
  places[place + step]?.focus();
}

/** The grouped menu, in the side bar and in the sheet of the phone. */
export function MenuList(props: MenuListProps) {
  const { isNarrow = false, onGo, groups = MENU } = props;
  const isInTeam = useCounters().team !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links inside.
    <div className={isNarrow ? styles.narrow : undefined} onKeyDown={walk}>
      {groups.map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h2 className={isNarrow ? 'only-read' : styles.title}>{title}</h2>
          <ul>
            {items.map((item) => (
              <MenuItem key={item.entry.href} {...props} item={item} isInTeam={isInTeam} />
            ))}
          </ul>
        </section>
      ))}
      <MenuSoon isNarrow={isNarrow} onGo={onGo} />
    </div>
  );
}
