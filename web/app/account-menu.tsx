import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '#web/components/avatar.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session-store.ts';
import { shows } from '#web/lib/shows.ts';
import styles from './account-menu.module.css';
import { BalanceLink } from './balance-link.tsx';
import { memberName, standing } from './member.ts';
import { useLogout } from './use-logout.ts';

const PLACES = [PATHS.userInfo, PATHS.upgrade, PATHS.about];

interface AccountMenuProps {
  /** The switch of workspaces, for whoever has several. */
  readonly workspaces?: ReactNode;
}

/** The menu behind the avatar. It is the browser's own popover, which closes by itself on Esc and outside clicks. */
export function AccountMenu({ workspaces }: AccountMenuProps) {
  const { user } = useSession();
  const { isLeaving, leave } = useLogout();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const name = memberName(user);
  const { level, until } = standing(user);
  const close = () => menu.current?.hidePopover();

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={`账户：${name}`}
        {...shows('UserCenterMag.userIsLogin3')}
      >
        <Avatar src={user?.user_avatar ?? ''} name={name} />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <p className={styles.name}>{name}</p>
        <p className={styles.level}>
          {level} {until}
        </p>
        <BalanceLink className={`${styles.item} ${styles.balance}`} onGo={close} />
        {workspaces}
        <ul>
          {PLACES.map((place) => (
            <li key={place.path}>
              <Link className={styles.item} to={place.getHref()} onClick={close}>
                {place.title}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.item}
              disabled={isLeaving}
              onClick={leave}
              {...shows('web.doLoginout')}
            >
              退出登录
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
