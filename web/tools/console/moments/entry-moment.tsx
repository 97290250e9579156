import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { Problem, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { ComparedRows } from './compared-rows.tsx';
import styles from './entry-moment.module.css';
import { branchAt, type Compared, compare, enterWorld, LATEST, moments, rewindTo } from './moment-calls.ts';

type Scope = 'this' | 'now';
type Opened = 'nothing' | 'branch' | 'compare';

const SCOPES: { readonly value: Scope; readonly label: string }[] = [
  { value: 'this', label: '只看这次写入' },
  { value: 'now', label: '直到现在' },
];

/** What can be done at the moment right before a call that wrote. */
export function EntryMoment({ moment }: { readonly moment: number }) {
  const answer = useAnswer(moments);
  const action = useAction();
  const product = useProduct();
  const [opened, setOpened] = useState<Opened>('nothing');
  const [name, setName] = useState('');
  const [branch, setBranch] = useState<string | null>(null);
  const [scope, setScope] = useState<Scope>('this');
  const [compared, setCompared] = useState<Compared | null>(null);

  const id = String(moment);
  const list = answer.value?.list ?? [];
  const place = list.findIndex((one) => one.id === moment);
  const isUndone = list[place]?.undone ?? false;
  const next = String(list[place + 1]?.id ?? LATEST);

  function rewind(to: string): void {
    action.run(
      async () => {
        const undone = await rewindTo(to);
        setCompared(null);
        setOpened('nothing');
        answer.reload();
        await product.refetch();
        return undone;
      },
      (undone) => (undone === 0 ? '已恢复到最新' : `已回到此前，撤回 ${undone} 次写入`),
    );
  }

  function showDifferences(wanted: Scope): void {
    setScope(wanted);
    setOpened('compare');
    action.run(async () => setCompared(await compare(id, wanted === 'this' ? next : LATEST)), '已比较');
  }

  if (answer.value && place < 0) {
    return (
      <Section title="这次写入">
        <p className={styles.words}>
          已不在可以回去的范围内：只保存最近的写入，恢复初始、快照和导入之后重新开始。
        </p>
      </Section>
    );
  }
  return (
    <Section title="这次写入">
      {isUndone ? <p className={styles.words}>已撤回。再次写入之前可以恢复。</p> : null}
      <div className={styles.acts}>
        {isUndone ? (
          <Button size="small" disabled={action.isBusy} onClick={() => rewind(LATEST)}>
            恢复到最新
          </Button>
        ) : (
          <Button size="small" disabled={action.isBusy || place < 0} onClick={() => rewind(id)}>
            回到此前
          </Button>
        )}
        <Button
          size="small"
          disabled={place < 0}
          aria-expanded={opened === 'branch'}
          onClick={() => setOpened(opened === 'branch' ? 'nothing' : 'branch')}
        >
          在此分出世界
        </Button>
        <Button
          size="small"
          disabled={action.isBusy || place < 0}
          aria-expanded={opened === 'compare'}
          onClick={() => (opened === 'compare' ? setOpened('nothing') : showDifferences(scope))}
        >
          比较
        </Button>
      </div>
      <Problem text={answer.problem || action.problem} />
      {opened === 'branch' && branch === null ? (
        <form
          className={styles.branch}
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = name.trim();
            action.run(async () => {
              await branchAt(id, wanted);
              setBranch(wanted);
            }, `世界 ${wanted} 已分出`);
          }}
        >
          <Input
            autoFocus
            placeholder="新世界的名字，如 what-if"
            aria-label="新世界的名字"
            maxLength={64}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button htmlType="submit" disabled={name.trim() === '' || action.isBusy}>
            分出
          </Button>
        </form>
      ) : null}
      {branch === null ? null : (
        <p className={styles.words}>
          世界 {branch} 停在这次写入之前，当前世界不变。
          <Button type="link" size="small" onClick={() => enterWorld(branch)}>
            进入 {branch}
          </Button>
        </p>
      )}
      {opened === 'compare' ? (
        <>
          <Segmented size="small" options={SCOPES} value={scope} onChange={showDifferences} />
          {compared ? <ComparedRows {...compared} /> : null}
        </>
      ) : null}
    </Section>
  );
}
