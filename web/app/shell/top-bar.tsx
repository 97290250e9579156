import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '#web/components/pictures/brand-mark.tsx';
import { LoadingLine } from '#web/components/states/loading-line.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Box, Row, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useMembershipPhase } from '#web/lib/session/use-may-make.ts';
import { shows } from '#web/lib/shows.ts';
import { standing } from '../session/member.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalanceLink } from './balance-link.tsx';
import { CartBadge } from './count-badge.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { SearchOpener } from './search-opener.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly isMenuNarrow: boolean;
  readonly onToggleMenu: () => void;
  /** What goes on, where there is room for it. */
  readonly goingOn: ReactNode;
}

export function TopBar({ isMenuNarrow, onToggleMenu, goingOn }: TopBarProps) {
  const { user } = useSession();
  const { level, until } = standing(user);
  const isReadOnly = useMembershipPhase() === 'read-only';
  return (
    <Row as="header" gap={12} ground="paper" ruled="bottom" className={styles.bar}>
      <Box
        type="button"
        as="button"
        off="phone"
        className={styles.toggle}
        onClick={onToggleMenu}
        aria-controls="side-bar"
        aria-expanded={!isMenuNarrow}
        aria-label="主菜单的文字"
        title={isMenuNarrow ? '展开菜单' : '收起菜单'}
      >
        {isMenuNarrow ? <MenuUnfoldOutlined aria-hidden="true" /> : <MenuFoldOutlined aria-hidden="true" />}
      </Box>
      <Link className={styles.brand} to={PATHS.manager.getHref()}>
        <BrandMark />
        <span className="only-read">，回到工作台</span>
      </Link>
      <SearchOpener />
      <Row align="stretch" justify="end" grows shrinks className={styles.middle}>
        {goingOn}
      </Row>
      <Link className={styles.standing} {...shows('UserCenterMag.userIsLogin3')} to={PATHS.upgrade.getHref()}>
        <span className="only-read">会员等级：</span>
        <span className={user?.vip_name && !isReadOnly ? styles.member : styles.ordinary}>
          <strong>{level}</strong> {isReadOnly ? '只读 ' : null}
          {until ? (
            <Text digits className={styles.until}>
              <WholeDates text={until} />
            </Text>
          ) : null}
        </span>
      </Link>
      <BalanceLink className={styles.balance} />
      <Link className={styles.cart} to={PATHS.shoppingCart.getHref()} title={PATHS.shoppingCart.title}>
        <CartBadge />
        <span className="only-read">{PATHS.shoppingCart.title}</span>
      </Link>
      <NoticeBell />
      <AccountMenu />
      <LoadingLine />
    </Row>
  );
}
