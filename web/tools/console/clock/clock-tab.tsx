import { Button, Input, Space } from 'antd';
import { useCallback, useState } from 'react';
import { useSession } from '#web/lib/session/session-store.ts';
import { ownsSession, useBackend } from '../backend/backend-in-front.ts';
import { BackendNote } from '../backend/backend-note.tsx';
import { changeClock, clockState, ordersOf, runScenario } from '../control-calls.ts';
import { StepLinkButton } from '../link/step-link-button.tsx';
import { fieldsOf, textOf } from '../read.ts';
import { Hint, Line, Problem, Rows, Section, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { useWords } from '../words/words.ts';
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
  const say = useWords().world.clock;
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
      <Section title={say.now}>
        <Problem text={clock.problem || action.problem} />
        {state ? <ClockFace state={state} /> : null}
        <Space wrap>
          <Button
            disabled={!state || state.frozen || action.isBusy}
            onClick={() => act(() => changeClock({ freeze: state?.now ?? '' }), say.stopped)}
          >
            {say.stop}
          </Button>
          {LEAPS.map((advance) => (
            <Button
              key={advance}
              disabled={action.isBusy}
              onClick={() => act(() => changeClock({ advance }), say.leapt(say.leap[advance]))}
            >
              +{say.leap[advance]}
            </Button>
          ))}
          <Button
            disabled={action.isBusy}
            onClick={() => act(() => changeClock({ reset: true }), say.wasReset)}
          >
            {say.reset}
          </Button>
        </Space>
        <form
          className={styles.freeze}
          onSubmit={(event) => {
            event.preventDefault();
            if (moment) act(() => changeClock({ freeze: new Date(moment).toISOString() }), say.stopped);
          }}
        >
          <Input
            type="datetime-local"
            aria-label={say.stopAtLabel}
            value={moment}
            onChange={({ target }) => setMoment(target.value)}
          />
          <Button htmlType="submit" disabled={moment === '' || action.isBusy}>
            {say.stopAt}
          </Button>
        </form>
      </Section>
      <Section title={say.presets}>
        <Rows label={say.presetsLabel}>
          {CLOCK_PRESETS.map(({ name, minutes, step }) => {
            const { title, text } = say.preset[name];
            return (
              <Line
                key={name}
                actions={
                  <>
                    <StepLinkButton step={step} />
                    <Button
                      size="small"
                      disabled={action.isBusy}
                      aria-label={say.runOf(title)}
                      onClick={() =>
                        act(
                          () =>
                            step.kind === 'clock'
                              ? changeClock({ advance: step.name.replace('+', '') })
                              : runScenario(step.name, step.params),
                          say.ran(title),
                        )
                      }
                    >
                      {say.run}
                    </Button>
                  </>
                }
              >
                {title}
                <small>{text(minutes)}</small>
              </Line>
            );
          })}
        </Rows>
      </Section>
      <OrderSteps account={account} orders={orders} onMoved={showOrders} />
      <Hint>{say.hint}</Hint>
    </TabPage>
  );
}
