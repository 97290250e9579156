import { Button, Popconfirm } from 'antd';
import { SANDBOX_COOKIE } from '#contracts/control/address.ts';
import { BackendNote } from '../backend/backend-note.tsx';
import { resetWorld, worldInfo } from '../control-calls.ts';
import { enterWorld } from '../moments/moment-calls.ts';
import { MomentSection } from '../moments/moment-section.tsx';
import { Hint, Problem, Section, TabPage } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { ScenarioSection } from './scenario-section.tsx';
import { SnapshotSection } from './snapshot-section.tsx';
import styles from './state-tab.module.css';

/** What the replica holds, and the ways to hold something else. */
export function StateTab() {
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
        title="当前数据"
        extra={
          <Popconfirm
            title="恢复到初始数据？"
            description="订单、购物车、故障和时钟都会还原，快照保留。此操作不能撤销。"
            okText="恢复"
            cancelText="取消"
            onConfirm={() => action.run(reset, '已恢复到初始数据')}
          >
            <Button size="small" danger loading={action.isBusy}>
              恢复初始
            </Button>
          </Popconfirm>
        }
      >
        <Problem text={info.problem || action.problem} />
        <dl className={styles.facts}>
          <dt>沙箱</dt>
          <dd>
            {sandbox || '默认'}
            {document.cookie.includes(`${SANDBOX_COOKIE}=`) ? (
              <Button type="link" size="small" onClick={() => enterWorld(null)}>
                回到默认世界
              </Button>
            ) : null}
          </dd>
          <dt>种子</dt>
          <dd>{seed}</dd>
          <dt>版本</dt>
          <dd>
            {version}，契约 {contract.slice(0, 12)}
          </dd>
        </dl>
        <Hint>恢复后仍以同一身份留在本页。</Hint>
      </Section>
      <MomentSection />
      <ScenarioSection />
      <SnapshotSection />
    </TabPage>
  );
}
