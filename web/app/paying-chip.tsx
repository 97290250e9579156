import SyncOutlined from '@ant-design/icons/es/icons/SyncOutlined';
import { Link } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import styles from './paying-chip.module.css';
import { useCounters } from './use-counters.ts';

/** Payments under way (付款确认中), wherever the member went meanwhile. */
export function PayingChip() {
  const { paying } = useCounters();
  return (
    <span role="status" className={styles.place}>
      {paying > 0 ? (
        <Link
          className={styles.chip}
          to={PATHS.order.getHref({ tab: 'unpaid' })}
          {...shows('MemberServiceMag.getCounters')}
        >
          <SyncOutlined aria-hidden="true" />
          {paying} 笔付款确认中
        </Link>
      ) : null}
    </span>
  );
}
