import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PageHeader } from '#web/components/page-header.tsx';
import { Counter } from '#web/features/payment/components/counter.tsx';
import { UPGRADED } from '#web/features/payment/model/payment.ts';
import { checkSession } from '#web/features/session/check-session.ts';
import { useAddress } from '#web/kit/address/address.ts';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Columns, Parts } from '#web/kit/layout/columns.tsx';
import { upgradeFrom, wayBackOf } from '#web/lib/upgrade-way.ts';
import { PlanTable } from '../components/plan-table.tsx';
import { PurchaseForm } from '../components/purchase-form.tsx';
import { PurchaseHistory } from '../components/purchase-history.tsx';
import { AdviceCard, InviteCard, MemberCodeCard, Questions } from '../components/side-cards.tsx';
import { StandingCard } from '../components/standing-card.tsx';
import { UpgradeDone } from '../components/upgrade-done.tsx';
import { WaitingCard } from '../components/waiting-card.tsx';
import { firstPlan, type Plans, type Term, type Upgrade } from '../model/choice.ts';
import { UPGRADE } from '../model/upgrade-place.ts';

/** The level stands in the session, from which every lock reads it. */
const learnLevel = () => void checkSession();

/** 升级会员: the membership, what each plan brings, and every way to obtain it. */
export function UpgradeScreen() {
  const query = useQuery({ ...ask('UpgradeServiceMag.getPlans'), ...FRESH });
  return (
    <>
      <PageHeader title="升级会员" purpose="比较会员方案，续费、升级或兑换会员码，算式和到期日写得清楚。" />
      <ScreenAnswer
        query={query}
        what="会员方案"
        safe="您的会员不受影响，请稍后重试。"
        unsupported="不能在这里购买会员，已有的会员不受影响。"
      >
        {(plans) => <Filled plans={plans} />}
      </ScreenAnswer>
    </>
  );
}

function Filled({ plans }: { plans: Plans }) {
  const address = useAddress(UPGRADE);
  const { pay } = address.at;
  const [term, setTerm] = useState<Term>('year');
  const [applied, setApplied] = useState<Upgrade | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const from = address.at.from || upgradeFrom.get();
  const way = wayBackOf(from);
  const plan = firstPlan(plans, address.at.plan);
  const others = plans.waiting.filter(({ payNo }) => payNo !== pay);
  const goOn = (payNo: string) => address.go({ pay: payNo });

  function begun(upgrade: Upgrade): void {
    upgradeFrom.set(from);
    if (upgrade.state !== 'applied') {
      goOn(upgrade.payNo);
      return;
    }
    setApplied(upgrade);
    learnLevel();
  }

  function leave(): void {
    setApplied(null);
    address.go({ pay: '' });
  }

  const done = (message: string) => <UpgradeDone message={message} way={way} onClose={leave} />;
  return (
    <Parts>
      <StandingCard plans={plans} />
      {applied === null && pay === '' ? (
        <PlanTable
          plans={plans}
          chosen={plan?.level ?? ''}
          term={term}
          onTerm={setTerm}
          onChoose={(level) => {
            address.go({ plan: level });
            form.current?.focus({ preventScroll: true });
            form.current?.scrollIntoView({ block: 'start' });
          }}
        />
      ) : null}
      <Columns
        beside={
          <>
            <AdviceCard advice={plans.advice} />
            {others.length > 0 ? <WaitingCard waiting={others} onGoOn={goOn} onRaised={learnLevel} /> : null}
            <MemberCodeCard lockedMinutes={plans.codeLockedMinutes} onRaised={learnLevel} />
            <InviteCard inviteCode={plans.inviteCode} />
          </>
        }
      >
        <Counter
          payNo={pay}
          waiting={plans.waiting}
          kept="价格"
          stale={UPGRADED}
          done={applied && done(applied.message)}
          backText="返回会员方案"
          onBack={leave}
          onPaid={learnLevel}
          renderPaid={({ message }) => done(message)}
        >
          {plan ? (
            <PurchaseForm
              key={plan.level}
              ref={form}
              plan={plan}
              term={term}
              balance={plans.balance}
              onBegun={begun}
            />
          ) : null}
        </Counter>
        <PurchaseHistory address={address} />
      </Columns>
      <Questions />
    </Parts>
  );
}
