import { Button, Input } from 'antd';
import { useState } from 'react';
import { momentOf } from '../calls/time-of.ts';
import { loadSnapshot, removeSnapshot, type Snapshot, saveSnapshot, snapshots } from '../control-calls.ts';
import { Hint, Problem, Row, Rows, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import styles from './state-tab.module.css';

function factsOf({ clock, bytes }: Snapshot): string {
  return `${momentOf(Date.parse(clock))} · ${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** Moments of the data to come back to. */
export function SnapshotSection() {
  const list = useAnswer(snapshots);
  const action = useAction();
  const product = useProduct();
  const [name, setName] = useState('');

  function act(work: () => Promise<void>, done: string): void {
    action.run(async () => {
      await work();
      list.reload();
    }, done);
  }

  return (
    <Section title="快照">
      <Hint>保存现在的数据、时钟和故障，以后可以回到这里。</Hint>
      <form
        className={styles.save}
        onSubmit={(event) => {
          event.preventDefault();
          act(async () => {
            await saveSnapshot(name.trim());
            setName('');
          }, '快照已保存');
        }}
      >
        <Input
          placeholder="快照名"
          aria-label="快照名"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button htmlType="submit" disabled={name.trim() === '' || action.isBusy}>
          保存
        </Button>
      </form>
      <Problem text={list.problem || action.problem} />
      <Rows label="快照">
        {(list.value ?? []).map((snapshot) => (
          <Row
            key={snapshot.name}
            actions={
              <>
                <Button
                  size="small"
                  type="text"
                  disabled={action.isBusy}
                  aria-label={`删除快照 ${snapshot.name}`}
                  onClick={() => act(() => removeSnapshot(snapshot.name), '快照已删除')}
                >
                  删除
                </Button>
                <Button
                  size="small"
                  disabled={action.isBusy}
                  aria-label={`回到快照 ${snapshot.name}`}
                  onClick={() =>
                    act(async () => {
                      await loadSnapshot(snapshot.name);
                      await product.arriveAgain();
                    }, `已回到 ${snapshot.name}`)
                  }
                >
                  回到
                </Button>
              </>
            }
          >
            {snapshot.name}
            <small>{factsOf(snapshot)}</small>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
