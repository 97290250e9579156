import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { NoAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Facts, Note, Row } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { amountWords } from '#web/lib/words/money-words.ts';
import type { Offer } from '../model/team.ts';
import styles from './invite-step.module.css';
import viewStyles from './member-view.module.css';

interface InviteStepProps {
  readonly code: string;
  /** The link was accepted, or leads nowhere. */
  readonly onOver: () => void;
  /** It is not wanted, for now. */
  readonly onDecline: () => void;
}

/** Where an invite link leads (接受邀请): the team, the offered role, and the button to join. */
export function InviteStep(props: InviteStepProps) {
  const { code, onOver } = props;
  // The link is used up by accepting it, so it is not read again behind that.
  const query = useQuery({
    ...ask('TeamServiceMag.getInvite', { code }),
    ...FRESH,
    refetchOnWindowFocus: false,
  });
  const { data, error } = query;
  if (data) return <OfferSheet {...props} offer={data} />;
  return (
    <Sheet title="团队邀请">
      {error?.kind === 'refused' ? (
        <EmptyState
          text={error.message}
          action={
            <Button type="primary" onClick={onOver}>
              返回成员管理
            </Button>
          }
        />
      ) : (
        <NoAnswer
          query={query}
          what="邀请"
          safe="链接仍然有效，请稍后重试。"
          unsupported="不能在这里加入团队，其他功能照常使用。"
          skeleton={<LinesSkeleton count={4} />}
        />
      )}
    </Sheet>
  );
}

function OfferSheet({ offer, code, onOver, onDecline }: InviteStepProps & { offer: Offer }) {
  const now = useServerNow(null);
  const accepting = useAct('TeamServiceMag.acceptInvite', { onDone: onOver });
  const isContributor = offer.role === 'contributor';
  const facts = [
    ['角色', ROLE_NAMES[offer.role]],
    ['企业付款', isContributor ? '逐单审批' : `每月 ${amountWords(offer.monthlyLimit)} 以内直接付款`],
    ['作品数', offer.worksLimit === '' ? '不限' : `${offer.worksLimit} 个`],
    ['有效期', `${chinaTimeText(Date.parse(offer.expiresAt), now)} 前`],
  ];
  return (
    <div className={styles.step}>
      <Sheet
        title={`${offer.ownerName} 邀请您加入团队`}
        {...shows('TeamServiceMag.getInvite', 'TeamServiceMag.acceptInvite')}
      >
        <Facts gap={8} gapX={16} columns="lead" className={viewStyles.facts}>
          {facts.map(([name, text]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Facts>
        <Note size="12-18" padTop={16}>
          加入后，您的订单可以由 {offer.ownerName}{' '}
          付款；加入后的订单和作品对方可以查看，加入前的仍然只有您自己能看到。
        </Note>
        <Problem text={accepting.problem} />
        <Row gap={8} align="stretch" wraps padTop={16} className={styles.actions}>
          <Button
            type="primary"
            size="large"
            loading={accepting.isBusy}
            onClick={() => void accepting.run({ code })}
          >
            接受并申请加入
          </Button>
          <Button size="large" onClick={onDecline}>
            暂不加入
          </Button>
        </Row>
      </Sheet>
    </div>
  );
}
