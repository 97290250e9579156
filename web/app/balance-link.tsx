import { Link } from 'react-router-dom';
import { Money } from '#web/components/money.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useCounters } from './use-counters.ts';

interface BalanceLinkProps {
  readonly className?: string | undefined;
  readonly onGo?: () => void;
}

/** What the member can spend (余额), on the way to more of it; nothing where nobody knows. */
export function BalanceLink({ className, onGo }: BalanceLinkProps) {
  const { balance } = useCounters();
  if (balance === '') return null;
  return (
    <Link
      className={className}
      to={PATHS.recharge.getHref()}
      title={PATHS.recharge.title}
      onClick={onGo}
      {...shows('MemberServiceMag.getCounters')}
    >
      余额 <Money amount={balance} />
    </Link>
  );
}
