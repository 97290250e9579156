import { Drawer } from 'antd';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { NoticesBadge } from './count-badge.tsx';
import styles from './notice-bell.module.css';

const NoticePanel = lazy(async () => ({
  default: (await import('#web/features/notices/components/notice-panel.tsx')).NoticePanel,
}));

/**
 * The bell (通知) with what was not read. What was told opens below it, in the browser's own popover, which closes by
 * itself on Esc and outside clicks; on a phone it is a sheet of its own.
 */
export function NoticeBell() {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const isOnPhone = useMedia(upTo('phone'));
  const [isOpen, setIsOpen] = useState(false);
  const hasNoCounters = useIsMissing('MemberServiceMag.getCounters');
  const hasNoNotices = useIsMissing('NoticeServiceMag.getNotices');
  if (hasNoCounters || (hasNoNotices && !isOpen)) return null;

  const close = () => {
    popover.current?.hidePopover?.();
    setIsOpen(false);
  };
  const panel = isOpen ? (
    <Suspense fallback={<LinesSkeleton count={5} />}>
      <NoticePanel onGo={close} />
    </Suspense>
  ) : null;

  return (
    <>
      <button
        type="button"
        className={styles.bell}
        title="通知"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOnPhone ? {} : { popoverTarget: id })}
        onClick={() => setIsOpen(true)}
      >
        <NoticesBadge />
        <span className="only-read">通知</span>
      </button>
      {isOnPhone ? (
        <Drawer
          open={isOpen}
          onClose={close}
          placement="bottom"
          size="calc(100 * var(--dvh, 1vh))"
          title="通知"
          styles={{ body: { padding: 0 } }}
        >
          {panel}
        </Drawer>
      ) : (
        <div
          ref={popover}
          id={id}
          popover="auto"
          // Closed it is nothing that could be found.
          {...(isOpen ? { role: 'dialog', 'aria-label': '通知' } : {})}
          className={styles.panel}
          onToggle={({ newState }) => setIsOpen(newState === 'open')}
        >
          {panel}
        </div>
      )}
    </>
  );
}
