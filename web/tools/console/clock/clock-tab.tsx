import { Button, Input, Space } from 'antd';
import { useCallback, useState } from 'react';
import { useSession } from '#web/lib/session-store.ts';
import { ownsSession, useBackend } from '../backend/backend-in-front.ts';
import { BackendNote } from '../backend/backend-note.tsx';
import { changeClock, clockState, ordersOf, runScenario } from '../control-calls.ts';
import { StepLinkButton } from '../link/step-link-button.tsx';
import { fieldsOf, textOf } from '../read.ts';
import { Hint, Problem, Row, Rows, Section, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { ClockFace } from './clock-face.tsx';
import { CLOCK_PRESETS, LEAPS } from './clock-presets.ts';
import styles from './clock-tab.module.css';
import { OrderSteps } from './order-steps.tsx';

/** Whose orders the page shows, as far as they are ours; empty where nobody is logged in. */
function useAccount(): string {
  const { user } = useSession();
  const backend = useBackend();
  return backend !== null && ownsSession(backend)
    ? backend.localAccount
    : textOf(fieldsOf(user?.user_account).account);
}

/** The replica's time (时钟), which every rule obeys. */
export function ClockTab() {
  const clock = useAnswer(clockState);
  const account = useAccount();
  const orders = useAnswer(useCallback(async () => (account === '' ? null : ordersOf(account)), [account]));
  const action = useAction();
  const product = useProduct();
  const [moment, setMoment] = useState('');

  function act(work: () => Promise<unknown>, done: string): void {
    action.run(async () => {
      await work();
      clock.reload();
      await showOrders();
    }, done);
  }

  async function showOrders(): Promise<void> {
    orders.reload();
    await product.refetch();
  }

  const state = clock.value;
  return (
    <TabPage>
      <BackendNote part="clock" />
      <Section title="现在">
        <Problem text={clock.problem || action.problem} />
        {state ? <ClockFace state={state} /> : null}
        <Space wrap>
          <Button
            disabled={!state || state.frozen || action.isBusy}
            onClick={() => act(() => changeClock({ freeze: state?.now ?? '' }), '时钟已停住')}
          >
            停住
          </Button>
          {LEAPS.map(({ advance, word }) => (
            <Button
              key={advance}
              disabled={action.isBusy}
              onClick={() => act(() => changeClock({ advance }), `时钟前进了 ${word}`)}
            >
              +{word}
            </Button>
          ))}
          <Button
            disabled={action.isBusy}
            onClick={() => act(() => changeClock({ reset: true }), '时钟已复原')}
          >
            复原
          </Button>
        </Space>
        <form
          className={styles.freeze}
          onSubmit={(event) => {
            event.preventDefault();
            if (moment) act(() => changeClock({ freeze: new Date(moment).toISOString() }), '时钟已停住');
          }}
        >
          <Input
            type="datetime-local"
            aria-label="停在的时间"
            value={moment}
            onChange={({ target }) => setMoment(target.value)}
          />
          <Button htmlType="submit" disabled={moment === '' || action.isBusy}>
            停在此时
          </Button>
        </form>
      </Section>
      <Section title="常用">
        <Rows label="常用的时钟操作">
          {CLOCK_PRESETS.map(({ title, text, step }) => (
            <Row
              key={title}
              actions={
                <>
                  <StepLinkButton step={step} />
                  <Button
                    size="small"
                    disabled={action.isBusy}
                    aria-label={`执行 ${title}`}
                    onClick={() =>
                      act(
                        () =>
                          step.kind === 'clock'
                            ? changeClock({ advance: step.name.replace('+', '') })
                            : runScenario(step.name, step.params),
                        `${title}：好了`,
                      )
                    }
                  >
                    执行
                  </Button>
                </>
              }
            >
              {title}
              <small>{text}</small>
            </Row>
          ))}
        </Rows>
      </Section>
      <OrderSteps account={account} orders={orders} onMoved={showOrders} />
      <Hint>时钟前进得多时，登录也会过期；可以在「身份」里重新登录。</Hint>
    </TabPage>
  );
}
