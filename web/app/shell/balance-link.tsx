import { Link } from 'react-router-dom';
import { Money } from '#web/components/buying/money.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { workspaceStore } from '#web/lib/session/workspace.ts';
import { shows } from '#web/lib/shows.ts';
import { useStore } from '#web/lib/store.ts';
import { useCounters } from './use-counters.ts';

interface BalanceLinkProps {
  readonly className?: string | undefined;
  readonly onGo?: () => void;
}

/**
 * What can be spent on the account that the member works on, on the way to more of it: the own balance (余额), or what the
 * team still pays this month (团队额度). Nothing while that is unknown.
 */
export function BalanceLink({ className, onGo }: BalanceLinkProps) {
  const { balance, team } = useCounters();
  const workspace = useStore(workspaceStore);
  const isOfTeam = team !== null && workspace === 'team';
  const amount = isOfTeam ? team.left : balance;
  const place = isOfTeam ? PATHS.myMember : PATHS.recharge;
  if (!isOfTeam && amount === '') return null;
  return (
    <Link
      className={className}
      to={place.getHref()}
      title={place.title}
      onClick={onGo}
      {...shows('MemberServiceMag.getCounters')}
    >
      {isOfTeam ? (amount === undefined ? '团队账户' : '团队额度 ') : '余额 '}
      {amount === undefined ? null : <Money amount={amount} />}
    </Link>
  );
}
