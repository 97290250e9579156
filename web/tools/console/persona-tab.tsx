import { Button } from 'antd';
import { useSession } from '#web/lib/session-store.ts';
import { ownsSession, useBackend } from './backend/backend-in-front.ts';
import { BackendNote } from './backend/backend-note.tsx';
import { personas } from './control-calls.ts';
import { StepLinkButton } from './link/step-link-button.tsx';
import { Hint, Problem, Row, Rows, Section, TabPage } from './section.tsx';
import { useAction } from './use-action.ts';
import { useAnswer } from './use-answer.ts';
import { useProduct } from './use-product.ts';

/** Becoming another member without leaving the page. */
export function PersonaTab() {
  const { value: list = [], problem } = useAnswer(personas);
  const action = useAction();
  const product = useProduct();
  const { user } = useSession();
  const isElsewhere = ownsSession(useBackend());
  const current = isElsewhere ? '' : String(user?.user_id ?? '');

  return (
    <TabPage>
      <BackendNote part="persona" />
      <Section title="切换身份">
        <Hint>不需要密码，留在当前页面，并重新读取数据。</Hint>
        <Problem text={problem || action.problem} />
        <Rows label="身份">
          {list.map(({ account, user_id: userId, nick, vip_name: level }) => (
            <Row
              key={account}
              isCurrent={userId === current}
              actions={
                <>
                  <StepLinkButton step={{ kind: 'persona', name: account, params: {} }} />
                  <Button
                    size="small"
                    disabled={isElsewhere || action.isBusy || userId === current}
                    aria-label={`${userId === current ? '当前是' : '切换为'} ${nick}`}
                    onClick={() => action.run(() => product.become(account), `现在是 ${nick}`)}
                  >
                    {userId === current ? '当前' : '切换'}
                  </Button>
                </>
              }
            >
              {nick}
              <small>
                {account} · {level || '普通会员'}
              </small>
            </Row>
          ))}
        </Rows>
      </Section>
    </TabPage>
  );
}
