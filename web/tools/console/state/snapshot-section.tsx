import { Button, Input } from 'antd';
import { useState } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import { momentOf } from '../calls/time-of.ts';
import { loadSnapshot, removeSnapshot, type Snapshot, saveSnapshot, snapshots } from '../control-calls.ts';
import { Hint, Line, Problem, Rows, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { useWords } from '../words/words.ts';

function factsOf({ clock, bytes }: Snapshot): string {
  return `${momentOf(Date.parse(clock))} · ${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** Moments of the data to come back to. */
export function SnapshotSection() {
  const say = useWords().world.snapshot;
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
    <Section title={say.title}>
      <Hint>{say.hint}</Hint>
      <Row
        as="form"
        gap={8}
        align="stretch"
        onSubmit={(event) => {
          event.preventDefault();
          act(async () => {
            await saveSnapshot(name.trim());
            setName('');
          }, say.saved);
        }}
      >
        <Input
          placeholder={say.name}
          aria-label={say.name}
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button htmlType="submit" disabled={name.trim() === '' || action.isBusy}>
          {say.save}
        </Button>
      </Row>
      <Problem text={list.problem || action.problem} />
      <Rows label={say.title}>
        {(list.value ?? []).map((snapshot) => (
          <Line
            key={snapshot.name}
            actions={
              <>
                <Button
                  size="small"
                  type="text"
                  disabled={action.isBusy}
                  aria-label={say.removeOf(snapshot.name)}
                  onClick={() => act(() => removeSnapshot(snapshot.name), say.removed)}
                >
                  {say.remove}
                </Button>
                <Button
                  size="small"
                  disabled={action.isBusy}
                  aria-label={say.loadOf(snapshot.name)}
                  onClick={() =>
                    act(async () => {
                      await loadSnapshot(snapshot.name);
                      await product.arriveAgain();
                    }, say.loaded(snapshot.name))
                  }
                >
                  {say.load}
                </Button>
              </>
            }
          >
            {snapshot.name}
            <small>{factsOf(snapshot)}</small>
          </Line>
        ))}
      </Rows>
    </Section>
  );
}
