import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '#web/components/pictures/avatar.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Box, Note, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { shows } from '#web/lib/shows.ts';
import { memberName, standing } from '../session/member.ts';
import styles from './account-menu.module.css';
import { BalanceLink } from './balance-link.tsx';
import { useCounters } from './use-counters.ts';
import { useLogout } from './use-logout.ts';
import { WorkspaceChoice } from './workspace-choice.tsx';

/** The menu behind the avatar. It is the browser's own popover, which closes by itself on Esc and outside clicks. */
export function AccountMenu() {
  const { user } = useSession();
  const { isLeaving, leave } = useLogout();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const name = memberName(user);
  const { level, until } = standing(user);
  const { team } = useCounters();
  const places = [PATHS.userInfo, ...(team === null ? [] : [PATHS.myMember]), PATHS.upgrade, PATHS.about];
  const close = () => menu.current?.hidePopover();

  // Who goes on with Tab has left it; a press of the mouse outside closes it by itself.
  useEffect(() => {
    const left = new AbortController();
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const goesElsewhere = relatedTarget instanceof Node && !menu.current?.contains(relatedTarget);
      if (goesElsewhere) menu.current?.hidePopover();
    };
    menu.current?.addEventListener('focusout', onLeave, { signal: left.signal });
    return () => left.abort();
  }, []);

  return (
    <>
      <Box
        type="button"
        as="button"
        align="center"
        items="center"
        className={styles.opener}
        popoverTarget={id}
        aria-label={`账户：${name}`}
        {...shows('UserCenterMag.userIsLogin3')}
      >
        <Avatar src={user?.user_avatar ?? ''} name={name} />
      </Box>
      <Box
        ref={menu}
        id={id}
        popover="auto"
        ground="sheet"
        shadow="float"
        radius="sheet"
        tone="text"
        className={styles.menu}
      >
        <Text as="p" padX={12} weight={600} breaks>
          {name}
        </Text>
        <Note below={8} padX={12} ruled="bottom" size={12} breaks className={styles.level}>
          {level} <WholeDates text={until} />
        </Note>
        {team === null ? null : <WorkspaceChoice team={team} memberName={name} />}
        <BalanceLink className={`${styles.item} ${styles.balance}`} onGo={close} />
        <ul>
          {places.map((place) => (
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
      </Box>
    </>
  );
}
