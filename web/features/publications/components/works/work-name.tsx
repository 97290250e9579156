import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Work } from '#web/features/publications/model/work.ts';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { WorkRenaming } from '../use-renaming.ts';
import styles from './work-name.module.css';

interface WorkNameProps {
  readonly work: Work;
  readonly renaming: WorkRenaming;
}

/** The name of a work (作品名称), edited in place: Enter saves, Esc gives up. */
export function WorkName({ work, renaming }: WorkNameProps) {
  if (renaming.renaming?.work.ID === work.ID) return <NameField work={work} renaming={renaming} />;
  const onRename = work.moves.includes('rename') ? () => renaming.start(work) : undefined;
  return <ShownName name={work.name} onRename={onRename} />;
}

interface ShownNameProps {
  readonly name: string;
  readonly onRename?: (() => void) | undefined;
  /** Nothing else on a phone leads to renaming it. */
  readonly isOnlyWay?: boolean;
  readonly isBusy?: boolean;
}

/** A name with the button that lets it be edited. */
export function ShownName({ name, onRename, isOnlyWay = false, isBusy = false }: ShownNameProps) {
  return (
    <Row gap={2} align="start" shrinks className={styles.shown}>
      <Text as="h3" size="14-22" breaks className={styles.name} title={name}>
        {name}
      </Text>
      {onRename ? (
        <Button
          className={styles.edit}
          data-is-only-way={isOnlyWay}
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden="true" />}
          loading={isBusy}
          aria-label={`重命名《${name}》`}
          onClick={onRename}
        />
      ) : null}
    </Row>
  );
}

/** The name of a work while it is edited. */
export function NameField({ work, renaming }: WorkNameProps) {
  const { text = '', problem = '' } = renaming.renaming ?? {};
  const field = useRef<InputRef>(null);
  const problemId = useId();

  useEffect(() => {
    // A moment later: the menu that led here gives the focus back first.
    const frame = requestAnimationFrame(() => field.current?.focus({ cursor: 'all' }));
    return () => cancelAnimationFrame(frame);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    // The Enter that ends the typing of Chinese words is not meant for the form.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') renaming.save();
    if (event.key === 'Escape') renaming.giveUp();
  }

  return (
    <Stack gap={8} below={8} {...shows('OpusServiceMag.renameOpus')}>
      <Input
        ref={field}
        value={text}
        aria-label={`《${work.name}》的新名称`}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : problemId}
        status={problem === '' ? '' : 'error'}
        readOnly={renaming.isSaving}
        onChange={(event) => renaming.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {problem === '' ? null : (
        <Text as="p" id={problemId} tone="seal" size="12-18" role="alert">
          {problem}
        </Text>
      )}
      <Row as="p" gap={8} align="stretch" className={styles.ways}>
        <Button type="primary" size="small" loading={renaming.isSaving} onClick={renaming.save}>
          保存
        </Button>
        <Button size="small" disabled={renaming.isSaving} onClick={renaming.giveUp}>
          取消
        </Button>
      </Row>
    </Stack>
  );
}
