import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { Note, Row } from '#web/kit/layout/shapes.ts';
import { Problem, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useAnswer } from '../use-answer.ts';
import { useProduct } from '../use-product.ts';
import { useWords } from '../words/words.ts';
import { ComparedRows } from './compared-rows.tsx';
import styles from './entry-moment.module.css';
import { branchAt, type Compared, compare, enterWorld, LATEST, moments, rewindTo } from './moment-calls.ts';

type Scope = 'this' | 'now';
type Opened = 'nothing' | 'branch' | 'compare';

const SCOPES: readonly Scope[] = ['this', 'now'];

/** What can be done at the moment right before a call that wrote. */
export function EntryMoment({ moment }: { readonly moment: number }) {
  const say = useWords().calls.moments;
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
      (undone) => (undone === 0 ? say.restored : say.backTo(undone)),
    );
  }

  function showDifferences(wanted: Scope): void {
    setScope(wanted);
    setOpened('compare');
    action.run(async () => setCompared(await compare(id, wanted === 'this' ? next : LATEST)), say.compared);
  }

  if (answer.value && place < 0) {
    return (
      <Section title={say.thisWrite}>
        <Note>{say.outOfReach}</Note>
      </Section>
    );
  }
  return (
    <Section title={say.thisWrite}>
      {isUndone ? <Note>{say.isUndone}</Note> : null}
      <Row gap={8} align="stretch" wraps>
        {isUndone ? (
          <Button size="small" disabled={action.isBusy} onClick={() => rewind(LATEST)}>
            {say.restoreAll}
          </Button>
        ) : (
          <Button size="small" disabled={action.isBusy || place < 0} onClick={() => rewind(id)}>
            {say.back}
          </Button>
        )}
        <Button
          size="small"
          disabled={place < 0}
          aria-expanded={opened === 'branch'}
          onClick={() => setOpened(opened === 'branch' ? 'nothing' : 'branch')}
        >
          {say.branch}
        </Button>
        <Button
          size="small"
          disabled={action.isBusy || place < 0}
          aria-expanded={opened === 'compare'}
          onClick={() => (opened === 'compare' ? setOpened('nothing') : showDifferences(scope))}
        >
          {say.compare}
        </Button>
      </Row>
      <Problem text={answer.problem || action.problem} />
      {opened === 'branch' && branch === null ? (
        <Row
          as="form"
          gap={8}
          align="stretch"
          wraps
          className={styles.branch}
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = name.trim();
            action.run(async () => {
              await branchAt(id, wanted);
              setBranch(wanted);
            }, say.branchedOff(wanted));
          }}
        >
          <Input
            autoFocus
            placeholder={say.branchExample}
            aria-label={say.branchName}
            maxLength={64}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button htmlType="submit" disabled={name.trim() === '' || action.isBusy}>
            {say.branchOff}
          </Button>
        </Row>
      ) : null}
      {branch === null ? null : (
        <Note>
          {say.branchRests(branch)}
          <Button type="link" size="small" onClick={() => enterWorld(branch)}>
            {say.enter(branch)}
          </Button>
        </Note>
      )}
      {opened === 'compare' ? (
        <>
          <Segmented
            size="small"
            options={SCOPES.map((value) => ({ value, label: say.scope[value] }))}
            value={scope}
            onChange={showDifferences}
          />
          {compared ? <ComparedRows {...compared} /> : null}
        </>
      ) : null}
    </Section>
  );
}
