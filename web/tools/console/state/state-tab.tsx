import { Button, Popconfirm } from 'antd';
import { SANDBOX_COOKIE } from '#contracts/control/address.ts';
import { Facts } from '#web/kit/layout/shapes.ts';
import { BackendNote } from '../backend/backend-note.tsx';
import { resetWorld, worldInfo } from '../control-calls.ts';
import { enterWorld } from '../moments/moment-calls.ts';
import { MomentSection } from '../moments/moment-section.tsx';
import { Hint, Problem, Section, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { useWords } from '../words/words.ts';
import { ScenarioSection } from './scenario-section.tsx';
import { SnapshotSection } from './snapshot-section.tsx';
import styles from './state-tab.module.css';

/** What the replica holds, and the ways to hold something else. */
export function StateTab() {
  const say = useWords().world.state;
  const info = useAnswer(worldInfo);
  const action = useAction();
  const product = useProduct();

  async function reset(): Promise<void> {
    await resetWorld();
    await product.arriveAgain();
    info.reload();
  }

  const { sandbox = '', seed = '', version = '', contract = '' } = info.value ?? {};
  return (
    <TabPage>
      <BackendNote part="state" />
      <Section
        title={say.title}
        extra={
          <Popconfirm
            title={say.resetQuestion}
            description={say.resetMeaning}
            okText={say.resetAgree}
            cancelText={say.cancel}
            onConfirm={() => action.run(reset, say.wasReset)}
          >
            <Button size="small" danger loading={action.isBusy}>
              {say.reset}
            </Button>
          </Popconfirm>
        }
      >
        <Problem text={info.problem || action.problem} />
        <Facts gap={2} gapX={12} columns="lead" breaks className={styles.facts}>
          <dt>{say.sandbox}</dt>
          <dd>
            {sandbox || say.usual}
            {document.cookie.includes(`${SANDBOX_COOKIE}=`) ? (
              <Button type="link" size="small" onClick={() => enterWorld(null)}>
                {say.leave}
              </Button>
            ) : null}
          </dd>
          <dt>{say.seed}</dt>
          <dd>{seed}</dd>
          <dt>{say.version}</dt>
          <dd>{say.versionAndContract(version, contract.slice(0, 12))}</dd>
        </Facts>
        <Hint>{say.hint}</Hint>
      </Section>
      <MomentSection />
      <ScenarioSection />
      <SnapshotSection />
    </TabPage>
  );
}
