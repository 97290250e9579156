import { Alert, Button } from 'antd';
import { useState } from 'react';
import { mayInTeam, ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ViewLinks } from '#web/components/view-links.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Columns } from '#web/kit/layout/columns.tsx';
import { Facts, Note } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { amountWords } from '#web/lib/words/money-words.ts';
import type { OwnMembership } from '../model/team.ts';
import type { TeamPlace } from '../model/team-place.ts';
import { VIEWS } from '../model/team-place.ts';
import styles from './member-view.module.css';
import { RequestsView } from './requests-view.tsx';
import { RolesTable } from './roles-table.tsx';
import { TogetherView } from './together-view.tsx';

interface MemberViewProps {
  readonly own: OwnMembership;
  readonly place: TeamPlace;
}

/** The team of another member (我在的团队): one's own limits and requests. */
export function MemberView({ own, place }: MemberViewProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leaving = useAct('TeamServiceMag.leaveTeam', {
    doneText: ({ text }) => text,
    onDone: () => setIsLeaving(false),
  });
  const decides = own.state === 'normal' && mayInTeam(own.role, 'decide-requests');
  const isPending = own.state === 'pending';
  const view = place.at.view === 'together' ? 'together' : 'requests';
  const views = { requests: decides ? '团队审批' : '我的审批', together: VIEWS.together };

  return (
    <>
      <Columns
        beside={
          <>
            <Sheet
              title={`${own.ownerName} 的团队`}
              extra={
                <Button onClick={() => setIsLeaving(true)}>{isPending ? '撤回申请' : '退出团队'}</Button>
              }
              {...shows('TeamServiceMag.getTeam', 'TeamServiceMag.leaveTeam')}
            >
              <Facts gap={8} gapX={16} columns="lead" className={styles.facts}>
                <dt>我的角色</dt>
                <dd>
                  {ROLE_NAMES[own.role]}（{own.stateText}）
                </dd>
                <dt>本月剩余额度</dt>
                <dd>{mayInTeam(own.role, 'pay-within-limit') ? <Money amount={own.left} /> : '逐单审批'}</dd>
                <dt>本月已用</dt>
                <dd>
                  {amountWords(own.spent)}
                  {mayInTeam(own.role, 'pay-within-limit') ? ` / ${amountWords(own.monthlyLimit)}` : ''}
                </dd>
                <dt>作品</dt>
                <dd>
                  {own.works}
                  {own.worksLimit === '' ? '，不限' : ` / ${own.worksLimit}`}
                </dd>
              </Facts>
              <Note size="12-18" padTop={16}>
                加入后的订单和作品拥有者可以查看；加入前的只有您自己能看到。额度每月 1 日恢复。
              </Note>
            </Sheet>
            <RolesTable />
          </>
        }
      >
        {own.obstacle === '' ? null : (
          <Alert type={isPending ? 'info' : 'warning'} showIcon title={own.obstacle} />
        )}
        {isPending ? null : (
          <Sheet>
            <ViewLinks
              label="团队"
              views={views}
              current={view}
              hrefFor={(other) => place.hrefFor({ view: other, of: '' })}
            />
            {view === 'together' ? (
              <TogetherView place={place} />
            ) : (
              <RequestsView
                place={place}
                hrefOf={({ colleagueID }) =>
                  (no) =>
                    colleagueID === own.colleagueID ? PATHS.order.getHref({ no }) : ''
                  }
                mayApprove={own.obstacle === ''}
                empty={
                  decides
                    ? '没有审批。成员的订单超出额度时，会在这里等您处理。'
                    : '还没有提交过审批。订单超出额度时，在支付页选择企业付款就会提交。'
                }
              />
            )}
          </Sheet>
        )}
      </Columns>
      {isLeaving ? (
        <ActDialog
          title={isPending ? '撤回加入申请' : `退出 ${own.ownerName} 的团队`}
          okText={isPending ? '撤回' : '退出'}
          consequence={
            isPending
              ? '邀请链接已经使用，要再加入需要重新邀请。'
              : '退出后不能再用企业付款，待审批的订单申请结束；您的作品、订单和账号不受影响。要再加入需要重新邀请。'
          }
          isDestructive
          act={leaving}
          onOk={() => leaving.run({ colleagueID: own.colleagueID })}
          onClose={() => setIsLeaving(false)}
        />
      ) : null}
    </>
  );
}
