import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import ProfileOutlined from '@ant-design/icons/es/icons/ProfileOutlined';
import ShoppingCartOutlined from '@ant-design/icons/es/icons/ShoppingCartOutlined';
import type { ReactNode } from 'react';
import { Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import styles from './count-badge.module.css';
import { useCounters } from './use-counters.ts';

const MOST = 99;

interface CountProps {
  readonly count: number;
  /** What is counted, for who hears it: 件, 笔待处理. */
  readonly unit: string;
}

function CountText({ count, unit }: CountProps) {
  return (
    <>
      {count > MOST ? `${MOST}+` : count}
      <span className="only-read"> {unit}</span>
    </>
  );
}

function CountBadge({ icon, ...of }: CountProps & { readonly icon: ReactNode }) {
  return (
    <Text align="center" items="center" className={styles.badge} {...shows('MemberServiceMag.getCounters')}>
      {icon}
      {of.count > 0 ? (
        <Text ground="ink" tone="on-ink" text="center" digits className={styles.count}>
          <CountText {...of} />
        </Text>
      ) : null}
    </Text>
  );
}

interface BadgeProps {
  /** Of the picture. */
  readonly className?: string | undefined;
}

/** The cart with the number of its lines. */
export function CartBadge({ className }: BadgeProps) {
  const { cart } = useCounters();
  return (
    <CountBadge
      icon={<ShoppingCartOutlined className={className} aria-hidden="true" />}
      count={cart}
      unit="件"
    />
  );
}

/** The orders with the number of those that wait for the member. */
export function OrdersBadge({ className }: BadgeProps) {
  const { orders } = useCounters();
  return (
    <CountBadge
      icon={<ProfileOutlined className={className} aria-hidden="true" />}
      count={orders}
      unit="笔待处理"
    />
  );
}

/** The bell with the number of notices that were not read. */
export function NoticesBadge() {
  const { notices } = useCounters();
  return <CountBadge icon={<BellOutlined aria-hidden="true" />} count={notices} unit="条未读" />;
}

/** The same number at the end of a menu item. */
export function OrdersCount() {
  return <MenuCount count={useCounters().orders} unit="笔待处理" />;
}

export function RequestsCount() {
  return <MenuCount count={useCounters().requests} unit="笔待审批" />;
}

function MenuCount({ count, unit }: { readonly count: number; readonly unit: string }) {
  return count > 0 ? (
    <Text
      size="12-20"
      ground="paper-deep"
      tone="text"
      digits
      text="center"
      className={styles.inline}
      {...shows('MemberServiceMag.getCounters')}
    >
      <CountText count={count} unit={unit} />
    </Text>
  ) : null;
}
