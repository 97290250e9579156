import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import SyncOutlined from '@ant-design/icons/es/icons/SyncOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { conversions } from '#web/lib/files/conversions.ts';
import { printUploadHref } from '#web/lib/files/print-upload.ts';
import { PATHS } from '#web/lib/paths.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { shows } from '#web/lib/shows.ts';
import { useStore } from '#web/lib/store.ts';
import { type Ended, endedBetween } from '../session/ended.ts';
import styles from './going-on.module.css';
import { ResumeChip } from './resume-chip.tsx';
import { useCounters } from './use-counters.ts';

const ENDED: Readonly<Record<Ended, { readonly text: string; readonly href: string }>> = {
  paid: { text: '付款已有结果', href: PATHS.order.getHref() },
  converted: { text: '转换完成，去查看', href: PATHS.opusList.getHref('all') },
  stuck: { text: '转换未完成，去处理', href: printUploadHref() },
};

/** The screens of a payment tell its result themselves. */
const PAYING: readonly string[] = ['shoppingPay', 'shoppingSuccess', 'recharge'];

/**
 * What goes on wherever the member is (进行中): payments whose result is not known, files that become works, and that
 * they have ended; where nothing does, what to go on with.
 */
export function GoingOn() {
  const { paying, resume } = useCounters();
  const converting = useStore(conversions);
  const { pathname, search } = useLocation();
  const name = screenAt(pathname)?.name ?? '';
  const isThere = (href: string) => href === pathname + search;
  // Where files are brought they show themselves how they end.
  const isAtQueue = name === 'makeEbook' || isThere(printUploadHref());
  const [seen, setSeen] = useState({ paying, conversions: converting });
  const [ended, setEnded] = useState<Ended | null>(null);

  if (seen.paying !== paying || seen.conversions !== converting) {
    const now = { paying, conversions: converting };
    const change = endedBetween(seen, now);
    setSeen(now);
    if (change === undefined) setEnded(null);
    else if (change !== null && !(change === 'paid' ? PAYING.includes(name) : isAtQueue)) setEnded(change);
  }
  // Who has come to where it leads knows it, and so does who is buying what it tells of.
  const isBought = name === 'addShopping' && converting.works.some((id) => pathname.endsWith(`/${id}`));
  if (ended !== null && (isThere(ENDED[ended].href) || (ended === 'converted' && isBought))) setEnded(null);

  const { names, share } = converting;
  const isConverting = names.length > 0 && !isAtQueue;
  const isBusy = paying > 0 || isConverting || ended !== null;
  return (
    <Row gap={8} align="stretch" wraps shrinks className={styles.place}>
      {isBusy || resume === null ? null : (
        <ResumeChip resume={resume}>
          {(words, onClose) => (
            <Chip href={resume.path} onClose={onClose} isOfCounters>
              {words}
            </Chip>
          )}
        </ResumeChip>
      )}
      <Row role="status" gap={8} align="stretch" wraps shrinks className={styles.place}>
        {paying > 0 ? (
          <Chip
            href={PATHS.order.getHref({ tab: 'unpaid' })}
            icon={<SyncOutlined aria-hidden="true" />}
            isOfCounters
          >
            {paying} 笔付款确认中
          </Chip>
        ) : null}
        {isConverting ? (
          <Chip href={printUploadHref()} icon={<SyncOutlined aria-hidden="true" />}>
            {names.length === 1 ? `转换《${names[0]}》` : `${names.length} 个文件转换中`}
            <Muted digits className={styles.share} aria-hidden="true">
              {Math.floor(share * 100)}%
            </Muted>
          </Chip>
        ) : null}
        {ended === null ? null : (
          <Chip
            href={ENDED[ended].href}
            icon={
              ended === 'stuck' ? (
                <WarningOutlined aria-hidden="true" />
              ) : (
                <CheckOutlined aria-hidden="true" />
              )
            }
            onClose={() => setEnded(null)}
          >
            {ENDED[ended].text}
          </Chip>
        )}
      </Row>
    </Row>
  );
}

interface ChipProps {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly isOfCounters?: boolean;
  readonly onClose?: () => void;
}

function Chip({ href, icon, children, isOfCounters = false, onClose }: ChipProps) {
  const given = { className: styles.way, ...(isOfCounters ? shows('MemberServiceMag.getCounters') : {}) };
  const words = (
    <>
      {icon}
      <Text cut>{children}</Text>
    </>
  );
  return (
    <Row as="span" inline shrinks ground="sheet" tone="ink" size={12} className={styles.chip}>
      {/* The reader is a page of its own. */}
      {href.startsWith('/r/') ? (
        <a href={href} {...given}>
          {words}
        </a>
      ) : (
        <Link to={href} {...given}>
          {words}
        </Link>
      )}
      {onClose ? (
        <Stack
          as="button"
          type="button"
          keeps
          className={styles.close}
          aria-label="不再提示"
          onClick={onClose}
        >
          <CloseOutlined aria-hidden="true" />
        </Stack>
      ) : null}
    </Row>
  );
}
