import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ColumnsSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { upgradeFrom, type WayBack, wayBackOf } from '#web/lib/upgrade-way.ts';
import type { Plans, Upgrade } from '../api.ts';
import { PlanTable } from '../components/plan-table.tsx';
import { PurchaseForm } from '../components/purchase-form.tsx';
import { PurchaseHistory } from '../components/purchase-history.tsx';
import { AdviceCard, InviteCard, MemberCodeCard, Questions } from '../components/side-cards.tsx';
import { StandingCard } from '../components/standing-card.tsx';
import { UpgradeDone } from '../components/upgrade-done.tsx';
import { WaitingCard } from '../components/waiting-card.tsx';
import { firstPlan, type Term } from '../model/choice.ts';
import { queries } from '../queries.ts';
import styles from './upgrade-screen.module.css';

interface UpgradeScreenProps {
  /** The cashier is another part of the product. */
  readonly renderPayment: (slot: {
    readonly payNo: string;
    /** What is paid for; empty while nobody knows. */
    readonly name: string;
    /** The way out, while it is not paid. */
    readonly back: ReactNode;
    readonly way: WayBack | null;
    readonly onOver: () => void;
  }) => ReactNode;
  /** The level has changed, which the locks have to learn. */
  readonly onRaised: () => void;
}

/** 升级会员: where the membership stands, what each plan brings, and every way to come by it. */
export function UpgradeScreen(props: UpgradeScreenProps) {
  const query = useQuery(queries.plans());
  return (
    <>
      <PageHeader title="升级会员" purpose="比较会员方案，续费、升级或兑换会员码，算式和到期日写得清楚。" />
      {query.data ? (
        <Filled plans={query.data} {...props} />
      ) : query.isPending ? (
        <ColumnsSkeleton />
      ) : (
        <Sheet>
          {query.error?.kind === 'not-there' ? (
            <UnsupportedState text="不能在这里购买会员，已有的会员不受影响。" />
          ) : (
            <ErrorState
              title="会员方案没有加载出来"
              text="您的会员不受影响，请稍后重试。"
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
              error={query.error}
            />
          )}
        </Sheet>
      )}
    </>
  );
}

function Filled({ plans, renderPayment, onRaised }: UpgradeScreenProps & { plans: Plans }) {
  const [search, setSearch] = useSearchParams();
  const [term, setTerm] = useState<Term>('year');
  const [applied, setApplied] = useState<Upgrade | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const payNo = search.get('pay') ?? '';
  const from = search.get('from') ?? upgradeFrom.get();
  const way = wayBackOf(from);
  const plan = firstPlan(plans, search.get('plan') ?? '');
  const others = plans.waiting.filter((waiting) => waiting.payNo !== payNo);
  const stage = applied !== null ? 'done' : payNo === '' ? 'choosing' : 'paying';
  const stageBefore = useRef(stage);
  useEffect(() => {
    // What was pressed is gone: whoever goes on is brought to what came in its place.
    if (stage !== 'choosing' && stage !== stageBefore.current) place.current?.focus();
    stageBefore.current = stage;
  }, [stage]);

  function change(name: 'pay' | 'plan' | 'page', value: string): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  }

  function begun(upgrade: Upgrade): void {
    upgradeFrom.set(from);
    if (upgrade.state !== 'applied') {
      change('pay', upgrade.payNo);
      return;
    }
    setApplied(upgrade);
    onRaised();
  }

  function over(): void {
    setApplied(null);
    change('pay', '');
  }

  return (
    <div className={styles.parts}>
      <StandingCard plans={plans} />
      {stage === 'choosing' ? (
        <PlanTable
          plans={plans}
          chosen={plan?.level ?? ''}
          term={term}
          onTerm={setTerm}
          onChoose={(level) => {
            change('plan', level);
            place.current?.focus();
          }}
        />
      ) : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          {stage === 'choosing' && plan ? (
            <PurchaseForm
              key={plan.level}
              ref={place}
              plan={plan}
              term={term}
              balance={plans.balance}
              onBegun={begun}
            />
          ) : null}
          {stage === 'choosing' ? null : (
            <div ref={place} className={styles.payment} tabIndex={-1}>
              {applied ? (
                <UpgradeDone message={applied.message} way={way} onClose={over} />
              ) : (
                renderPayment({
                  payNo,
                  name: plans.waiting.find((waiting) => waiting.payNo === payNo)?.title ?? '',
                  way,
                  back: (
                    <Button type="link" className={styles.back} onClick={over}>
                      返回会员方案
                    </Button>
                  ),
                  onOver: over,
                })
              )}
            </div>
          )}
        </div>
        <div className={styles.column}>
          <AdviceCard advice={plans.advice} />
          {others.length > 0 ? (
            <WaitingCard waiting={others} onGoOn={(waiting) => change('pay', waiting)} onRaised={onRaised} />
          ) : null}
          <MemberCodeCard lockedMinutes={plans.codeLockedMinutes} onRaised={onRaised} />
          <InviteCard inviteCode={plans.inviteCode} />
        </div>
      </div>
      <PurchaseHistory
        page={parseWholeNumber(search.get('page') ?? '') || 1}
        onPage={(page) => change('page', page === 1 ? '' : String(page))}
      />
      <Questions />
    </div>
  );
}
